"""QR codes for the camera of a phone, so that nobody has to type."""

import io

import segno
import segno.helpers

from fives.server.settings import Settings


def link_code(url: str) -> segno.QRCode:
    """Return the code of a link."""
    return segno.make(url, micro=False)


def wifi_code(settings: Settings) -> segno.QRCode:
    """Return the code with which a phone joins the Wi-Fi of this room."""
    security = "WPA" if settings.wifi_password else None
    return segno.helpers.make_wifi(settings.wifi, settings.wifi_password or None, security)


def draw(code: segno.QRCode) -> str:
    """Return a code as SVG."""
    drawn = io.BytesIO()
    code.save(drawn, kind="svg", scale=8, border=2, xmldecl=False, light="#fff")
    return drawn.getvalue().decode()
