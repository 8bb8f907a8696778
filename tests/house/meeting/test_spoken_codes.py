"""Spoken codes: open while the host shows them, found by who types them, guessed by nobody."""

from __future__ import annotations

import pytest

from tablee.house.limits import Limits
from tablee.house.meeting.spoken_codes import LIVES, SHOWN_FOR, CodeNotice, SpokenCodes
from tablee.kernel import Fault

WRONG = "MAMAMAMAMA"


class Time:
    now = 1_000.0

    def __call__(self) -> float:
        return self.now


def open_codes(limits: Limits = Limits()) -> tuple[SpokenCodes, Time]:  # noqa: B008
    time = Time()
    return SpokenCodes(limits, time), time


def refusal(codes: SpokenCodes, said: str, address: str = "9.9.9.9") -> str:
    with pytest.raises(Fault) as refused:
        codes.find(said, address)
    return refused.value.code


def test_a_code_leads_to_its_table_as_long_as_it_is_shown() -> None:
    codes, time = open_codes()
    code = codes.show("t1", "1.1.1.1").code
    assert codes.find(code.lower(), "2.2.2.2") == "t1"
    time.now += SHOWN_FOR - 1
    assert codes.show("t1", "1.1.1.1").code == code
    time.now += SHOWN_FOR - 1
    assert codes.find(code, "2.2.2.2") == "t1"
    time.now += 1
    assert refusal(codes, code) == "unknown_code"
    assert codes.show("t1", "1.1.1.1").code != code


def test_a_code_ends_after_a_quarter_of_an_hour_however_often_it_is_shown() -> None:
    codes, time = open_codes()
    code = codes.show("t1", "").code
    for _ in range(int(LIVES / 60) - 1):
        time.now += 60
        assert codes.show("t1", "").code == code
    time.now += 60
    assert refusal(codes, code) == "unknown_code"


def test_codes_that_are_over_and_unknown_ones_are_refused_alike() -> None:
    codes, _ = open_codes()
    code = codes.show("t1", "").code
    codes.hide("t1")
    faults = []
    for said in (code, WRONG, "", "not a code at all"):
        with pytest.raises(Fault) as refused:
            codes.find(said, f"2.2.2.{len(said)}")
        faults.append((refused.value.code, refused.value.details))
    assert faults == [("unknown_code", {})] * 4


def test_one_address_guesses_five_times_then_once_in_five_minutes() -> None:
    codes, time = open_codes()
    right = codes.show("t1", "").code
    assert [refusal(codes, WRONG) for _ in range(6)] == ["unknown_code"] * 5 + ["too_fast"]
    assert refusal(codes, right) == "too_fast"  # else guessing would go on
    assert codes.find(right, "3.3.3.3") == "t1"
    time.now += 300
    assert refusal(codes, WRONG) == "unknown_code"
    assert refusal(codes, WRONG) == "too_fast"


def test_right_codes_cost_nothing() -> None:
    codes, _ = open_codes()
    code = codes.show("t1", "").code
    assert {codes.find(code, "3.3.3.3") for _ in range(200)} == {"t1"}


def test_all_together_guess_a_hundred_times_in_an_hour() -> None:
    """From any number of addresses, each second."""
    codes, time = open_codes()
    judged = 0
    for second in range(3_600):
        time.now += 1
        judged += refusal(codes, WRONG, f"{second // 200}.{second % 200}.1.1") == "unknown_code"
    assert judged <= 100


def test_only_so_many_codes_are_open() -> None:
    codes, _ = open_codes(Limits(codes_open=3, codes_open_per_address=2))
    for table in ("t1", "t2"):
        codes.show(table, "1.1.1.1")
    codes.show("t1", "1.1.1.1")
    with pytest.raises(Fault, match="too_many_codes"):
        codes.show("t3", "1.1.1.1")
    codes.show("t4", "2.2.2.2")
    with pytest.raises(Fault, match="too_many_codes"):
        codes.show("t5", "3.3.3.3")
    codes.hide("t1")
    assert codes.show("t5", "3.3.3.3").table == "t5"


def two() -> tuple[SpokenCodes, SpokenCodes, Time]:
    """Two processes that tell each other."""
    time = Time()
    one, other = SpokenCodes(Limits(), time), SpokenCodes(Limits(), time)
    one.tell, one.tell_guess = other.hear, other.hear_guess
    other.tell, other.tell_guess = one.hear, one.hear_guess
    return one, other, time


def test_a_code_of_one_process_is_found_at_another_until_it_is_over() -> None:
    one, other, time = two()
    code = one.show("t1", "1.1.1.1").code
    assert other.find(code, "2.2.2.2") == "t1"
    assert other.show("t1", "1.1.1.1").code == code  # the table was handed over meanwhile
    one.hide("t1")
    assert refusal(other, code) == "unknown_code"
    again = one.show("t1", "1.1.1.1").code
    time.now += SHOWN_FOR  # the process is killed: nobody says that it is over
    assert refusal(other, again) == "unknown_code"


def test_guesses_are_counted_by_all_processes_together() -> None:
    one, other, _ = two()
    told = [refusal((one, other)[n % 2], WRONG) for n in range(6)]
    assert told == ["unknown_code"] * 5 + ["too_fast"]


def test_a_code_that_two_tables_would_have_stays_with_the_first() -> None:
    one, other, _ = two()
    code = one.show("t1", "").code
    other.hear(CodeNotice(code, "t2", 100.0))
    other.hear(CodeNotice(code, "t2", 0.0))
    assert other.find(code, "") == "t1"
