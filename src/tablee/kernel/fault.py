"""Faults people can cause: each has a stable code and arguments, never a sentence."""


class Fault(Exception):
    """Somebody asked for what is not possible. `code` is stable; `args` fill its words."""

    def __init__(self, code: str, **details: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.code} ({told})" if told else self.code


class IllegalMove(Fault):
    """A move the rules refuse; the state is as it was."""


class BadOptions(Fault):
    """Options or a number of seats that this game does not offer."""
