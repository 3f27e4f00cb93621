"""Tests of 5-Dice Detective."""
