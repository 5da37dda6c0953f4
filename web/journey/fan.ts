// Where the stops of a journey stand on the map: stops close together fan out around their middle, so that each can be
// seen and tapped.
import type { Pixel } from '../tiles/mercator.ts';

/** One stop, or a pile of them. */
export interface Stand {
  at: Pixel;
  /** Indexes of its stops, newest first. */
  stops: readonly number[];
  /** Stands of one group are close together. */
  group: number;
}

/** Pixels between stops that fan out, and between those of different groups. */
const apart = 46;
const near = 30;
/** How far a group makes room for others, in pixels, and how often that is tried. */
const mostRoom = 40;
const rounds = 16;
/** Most stops in a ring. Where there are more, the older ones are a pile in its middle. */
const mostOut = 8;

interface Group {
  /** Newest first. */
  members: readonly number[];
  /** All of its stops are in the pile, but for the chosen one and the newest of the journey: there is no room. */
  isFolded: boolean;
}

/**
 * @param stops their pixels at the current zoom, oldest first
 * @param chosen index of a stop that is in no pile
 */
export function fanOut(stops: readonly Pixel[], chosen: number | null = null): Stand[] {
  let groups = closeGroups(stops);
  // Groups make room for each other. Those that have none fold their rings, and if that is not enough become one.
  for (;;) {
    const stands = withRoom(groups.flatMap((group, index) => standsOf(stops, group, index, chosen)));
    const pairs = touching(stands);
    if (pairs.length === 0) return stands;
    groups = folded(groups, pairs) ?? joined(groups, pairs);
  }
}

/** Groups of stops that lie within `near` of the newest of them. */
function closeGroups(stops: readonly Pixel[]): Group[] {
  const groups: { middle: Pixel; members: number[] }[] = [];
  for (const [index, stop] of [...stops.entries()].toReversed()) {
    const group = groups.find(({ middle }) => distance(middle, stop) < near);
    if (group) group.members.push(index);
    else groups.push({ middle: stop, members: [index] });
  }
  return groups.map(({ members }) => ({ members, isFolded: false }));
}

/** Moves whole groups apart. Those that still touch have no room. */
function withRoom(stands: readonly Stand[]): Stand[] {
  const moves = new Map<number, Pixel>();
  const moved = (): Stand[] =>
    stands.map((stand) => {
      const move = moves.get(stand.group);
      return move ? { ...stand, at: { x: stand.at.x + move.x, y: stand.at.y + move.y } } : stand;
    });
  const push = (group: number, x: number, y: number) => {
    const { x: before, y: above } = moves.get(group) ?? { x: 0, y: 0 };
    const [across, down] = [before + x, above + y];
    const scale = Math.min(1, mostRoom / Math.max(1, Math.hypot(across, down)));
    moves.set(group, { x: across * scale, y: down * scale });
  };
  let now = moved();
  for (let round = 0; round < rounds; round++) {
    const pairs = touching(now);
    if (pairs.length === 0) break;
    for (const [one, other] of pairs) {
      const far = Math.max(1, distance(one.at, other.at));
      // Half of what is missing, and a little more, so that the end is reached.
      const step = ((near - far) / 2 + 0.5) / far;
      const [x, y] = [(one.at.x - other.at.x) * step, (one.at.y - other.at.y) * step];
      push(one.group, x, y);
      push(other.group, -x, -y);
    }
    now = moved();
  }
  return now;
}

/** Pairs of stands of different groups that are too close. */
function touching(stands: readonly Stand[]): [Stand, Stand][] {
  const pairs: [Stand, Stand][] = [];
  // Only stands in neighboring cells can touch.
  const cells = new Map<number, Stand[]>();
  for (const one of stands) {
    const [column, row] = [Math.floor(one.at.x / near), Math.floor(one.at.y / near)];
    for (const [x, y] of neighbors)
      for (const other of cells.get(cellOf(column + x, row + y)) ?? [])
        if (one.group !== other.group && distance(one.at, other.at) < near) pairs.push([other, one]);
    const cell = cellOf(column, row);
    const there = cells.get(cell);
    if (there) there.push(one);
    else cells.set(cell, [one]);
  }
  return pairs;
}

const neighbors = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const));
/** One number for each cell: the world has fewer than 2^25 rows. */
const cellOf = (column: number, row: number) => column * 2 ** 25 + row;

/** null if there is nothing to fold. */
function folded(groups: readonly Group[], pairs: readonly [Stand, Stand][]): Group[] | null {
  const open = new Set(
    pairs.flat().flatMap(({ group }) => {
      const { members = [], isFolded = true } = groups[group] ?? {};
      return isFolded || members.length === 1 ? [] : group;
    }),
  );
  if (open.size === 0) return null;
  return groups.map((group, index) => (open.has(index) ? { ...group, isFolded: true } : group));
}

function joined(groups: readonly Group[], pairs: readonly [Stand, Stand][]): Group[] {
  const heads = groups.map((_, index) => index);
  const headOf = (index: number): number => {
    const head = heads[index] ?? index;
    return head === index ? index : headOf(head);
  };
  for (const [one, other] of pairs) heads[headOf(other.group)] = headOf(one.group);
  const all = new Map<number, Group>();
  for (const [index, { members, isFolded }] of groups.entries()) {
    const head = headOf(index);
    const before = all.get(head);
    // Singles that become one may have room for a ring.
    all.set(head, {
      members: [...(before?.members ?? []), ...members],
      isFolded: isFolded || (before?.isFolded ?? false),
    });
  }
  return [...all.values()].map((group) => ({ ...group, members: group.members.toSorted((a, b) => b - a) }));
}

function standsOf(
  stops: readonly Pixel[],
  { members, isFolded }: Group,
  group: number,
  chosen: number | null,
): Stand[] {
  const pixelOf = (index: number) => stops[index] ?? { x: 0, y: 0 };
  const middle = middleOf(members.map(pixelOf));
  if (members.length === 1) return [{ at: middle, stops: members, group }];
  const isWanted = (index: number) => index === chosen || index === stops.length - 1;
  const first = [...members.filter(isWanted), ...members.filter((index) => !isWanted(index))];
  const isPiled = isFolded || members.length > mostOut;
  const out = isFolded ? members.filter(isWanted) : isPiled ? first.slice(0, mostOut - 1) : members;
  const rest = members.filter((index) => !out.includes(index));
  // In the order in which they lie around the middle; those at one place in the order of the journey.
  const angleOf = (index: number) => {
    const { x, y } = pixelOf(index);
    return Math.hypot(x - middle.x, y - middle.y) < 1 ? null : Math.atan2(y - middle.y, x - middle.x);
  };
  const around = out.toSorted((a, b) => (angleOf(a) ?? -9) - (angleOf(b) ?? -9) || a - b);
  const start = (around[0] !== undefined ? angleOf(around[0]) : null) ?? -Math.PI / 2;
  const least = rest.length > 0 ? apart : 0;
  const radius = around.length < 2 ? least : Math.max(least, apart / 2 / Math.sin(Math.PI / around.length));
  const ring = around.map((stop, place): Stand => {
    const angle = start + (place / around.length) * 2 * Math.PI;
    return {
      at: { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) },
      stops: [stop],
      group,
    };
  });
  return rest.length > 0 ? [{ at: middle, stops: rest, group }, ...ring] : ring;
}

function middleOf(pixels: readonly Pixel[]): Pixel {
  const sum = pixels.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / pixels.length, y: sum.y / pixels.length };
}

function distance(a: Pixel, b: Pixel): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}
