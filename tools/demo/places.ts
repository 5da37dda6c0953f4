// Real places in which the demo's rocks are hidden, by region, so that most rocks move around the corner.
import { readTable } from './table.ts';

/** What a place is like: the notes and the ground in the picture follow it. */
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
  // The table has no other kinds: notes and grounds would be missing for them.
  kind: row.kind as PlaceKind,
}));

export function placesIn(region: string): readonly DemoPlace[] {
  return places.filter((place) => place.region === region);
}
