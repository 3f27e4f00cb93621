"""Live tables: one writer each, with clocks, bots and an audience. Needs asyncio; names no socket and no database."""
