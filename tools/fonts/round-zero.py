"""Draws the round zero of the text font: one glyph, made from the slashed zero of Atkinson Hyperlegible Next.

The font has a slashed zero alone, which belongs in Rock IDs and nowhere else. Its outline stays. The two halves of
its counter become one ellipse that touches the same four points at every weight. Run it anew when the package of
the font changes:

    pip install fonttools brotli
    python3 tools/fonts/round-zero.py
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

ROOT = Path(__file__).resolve().parents[2]
FILES = "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files"
SOURCE = ROOT / FILES / "atkinson-hyperlegible-next-latin-wght-normal.woff2"
RESULT = ROOT / "web/styles/round-zero.woff2"

# Points of the slashed zero: its outline, and where the halves of its counter reach farthest.
OUTLINE = range(16)
LEFT, RIGHT, BOTTOM, TOP = 23, 31, 16, 36
PHANTOM_POINTS = 4


def main():
    font = TTFont(SOURCE)
    options = Options(layout_features=["tnum", "pnum"], hinting=False, name_IDs=[0, 1, 2])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[ord("0")])
    subsetter.subset(font)
    glyphs = font["glyf"]
    zero = glyphs["zero"]
    outline, _, flags = zero.getCoordinates(glyphs)
    places = counter_places(outline)
    points = [*(outline[i] for i in OUTLINE), *counter(outline, places)]
    for variation in font["gvar"].variations["zero"]:
        moves = variation.coordinates
        variation.coordinates = [*(moves[i] for i in OUTLINE), *counter(moves, places), *moves[-PHANTOM_POINTS:]]
    zero.coordinates = GlyphCoordinates([(round(x), round(y)) for x, y in points])
    zero.flags = bytearray([*(flags[i] for i in OUTLINE), *(flags[i] for i in reversed(OUTLINE))])
    zero.numberOfContours = 2
    zero.endPtsOfContours = [len(OUTLINE) - 1, 2 * len(OUTLINE) - 1]
    zero.recalcBounds(glyphs)
    # The licence asks to be named in the font, and the package leaves it out.
    font["name"].setName("SIL Open Font License, Version 1.1", 13, 3, 1, 0x409)
    font["name"].setName("https://openfontlicense.org", 14, 3, 1, 0x409)
    font.flavor = "woff2"
    font.save(RESULT)
    print(f"{RESULT.relative_to(ROOT)}: {RESULT.stat().st_size} bytes")


def counter_places(outline):
    """The points of the outline as fractions from its left and bottom edges, backwards, as a counter runs."""
    xs, ys = zip(*(outline[i] for i in OUTLINE))
    width, height = max(xs) - min(xs), max(ys) - min(ys)
    return [((outline[i][0] - min(xs)) / width, (outline[i][1] - min(ys)) / height) for i in reversed(OUTLINE)]


def counter(points, places):
    """The counter between the four farthest points; `points` are coordinates, or how a weight moves them."""
    (left, _), (right, _), (_, bottom), (_, top) = (points[i] for i in (LEFT, RIGHT, BOTTOM, TOP))
    return [(round(left + x * (right - left)), round(bottom + y * (top - bottom))) for x, y in places]


main()
