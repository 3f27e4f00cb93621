"""Tests of 5-Dice Hi-Low."""
