// GPX 1.1 for maps and hikers' apps: the journeys of a member's rocks as tracks, and the places of their finds.
import type { CommunityRow, ExportedJourney, ExportedRock } from '../../schema/export-files.ts';

/** Characters that XML 1.0 cannot contain. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const element = (name: string, text: string | null): string =>
  text === null || text === '' ? '' : `<${name}>${escaped(text)}</${name}>`;

interface Point {
  place: { name: string; latitude: number; longitude: number };
  at: string;
  notes: string;
  type: string;
}

/** Elements in the order that the schema of GPX asks for. */
const point = (name: 'trkpt' | 'wpt', { place, at, notes, type }: Point): string =>
  `<${name} lat="${place.latitude}" lon="${place.longitude}">${element('time', at)}${element('name', place.name)}${element('desc', notes)}${element('type', type)}</${name}>\n`;

async function* file(body: AsyncIterable<string>): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="Rockabout" xmlns="http://www.topografix.com/GPX/1/1">\n';
  yield* body;
  yield '</gpx>\n';
}

/** A track for each rock that was hidden. @param rocks their names; a journey of another rock is left out */
export function journeysGpx(
  journeys: AsyncIterable<ExportedJourney>,
  rocks: AsyncIterable<ExportedRock>,
): AsyncGenerator<string> {
  return file(tracks(journeys, rocks));
}

async function* tracks(journeys: AsyncIterable<ExportedJourney>, rocks: AsyncIterable<ExportedRock>) {
  // Both have the newest rock first.
  const all = rocks[Symbol.asyncIterator]();
  for await (const { rock, steps } of journeys) {
    let next = await all.next();
    while (!next.done && next.value.id !== rock) next = await all.next();
    if (next.done) return;
    yield `<trk>${element('name', next.value.name)}${element('desc', next.value.description)}<trkseg>\n`;
    for (const step of steps) yield point('trkpt', { ...step, type: step.what });
    yield '</trkseg></trk>\n';
  }
}

/** A place for each find; none for a find of a withheld rock. */
export function findsGpx(finds: AsyncIterable<CommunityRow<'finds'>>): AsyncGenerator<string> {
  return file(places(finds));
}

async function* places(finds: AsyncIterable<CommunityRow<'finds'>>) {
  for await (const { place, at, notes } of finds)
    if (place) yield point('wpt', { place, at, notes, type: 'found' });
}
