"""Placeholder, replaced below."""

STRATEGIES = {}
