// The outline of a picture: the same pebble for the same id.

/** Classes of `web/styles/pebbles.css`. */
const outlines = ['pebble-1', 'pebble-2', 'pebble-3', 'pebble-4'] as const;

/** The outline class for an id. */
export function pebbleOutline(id: string): string {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return outlines[sum % outlines.length] ?? outlines[0];
}
