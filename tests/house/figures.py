"""The figures of `/metrics`, by name."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families


def figures(text: str) -> dict[str, float]:
    """Every sample by name, with its labels where it has any."""
    found = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = ",".join(sample.labels.values())
            found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return found
