// Real places in which the demo's rocks are hidden, by region. Most rocks stay in their region.
import { readTable } from './table.ts';

/** The kind of a place decides the notes and the ground in the picture. */
export type PlaceKind = 'park' | 'beach' | 'forest' | 'trail' | 'town' | 'library' | 'garden';

export interface DemoPlace {
  region: string;
  name: string;
  latitude: number;
  longitude: number;
  /** ISO 3166-1 numeric. */
  country: string;
  kind: PlaceKind;
}

export const places: readonly DemoPlace[] = readTable<keyof DemoPlace>('places').map((row) => ({
  ...row,
  latitude: Number(row.latitude),
  longitude: Number(row.longitude),
  // The table contains no other kinds.
  kind: row.kind as PlaceKind,
}));

export function placesIn(region: string): readonly DemoPlace[] {
  return places.filter((place) => place.region === region);
}
