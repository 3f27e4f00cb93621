"""Tests of 5-Dice Tug."""
