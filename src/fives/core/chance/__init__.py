"""Chance: dice that can be checked, rolls, who begins, and the same chance for several tables."""
