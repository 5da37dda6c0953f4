// How labels look, by what they name and the map's zoom.
import type { Label, LabelKind } from './labels.ts';

/** Custom properties of map.css. */
export const labelColors = [
  'map-label',
  'map-label-quiet',
  'map-label-park',
  'map-label-water',
  'map-label-halo',
] as const;
type LabelColor = (typeof labelColors)[number];

export interface LabelStyle {
  /** Pixels. */
  size: number;
  weight: number;
  color: LabelColor;
  /** Upper case, with wider gaps: for areas rather than points. */
  isWide: boolean;
  /** A dot marks the point, and the label stands beside it. */
  hasDot: boolean;
}

/** The zooms at which labels of a kind are shown: from the first, before the second. */
const zooms: Readonly<Record<LabelKind, readonly [from: number, before: number]>> = {
  country: [0, 8],
  region: [5, 10],
  town: [3, 16],
  quarter: [13, 18],
  park: [6, 19],
  lake: [6, 17],
  road: [15, 19],
};

/** Null if it is not shown at this zoom. */
export function styleOf({ kind, size, isCapital }: Label, zoom: number): LabelStyle | null {
  const [from, before] = zooms[kind];
  if (zoom < from || zoom >= before) return null;
  const usual = { weight: 500, color: 'map-label-quiet', isWide: false, hasDot: false } as const;
  switch (kind) {
    case 'country':
      return { ...usual, size: size > 200 ? 14 : size > 30 ? 13 : 12, weight: 650, isWide: true };
    case 'region':
      return { ...usual, size: 11.5, isWide: true };
    case 'town': {
      const isLarge = isCapital || size >= 12;
      const grown = Math.min(3, Math.max(0, (zoom - 6) / 2));
      return {
        ...usual,
        size: (isLarge ? 14 : size >= 9 ? 13 : 12) + (isLarge ? grown : grown / 2),
        weight: isLarge ? 650 : 500,
        color: 'map-label',
        hasDot: zoom < 12,
      };
    }
    case 'quarter':
      return { ...usual, size: 12, isWide: true };
    case 'park':
      return { ...usual, size: 12.5, color: 'map-label-park' };
    case 'lake':
      return { ...usual, size: 12, color: 'map-label-water' };
    case 'road':
      return { ...usual, size: 12, color: 'map-label' };
  }
}
