"""Tests of 5-Dice War."""
