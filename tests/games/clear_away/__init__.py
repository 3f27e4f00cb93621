"""Tests of 5-Dice Clear Away."""
