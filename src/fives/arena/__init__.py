"""The arena: bots play each other, and the outcome has confidence intervals."""
