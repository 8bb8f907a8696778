"""Faces: a cell and the two stones, drawn in a square of 100. A stone has its player's colour."""

_BODIES = {
    "cell": '<rect x="3" y="3" width="94" height="94" rx="12" fill="var(--paper)"/>',
    "round": '<circle cx="50" cy="50" r="32" fill="currentColor"/>',
    "square": '<rect x="22" y="22" width="56" height="56" rx="8" fill="currentColor"/>',
}
FACES = tuple(_BODIES)


def draw(face: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{_BODIES[face]}</svg>'
