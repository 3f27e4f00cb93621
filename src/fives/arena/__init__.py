"""The arena: bots play each other, and the result says how sure it is."""
