"""A link as a picture that a camera reads."""

import io

import segno

__all__ = ["drawn"]


def drawn(text: str) -> str:
    """Return a QR code as SVG, dark on light whatever colours the page has."""
    out = io.BytesIO()
    segno.make(text, micro=False, error="m").save(
        out,
        kind="svg",
        border=4,
        dark="#000",
        light="#fff",
        xmldecl=False,
        svgns=True,
        omitsize=True,
    )
    return out.getvalue().decode()
