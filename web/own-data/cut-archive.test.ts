import { makeZip } from 'client-zip';
import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { expect, test } from 'vitest';
import { ownDataLimits } from '../../schema/own-data.ts';
import { NotOurs, openArchive } from './cut-archive.ts';

const idOf = (n: number) => `rock-${n}`;
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Files of an archive; each rock with as many steps, and each with a photo of as many bytes. */
function filesOf(count: number, { steps = 1, bytes = 10 } = {}): Record<string, Uint8Array<ArrayBuffer>> {
  const list = (name: string, lines: object[]) => [
    `${name}.json`,
    new Uint8Array(strToU8(JSON.stringify({ version: 1, [name]: lines }))),
  ];
  return Object.fromEntries([
    list(
      'rocks',
      numbers(count).map((n) => ({ id: idOf(n), name: `Käfer ${n}` })),
    ),
    list(
      'journeys',
      numbers(count).map((n) => ({ rock: idOf(n), steps: numbers(steps) })),
    ),
    list(
      'photos',
      numbers(count).map((n) => ({ rock: idOf(n), file: `photos/${idOf(n)}.webp` })),
    ),
    ...numbers(count).map((n) => [`photos/${idOf(n)}.webp`, new Uint8Array(bytes).fill(n)]),
  ]);
}

const asDownloaded = (files: Record<string, Uint8Array<ArrayBuffer>>) =>
  new Response(makeZip(Object.entries(files).map(([name, input]) => ({ name, input })))).blob();

/** All parts of an archive. */
async function partsOf(file: Blob) {
  const { rocks, cut, zipOf } = await openArchive(file);
  const parts = cut(rocks);
  const contents = await Promise.all(parts.map(async (part) => contentsOf(await zipOf(part))));
  return { all: rocks.length, sizes: parts.map((part) => part.length), contents };
}

async function contentsOf(zip: Blob) {
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  const parsed = (name: string) =>
    JSON.parse(new TextDecoder().decode(files[name])) as Record<string, unknown>;
  return { files, parsed };
}

test('a small archive is one part, with the same lists and photos', async () => {
  const files = filesOf(3);
  const { all, sizes, contents } = await partsOf(await asDownloaded(files));
  expect([all, sizes]).toEqual([3, [3]]);
  const { files: inPart, parsed } = contents[0]!;
  expect(Object.keys(inPart)).toEqual(Object.keys(files));
  for (const [name, bytes] of Object.entries(files))
    if (name.endsWith('.json')) expect(parsed(name)).toEqual(JSON.parse(new TextDecoder().decode(bytes)));
    else expect(inPart[name]).toEqual(bytes);
});

test.each<[what: string, archive: Parameters<typeof filesOf>, parts: number[]]>([
  ['many rocks', [60], [25, 25, 10]],
  ['long journeys', [5, { steps: 900 }], [2, 2, 1]],
  ['a journey that is longer than a part', [2, { steps: ownDataLimits.part.steps + 1 }], [1, 1]],
  ['large photos', [3, { bytes: 6 * 1024 * 1024 }], [1, 1, 1]],
])('%s are several parts, with each rock in one of them', async (_, archive, wanted) => {
  const { sizes, contents } = await partsOf(await asDownloaded(filesOf(...archive)));
  expect(sizes).toEqual(wanted);
  const ids = contents.flatMap(({ parsed }) => parsed('rocks.json')['rocks'] as { id: string }[]);
  expect(ids.map(({ id }) => id)).toEqual(numbers(archive[0]).map(idOf));
  for (const { files, parsed } of contents) {
    const photos = parsed('photos.json')['photos'] as { file: string }[];
    expect(Object.keys(files).slice(3)).toEqual(photos.map(({ file }) => file));
  }
});

test('a part has the journeys and photos of its own rocks alone, whichever they are', async () => {
  const { rocks, cut, zipOf } = await openArchive(await asDownloaded(filesOf(30)));
  const wanted = rocks.filter(({ id }) => id === idOf(3) || id === idOf(29));
  const parts = cut(wanted);
  expect(parts).toEqual([wanted]);
  const { files, parsed } = await contentsOf(await zipOf(wanted));
  expect(parsed('journeys.json')['journeys']).toMatchObject([{ rock: idOf(3) }, { rock: idOf(29) }]);
  expect(Object.keys(files).slice(3)).toEqual(['photos/rock-3.webp', 'photos/rock-29.webp']);
  expect(cut([])).toEqual([]);
});

test('an archive that was packed again, with folders and a comment, is read', async () => {
  const files = filesOf(2, { bytes: 5000 });
  const packed: Zippable = { 'photos/': new Uint8Array(0), ...files };
  const zip = zipSync(packed, { level: 9, comment: 'Packed again' });
  const { contents } = await partsOf(new Blob([new Uint8Array(zip)]));
  expect(contents[0]?.files['photos/rock-1.webp']).toEqual(files['photos/rock-1.webp']);
});

test('what is no archive of ours is refused', async () => {
  const whole = await asDownloaded(filesOf(2));
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const lying = new Uint8Array(zipSync(filesOf(2), { level: 9 }));
  // The unpacked size of the first file, in the list of files.
  const at = lying.findIndex(
    (_, i) => new DataView(lying.buffer).getUint32(Math.min(i, lying.length - 4), true) === 0x02014b50,
  );
  new DataView(lying.buffer).setUint32(at + 24, 3, true);
  const { 'photos.json': _, ...without } = filesOf(2);
  const odd = { ...filesOf(1), 'rocks.json': new Uint8Array(strToU8('{"rocks":[null]}')) };
  for (const file of [
    new Blob([]),
    new Blob(['nothing']),
    new Blob([bytes.subarray(0, bytes.length - 30)]),
    new Blob([bytes.subarray(300)]),
    new Blob([lying]),
    await asDownloaded(without),
    await asDownloaded(odd),
    await asDownloaded(filesOf(0)),
  ])
    await expect(openArchive(file)).rejects.toBeInstanceOf(NotOurs);
});
