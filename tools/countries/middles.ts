// The file with the middles of countries, for the administrator's map.
import { countryMiddles, type CountryMiddle } from '../basemap/middles.ts';
import { uncoded } from './source.ts';

/** The middles of all countries that the worker knows, by code, to a hundredth of a degree: longitude and latitude. */
export function middlesFile(): string {
  const parts = countryMiddles('10m', ({ id, name }) => (id === undefined ? uncoded[name] : String(id)));
  const middles = new Map<string, CountryMiddle>();
  for (const part of parts) {
    if (part.area >= (middles.get(part.code)?.area ?? 0)) middles.set(part.code, part);
  }
  const lines = [...middles.values()]
    .sort((a, b) => (a.code < b.code ? -1 : 1))
    .map(({ code, longitude, latitude }) => `  "${code}": [${rounded(longitude)}, ${rounded(latitude)}]`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

const rounded = (degrees: number) => Number(degrees.toFixed(2));
