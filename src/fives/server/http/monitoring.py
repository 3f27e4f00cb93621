"""The HTTP calls for monitoring."""

from __future__ import annotations

from litestar import Response, get

from fives.server.http.request_helpers import (
    AnyRequest,
    lobby_of,
)
from fives.server.prometheus_metrics import Metrics


@get("/healthz", media_type="text/plain", include_in_schema=False)
async def get_health() -> str:
    """Answer that the process is alive."""
    return "ok\n"


@get("/readyz", media_type="text/plain", include_in_schema=False)
async def get_readiness(request: AnyRequest) -> Response[str]:
    """Answer whether tables can be served and moves can be saved."""
    ready = await lobby_of(request).ready()
    return Response("ready\n" if ready else "not ready\n", status_code=200 if ready else 503)


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def get_metrics(request: AnyRequest) -> str:
    """Return the counters."""
    metrics: Metrics = request.app.state.metrics
    return metrics.text()


HANDLERS = (
    get_health,
    get_readiness,
    get_metrics,
)
