"""Word look-ups: `python bench/lexicon.py`. CPU seconds, so that a busy machine does not count."""

from __future__ import annotations

import resource
import sys
from collections.abc import Callable
from random import Random
from time import perf_counter, process_time

LOOKUPS = 300_000


def main() -> None:
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    begun = perf_counter()
    from tablee.pieces.lexicon import lexicon

    imported = perf_counter()
    french = lexicon("fr")
    assert french.is_word("BONJOUR")
    ready = perf_counter()
    for language in ("fr", "en", "nl"):
        known = lexicon(language)
        print(f"{language}: {known.forms} forms, {known.words} words, {known.bytes} bytes mapped")
    print(
        f"import {1000 * (imported - begun):.1f} ms, first answer {1000 * (ready - imported):.2f} ms"
    )
    lines = strings(french.examples("E"))
    per_second("is it a word", french.is_word, lines)
    per_second("is it part of a word", french.is_part, lines)
    per_second("which word", french.example, lines[: LOOKUPS // 30])
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - memory
    print(f"memory grown by at most {grown // 1024} MB, the {len(lines)} questions included")


def strings(words: object) -> list[str]:
    """Lines as they lie on a table: 2 to 6 letters, half of them from words, half shuffled."""
    rng = Random(1)
    known = [word for word, _ in zip(words, range(20_000))]  # type: ignore[call-overload]
    lines = []
    for _ in range(LOOKUPS):
        word = known[rng.randrange(len(known))]
        at = rng.randrange(max(1, len(word) - 2))
        part = word[at : at + 2 + rng.randrange(5)]
        lines.append(part if rng.random() < 0.5 else "".join(rng.sample(part, len(part))))
    return lines


def per_second(what: str, question: Callable[[str], object], lines: list[str]) -> None:
    begun = process_time()
    for line in lines:
        question(line)
    print(f"{what}: {len(lines) / (process_time() - begun):,.0f} a second", file=sys.stdout)


if __name__ == "__main__":
    main()
