// Where the street map's tiles come from.

/** Origin of a tile template, such as https://tile.openstreetmap.org for https://tile.openstreetmap.org/{z}/… */
export function tileOriginOf(template: string): string {
  return new URL(template.replace(/[{}]/g, '')).origin;
}
