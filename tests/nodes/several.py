"""One of several servers that share a database."""

import httpx

from serving import Serving

PATIENT = {"guess_burst": 9999, "table_burst": 9999, "message_rate": 9999, "message_burst": 9999, "bot_delay": 0.2}


class Node(Serving):
    """One of several servers, and a client of it."""

    def __init__(self, folder, database, **settings) -> None:
        super().__init__(folder, database=database, **PATIENT | settings)
        self.client = httpx.Client(base_url=self.url, timeout=30)

    def stop(self):
        super().stop()
        self.client.close()


def errors(*nodes):
    """Return what went wrong on the servers' side."""
    return [line for node in nodes for line in node.log.read_text().splitlines() if '"ERROR"' in line]
