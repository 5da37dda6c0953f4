// Writes worker/journey/countries.json, which worker/journey/country.ts reads: node tools/countries/make-countries.ts
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { digits, encoded } from './encode.ts';
import { readBorders, type Borders } from './source.ts';
import { thinned } from './thin.ts';

/** About 440 m. The source itself is accurate to 400 m. */
const unitsPerDegree = 250;

/** The lookup counts crossings: a gap of one unit in a country's borders would invert everything south of it. */
function requireClosed(borders: Borders): void {
  const open = new Set<string>();
  for (const [key, lines] of borders) {
    for (const end of lines.flatMap((line) => [line.at(0), line.at(-1)])) {
      const [x, y] = (end ?? [0, 0]).map((degrees) => Math.round(degrees * unitsPerDegree));
      for (const code of key.split(' ')) {
        const place = `${code} at ${(x! + 720 * unitsPerDegree) % (360 * unitsPerDegree)} ${y}`;
        if (!open.delete(place)) open.add(place);
      }
    }
  }
  if (open.size > 0) throw new Error(`borders with a gap: ${[...open].join(', ')}`);
}

const borders = thinned(readBorders());
requireClosed(borders);
const texts = [...borders].map(([key, lines]) => [key, encoded(lines, unitsPerDegree)]);
const json = `${JSON.stringify({ unitsPerDegree, digits, borders: Object.fromEntries(texts) }, null, 2)}\n`;
writeFileSync(new URL('../../worker/journey/countries.json', import.meta.url), json);
console.log(`${[...borders.values()].flat(2).length} points, ${gzipSync(json).length} bytes compressed`);
