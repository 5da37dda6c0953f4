import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { UnsupportedType } from '../../worker/errors.ts';
import { cleanPhoto, type CleanPhoto } from '../../worker/photos/inspect.ts';
import { cleanOrNull, tracesIn, type Sample } from '../../worker/photos/testing-samples.ts';
import { proof } from '../../worker/testing/proof.ts';
import { cutShort, lying } from './broken.ts';
import { makeCorpus } from './corpus.ts';
import { profiles } from './profiles.ts';
import { objectionsTo } from './scan.ts';
import { watched } from './watched.ts';

const corpus = await makeCorpus();
const of = (...kinds: Sample['kind'][]) => corpus.filter(({ kind }) => kinds.includes(kind));
const taken = of('good', 'carrier');

/** The names of those of which something can be said, together with what. */
const told = (samples: readonly Sample[], say: (sample: Sample) => readonly string[]) =>
  samples.flatMap((sample) => say(sample).map((what) => `${sample.name}: ${what}`));

const read = (bytes: Uint8Array) => sharp(bytes, { animated: true });
/** As they are written, before the colour profile says what colours they are. */
const readWithoutProfile = (bytes: Uint8Array) => sharp(bytes, { animated: true, ignoreIcc: true });

/** What a photo loses, and with it the size of its file; its colour profile is written anew. */
const lost = new Set([
  'exif',
  'xmp',
  'xmpAsString',
  'iptc',
  'comments',
  'density',
  'resolutionUnit',
  'size',
  'icc',
]);

/** What an image library sees: pixels as they are and as they are turned, and how they are to be shown. */
async function seen(bytes: Uint8Array): Promise<Record<string, unknown>> {
  const about = Object.entries(await read(bytes).metadata()).filter(
    ([key, value]) => !lost.has(key) && !(key === 'orientation' && value === 1),
  );
  return {
    ...Object.fromEntries(about),
    pixels: await readWithoutProfile(bytes).raw({ depth: 'ushort' }).toBuffer(),
    turned: await readWithoutProfile(bytes).autoOrient().raw().toBuffer(),
  };
}

/** Steps of 256 by which the colours of two pictures differ at most, each by its own profile. */
async function coloursApart(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [before, after] = await Promise.all([one, other].map((bytes) => read(bytes).raw().toBuffer()));
  if (!before || before.length !== after?.length) return 256;
  return before.reduce((most, value, at) => Math.max(most, Math.abs(value - (after[at] ?? 256))), 0);
}

test('no file takes anything along but its picture', ({ task }) => {
  // A file that told nothing before would show nothing.
  expect(told(taken, ({ name, bytes }) => (tracesIn(bytes).length > 0 ? [] : [name]))).toEqual([]);
  const photos = taken.map((sample) => ({ sample, photo: cleanPhoto(sample.bytes) }));
  const leaks = photos.flatMap(({ sample, photo }) => told([sample], () => tracesIn(photo.bytes)));
  const needless = photos.flatMap(({ sample, photo }) =>
    told([sample], () => objectionsTo(photo.type, photo.bytes)),
  );
  const wrong = photos.filter(({ sample, photo }) => photo.type !== sample.type);
  proof(task, {
    goal: 'G-U1',
    what: `metadata and scripts in ${taken.length} photos`,
    figure: `${leaks.length} traces, ${needless.length} needless parts or bytes, ${wrong.length} of a wrong type`,
    passLine: '0, 0, 0 (60 files)',
  });
  expect(taken.length).toBeGreaterThanOrEqual(60);
  expect({ leaks, needless, wrong }).toEqual({ leaks: [], needless: [], wrong: [] });
});

test('an image library finds neither EXIF but the orientation, nor XMP, IPTC or a comment', async () => {
  for (const { name, bytes } of taken) {
    const about = await read(cleanPhoto(bytes).bytes).metadata();
    expect(about, name).toMatchObject({ format: expect.any(String) });
    expect([about.xmp, about.iptc, about.tifftagPhotoshop, about.comments, about.gainMap], name).toEqual(
      Array(5).fill(undefined),
    );
    expect(about.exif === undefined || (about.orientation ?? 1) > 1, name).toBe(true);
  }
});

/** A profile that is written anew rounds otherwise than the one before. */
const mostApart = 1;

