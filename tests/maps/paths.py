"""SVG paths as points, read without the tool that wrote them."""

import re
from typing import Any

import numpy as np

NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


def flattened(path: str) -> np.ndarray[Any, Any]:
    """Points along a path of M, C and Z."""
    points: list[np.ndarray[Any, Any]] = []
    for letter, body in re.findall(r"([A-Z])([^A-Z]*)", path):
        numbers = np.array([float(n) for n in NUMBER.findall(body)]).reshape(-1, 2)
        if letter == "M":
            points.append(numbers[0])
        elif letter == "C":
            start, (one, two, end) = points[-1], numbers
            for t in (0.25, 0.5, 0.75):
                s = 1 - t
                points.append(s**3 * start + 3 * s * s * t * one + 3 * s * t * t * two + t**3 * end)
            points.append(end)
        else:
            assert letter == "Z"
    return np.round(np.array(points), 6)
