"""Tests of 5-Dice Dare."""
