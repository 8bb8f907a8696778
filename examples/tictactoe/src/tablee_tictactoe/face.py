"""Faces: a cross, a ring, an empty cell, drawn in a square of 100."""

FACES = ("cell", "cross", "ring")

_STROKE = 'fill="none" stroke="currentColor" stroke-width="12" stroke-linecap="round"'
_BODIES = {
    "cell": '<rect x="3" y="3" width="94" height="94" rx="12" fill="var(--paper)"/>',
    "cross": f'<path d="M26 26 74 74M74 26 26 74" {_STROKE}/>',
    "ring": f'<circle cx="50" cy="50" r="26" {_STROKE}/>',
}


def draw(face: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{_BODIES[face]}</svg>'
