import { makeZip } from 'client-zip';
import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { expect, test } from 'vitest';
import { ownDataLimits } from '../../schema/own-data.ts';
import { cutArchive, NotOurs } from './cut-archive.ts';

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

const nobody = () => false;

async function contentsOf(part: { zip: () => Promise<Blob> }) {
  const files = unzipSync(new Uint8Array(await (await part.zip()).arrayBuffer()));
  const parsed = (name: string) =>
    JSON.parse(new TextDecoder().decode(files[name])) as Record<string, unknown>;
  return { files, parsed };
}

test('a small archive is one part, with the same lists and photos', async () => {
  const files = filesOf(3);
  const { all, parts } = await cutArchive(await asDownloaded(files), nobody);
  expect([all, parts.map(({ rocks }) => rocks)]).toEqual([3, [3]]);
  const { files: inPart, parsed } = await contentsOf(parts[0]!);
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
])('%s are several parts, with each rock in one of them', async (_, archive, sizes) => {
  const { parts } = await cutArchive(await asDownloaded(filesOf(...archive)), nobody);
  expect(parts.map(({ rocks }) => rocks)).toEqual(sizes);
  const contents = await Promise.all(parts.map(contentsOf));
  const ids = contents.flatMap(({ parsed }) => parsed('rocks.json')['rocks'] as { id: string }[]);
  expect(ids.map(({ id }) => id)).toEqual(numbers(archive[0]).map(idOf));
  for (const { files, parsed } of contents) {
    const photos = parsed('photos.json')['photos'] as { file: string }[];
    expect(Object.keys(files).slice(3)).toEqual(photos.map(({ file }) => file));
  }
});

test('rocks that are there are left out, and of an archive that is there as a whole nothing is left', async () => {
  const file = await asDownloaded(filesOf(150));
  const { all, parts } = await cutArchive(file, (id) => id !== idOf(149));
  expect([all, parts.map(({ rocks }) => rocks)]).toEqual([150, [1]]);
  expect((await cutArchive(file, () => true)).parts).toEqual([]);
});

test('an archive that was packed again, with folders and a comment, is read', async () => {
  const files = filesOf(2, { bytes: 5000 });
  const packed: Zippable = { 'photos/': new Uint8Array(0), ...files };
  const zip = zipSync(packed, { level: 9, comment: 'Packed again' });
  const { parts } = await cutArchive(new Blob([new Uint8Array(zip)]), nobody);
  const { files: inPart } = await contentsOf(parts[0]!);
  expect(inPart['photos/rock-1.webp']).toEqual(files['photos/rock-1.webp']);
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
    await expect(cutArchive(file, nobody)).rejects.toBeInstanceOf(NotOurs);
});

test('a member can send the parts of as many rocks as come in a day within an hour', () => {
  const { rocksPerDay, part, readingsPerHour } = ownDataLimits;
  expect(rocksPerDay / part.rocks).toBeLessThan(readingsPerHour);
});
