// Finds what may be labelled in a square. Where labels go is decided on the page, for all squares of a view together.
import type { Square } from './square.ts';
import type { Line, Properties, Shape, TileData } from './tile-data.ts';

export type LabelKind = 'country' | 'region' | 'town' | 'quarter' | 'park' | 'lake' | 'road';

export interface Label {
  kind: LabelKind;
  /** Names by language, '' for the local one; of a country its ISO code alone. */
  names: Readonly<Record<string, string>>;
  iso?: string;
  /** The label with the higher rank gets the room. */
  rank: number;
  /** Of a town the rank of its population, 0 to 17; of a country its area in square degrees. */
  size: number;
  isCapital: boolean;
  /** How far from the point the label may stand, in units of the world. */
  reach: number;
  /** In units of the world: 0 to 1 from its upper left corner. A road has two, the ends of a straight stretch. */
  points: Line;
}

/** The layers with names, and what their kinds are to us. */
const labelled: Readonly<Record<string, (properties: Properties) => LabelKind | undefined>> = {
  places: ({ kind }) => places[String(kind)],
  pois: ({ kind }) => (kind === 'park' || kind === 'national_park' ? 'park' : undefined),
  water: () => 'lake',
  roads: ({ kind }) => (kind === 'path' || kind === 'rail' ? undefined : 'road'),
};

const places: Readonly<Record<string, LabelKind>> = {
  country: 'country',
  region: 'region',
  locality: 'town',
  neighbourhood: 'quarter',
  macrohood: 'quarter',
};

export function labelsOf(data: TileData, { z, x, y }: Square): Label[] {
  const squares = 2 ** z;
  const inWorld = (line: Line): Line =>
    line.map((point) => ({ x: (x + point.x) / squares, y: (y + point.y) / squares }));
  return Object.entries(labelled).flatMap(([layer, kindOf]) =>
    data(layer).flatMap(({ type, properties, lines }: Shape): Label[] => {
      const kind = kindOf(properties);
      const names = namesOf(properties);
      const iso = properties['iso'] === undefined ? {} : { iso: String(properties['iso']) };
      if (!kind || (names[''] === undefined && iso.iso === undefined)) return [];
      const rest = {
        kind,
        names,
        ...iso,
        rank: rankOf(kind, properties),
        size: Number(properties['population_rank'] ?? properties['area'] ?? 0),
        isCapital: properties['capital'] === 'yes',
        reach: Number(properties['radius'] ?? 0) / 360,
      };
      if (kind === 'road') {
        const stretch = longestStretch(lines);
        return stretch ? [{ ...rest, points: inWorld(stretch) }] : [];
      }
      const [point] = lines[0] ?? [];
      // Each point is in one square only.
      const isHere = point && point.x >= 0 && point.x < 1 && point.y >= 0 && point.y < 1;
      return type === 1 && isHere ? [{ ...rest, points: inWorld([point]) }] : [];
    }),
  );
}

function namesOf(properties: Properties): Record<string, string> {
  const names: Record<string, string> = {};
  for (const [key, value] of Object.entries(properties)) {
    if (key === 'name' && value !== '') names[''] = String(value);
    else if (key.startsWith('name:')) names[key.slice(5)] = String(value);
  }
  return names;
}

function rankOf(kind: LabelKind, properties: Properties): number {
  const number = (key: string) => Number(properties[key] ?? 0);
  switch (kind) {
    case 'country':
      return 50 + Math.min(30, number('area') / 20);
    case 'town':
      // A capital weighs as much as a town of ten times its people.
      return (
        40 + 2 * (number('population_rank') - number('min_zoom')) + (properties['capital'] === 'yes' ? 6 : 0)
      );
    case 'region':
      return 36 - number('rank') / 2;
    case 'road':
      // A street has its name wherever there is room along it, and a park only in its middle.
      return properties['kind'] === 'minor_road' ? 20 : 26;
    case 'lake':
    case 'park':
    case 'quarter':
      return 30 - number('min_zoom') / 10;
  }
}

/** A road that bends by less than this can carry a straight label. About 10°. */
const straight = Math.cos(0.18);

/** The longest nearly straight part of some lines, as its two ends. */
function longestStretch(lines: readonly Line[]): Line | undefined {
  let best: Line | undefined;
  let most = 0;
  for (const line of lines) {
    let start = line[0];
    for (let index = 1; index < line.length; index++) {
      const [before, here, next] = [line[index - 1], line[index], line[index + 1]];
      if (!start || !before || !here) continue;
      const length = Math.hypot(here.x - start.x, here.y - start.y);
      if (length > most) [best, most] = [[start, here], length];
      if (next && !goesOn(before, here, next)) start = here;
    }
  }
  return best;
}

type Point = Line[number];

function goesOn(a: Point, b: Point, c: Point): boolean {
  const [x1, y1, x2, y2] = [b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y];
  return x1 * x2 + y1 * y2 >= straight * Math.hypot(x1, y1) * Math.hypot(x2, y2);
}