test('good files look the same', async ({ task }) => {
  const good = of('good');
  const changed = new Map<string, string[]>();
  for (const { name, bytes } of good) {
    const before = await seen(bytes);
    const cleaned = cleanPhoto(bytes).bytes;
    const after = await seen(cleaned);
    const keys = Object.keys({ ...before, ...after });
    const differing = keys.filter((key) => !isDeepStrictEqual(before[key], after[key]));
    if ((await coloursApart(bytes, cleaned)) > mostApart) differing.push('colours');
    if (differing.length > 0) changed.set(name, differing);
  }
  proof(task, {
    goal: 'G-U1',
    what: 'good photos that look the same, turned by their orientation too, with their colours',
    figure: `${good.length - changed.size} of ${good.length}`,
    passLine: 'all (30 files)',
  });
  expect(good.length).toBeGreaterThanOrEqual(30);
  expect([...changed]).toEqual([]);
});

/** Enough for a list of thousands of parts, and a small piece of a file of 10 MB. */
const mostLooks = 512 * 1024;

test('bombs are refused before they unfold, whatever their size', ({ task }) => {
  const refusals: { name: string; isRefused: boolean; looked: number; took: number }[] = [];
  for (const { name, bytes } of of('bomb')) {
    const { bytes: counted, looked } = watched(bytes);
    const start = performance.now();
    const isRefused = cleanOrNull(counted) === null;
    refusals.push({ name, isRefused, looked: looked(), took: performance.now() - start });
  }
  const most = (key: 'looked' | 'took') => Math.ceil(Math.max(...refusals.map((refusal) => refusal[key])));
  const refused = refusals.filter(({ isRefused }) => isRefused);
  proof(task, {
    goal: 'G-U1',
    what: 'bombs refused before they unfold',
    figure: `${refused.length} of ${refusals.length}, ${most('looked')} bytes looked at at most, ${most('took')} ms`,
    passLine: `all (12), ${mostLooks} bytes looked at at most`,
  });
  expect(refusals.length).toBeGreaterThanOrEqual(12);
  expect(refusals.filter(({ isRefused, looked }) => !isRefused || looked > mostLooks)).toEqual([]);
});

test('what is no photo is no photo', ({ task }) => {
  const samples = of('disguise');
  const accepted = samples.filter(({ bytes }) => {
    try {
      return cleanPhoto(bytes);
    } catch (error) {
      return !(error instanceof UnsupportedType);
    }
  });
  proof(task, {
    goal: 'G-U1',
    what: 'files of other kinds that were taken for a photo',
    figure: `${accepted.length} of ${samples.length}`,
    passLine: '0',
  });
  expect(accepted).toEqual([]);
});

test('parts that hold more than they may are refused', ({ task }) => {
  const broken = of('broken');
  const taken: string[] = [];
  for (const { name, bytes } of broken) if (cleanOrNull(bytes)) taken.push(name);
  proof(task, {
    goal: 'G-U1',
    what: 'photos that hold more than their picture where nobody can cut it off',
    figure: `${broken.length - taken.length} of ${broken.length} refused`,
    passLine: 'all',
  });
  expect(taken).toEqual([]);
});

test('a picture of other colours than sRGB stays one', async ({ task }) => {
  const apart: number[] = [];
  for (const name of Object.keys(profiles)) {
    const { bytes } = of('good').find((sample) => sample.name.endsWith(name)) ?? { bytes: new Uint8Array() };
    const cleaned = cleanPhoto(bytes).bytes;
    // Without its profile it would be another picture, or this would show nothing.
    const plain = await readWithoutProfile(bytes).png().toBuffer();
    expect(await coloursApart(bytes, plain), name).toBeGreaterThan(20);
    apart.push(await coloursApart(bytes, cleaned));
  }
  proof(task, {
    goal: 'G-U1',
    what: `colours of ${apart.length} profiles before and after, as an image library converts them`,
    figure: `${Math.max(...apart)} of 255 apart at most`,
    passLine: `${mostApart} of 255`,
  });
  expect(Math.max(...apart)).toBeLessThanOrEqual(mostApart);
});

test('what is cut short or lies about its lengths is refused, or stored whole', ({ task }) => {
  // Larger ones have more of the same parts.
  const small = of('good').filter(({ bytes }) => bytes.length < 100_000);
  const samples = small.flatMap((sample) => [...cutShort(sample), ...lying(sample)]);
  const stored: { sample: Sample; photo: CleanPhoto }[] = [];
  for (const sample of samples) {
    const photo = cleanOrNull(sample.bytes);
    if (photo) stored.push({ sample, photo });
  }
  const wrong = stored.flatMap(({ sample, photo }) =>
    told([sample], () => objectionsTo(photo.type, photo.bytes)),
  );
  proof(task, {
    goal: 'G-U1',
    what: `${samples.length} photos cut short or with a length that lies`,
    figure: `${samples.length - stored.length} refused, ${stored.length} stored, ${wrong.length} of these with something else in them`,
    passLine: '0 with something else in them',
  });
  expect(stored.length).toBeLessThan(samples.length / 2);
  expect(wrong).toEqual([]);
});
