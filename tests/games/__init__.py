"""Tests of the games, a folder each; packages, so that every game may have the same file names."""
