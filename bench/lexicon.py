"""Word look-ups: `python -m bench.lexicon`. CPU seconds, so that a busy machine does not count."""

from __future__ import annotations

import resource
from collections.abc import Callable
from itertools import islice
from random import Random
from time import perf_counter, process_time

from tablee.pieces.lexicon import lexicon

LOOKUPS = 300_000
WORDS = 20_000


def main() -> None:
    memory, begun = peak(), perf_counter()
    french = lexicon("fr")
    assert french.is_word("BONJOUR")
    print(f"first answer after {1000 * (perf_counter() - begun):.2f} ms")
    for language in ("fr", "en", "nl"):
        known = lexicon(language)
        assert known.is_part("E")
        print(f"{language}: {known.forms} forms, {known.words} words, {known.bytes} bytes mapped")
    print(f"memory grown by {peak() - memory} kB")
    words = list(islice(french.examples("E"), WORDS))
    lines = strings(words)
    per_second("is it a word", french.is_word, lines)
    per_second("is it part of a word", french.is_part, lines)
    long = sorted({word for word in french.examples("E") if len(word) == 10})
    per_second(
        "the same on words of ten letters", french.is_part, Random(1).sample(long, len(long))
    )
    per_second("which word", french.example, list(set(lines))[: LOOKUPS // 30], times=1)


def peak() -> int:
    """kB at most so far."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def strings(known: list[str]) -> list[str]:
    """Lines as they lie on a table: 2 to 6 letters, half of them from words, half shuffled."""
    rng = Random(1)
    lines = []
    for _ in range(LOOKUPS):
        word = known[rng.randrange(len(known))]
        at = rng.randrange(max(1, len(word) - 2))
        part = word[at : at + 2 + rng.randrange(5)]
        lines.append(part if rng.random() < 0.5 else "".join(rng.sample(part, len(part))))
    return lines


def per_second(
    what: str, question: Callable[[str], object], lines: list[str], times: int = 3
) -> None:
    """The best of so many times; once for answers that are kept."""
    spent = []
    for _ in range(times):
        begun = process_time()
        for line in lines:
            question(line)
        spent.append(process_time() - begun)
    print(f"{what}: {len(lines) / min(spent):,.0f} a second")


if __name__ == "__main__":
    main()
