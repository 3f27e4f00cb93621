"""Tests of 5-Dice Dominoes."""
