"""Faces that a stranger's game might draw to run or load something on the page.

What runs says so in `window.ran`; what loads asks for an address with `/ran-` in it.
"""

from __future__ import annotations

HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
    'xmlns:h="http://www.w3.org/1999/xhtml" viewBox="0 0 100 100">'
)
RUN = "window.ran = (window.ran || []).concat"

TRICKS = {
    "script": f"<script>{RUN}('script')</script>",
    "script-of-html": f"<h:script>{RUN}('script of html')</h:script>",
    "script-elsewhere": '<script href="https://evil.example/ran-script.js"/>',
    "handler": f'<rect width="9" height="9" onload="{RUN}(\'load\')" '
    f"onclick=\"{RUN}('click')\" onpointerenter=\"{RUN}('enter')\"/>",
    "broken-image": f'<image href="/ran-image" onerror="{RUN}(\'error\')"/>',
    "image-elsewhere": '<image xlink:href="https://evil.example/ran-image"/>',
    "image-of-html": f'<foreignObject width="99" height="99"><h:img src="/ran-img" '
    f"onerror=\"{RUN}('img')\"/></foreignObject>",
    "frame": '<foreignObject width="9" height="9"><h:iframe srcdoc="&lt;script&gt;'
    "parent.ran = (parent.ran || []).concat('frame')&lt;/script&gt;\"/></foreignObject>",
    "link": f"<a href=\"javascript:{RUN}('link')\"><rect width='100' height='100'/></a>",
    "animated-link": f'<a><animate attributeName="href" values="javascript:{RUN}(\'moved\')"/>'
    "<rect width='100' height='100'/></a>",
    "animation": f'<rect width="9" height="9"><animate attributeName="x" dur="1ms" '
    f"onbegin=\"{RUN}('begin')\"/></rect>",
    "set": '<rect><set attributeName="onclick" to="ran = [\'set\']"/></rect>',
    "style": "<style>@import 'https://evil.example/ran-style'; body { display: none }</style>",
    "style-attribute": '<rect style="fill: url(https://evil.example/ran-fill#a)"/>',
    "fill": '<rect width="9" height="9" fill="url(https://evil.example/ran-fill#a)"/>',
    "hidden-fill": r'<rect width="9" height="9" fill="u\72l(https://evil.example/ran-fill#a)"/>',
    "use": '<use href="https://evil.example/ran-use#a"/>',
    "class": '<rect class="panel" id="page"/>',
}
"""Each way by its name; all of them are well-formed XML."""

MARK = '<circle cx="50" cy="50" r="26" fill="currentColor"/>'
"""The honest part of every such face."""


def face(trick: str) -> str:
    return f"{HEAD}{TRICKS[trick]}{MARK}</svg>"


def all_at_once() -> str:
    return f"{HEAD}{''.join(TRICKS.values())}{MARK}</svg>"
