import { env } from 'cloudflare:test';
import { expect, inject, test } from 'vitest';
import { asMember, asStranger, newAddress, type Person } from '../testing/as.ts';
import { newCode, newPlace } from '../testing/make.ts';
import { registerRock } from '../testing/play.ts';
import { proof } from '../testing/proof.ts';
import { faultsIn, tracesIn, type Comparison, type Sample as Known } from './testing-samples.ts';

/** A file, and its index in the corpus. */
type Sample = Known & { at: number };

const address = inject('photoCorpus');
const corpus = await (await fetch(address)).json<Omit<Known, 'bytes'>[]>();

/** With their bytes, one after the other, since the corpus does not fit in memory. */
async function* samples(kinds?: readonly Sample['kind'][]): AsyncGenerator<Sample> {
  for (const [at, known] of corpus.entries()) {
    if (kinds && !kinds.includes(known.kind)) continue;
    yield { ...known, at, bytes: await (await fetch(`${address}/${at}`)).bytes() };
  }
}

const names = ['../../a.html', 'a.jpg%00.html', 'rock.svg', 'rock.png', 'C:\\rock.php', '.htaccess'];
const types = ['image/svg+xml', 'text/html', 'image/png', 'image/jpeg', 'application/pdf', ''];
const called = (bytes: Uint8Array, n: number) =>
  new File([new Uint8Array(bytes)], names[n % names.length] ?? '', { type: types[n % types.length] ?? '' });

/** From a new IP address each time, since other tests show the rate limits. */
function send(
  person: Person,
  method: string,
  path: string,
  image: File,
  fields: Record<string, string> = {},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, image })) body.set(name, value);
  return person.request(path, { method, body, headers: { 'CF-Connecting-IP': newAddress() } });
}

const asAvatar = (person: Person, file: File) => send(person, 'PUT', '/api/user/avatar', file);
const withRock = (person: Person, file: File) =>
  send(person, 'POST', '/api/rocks', file, { name: 'Ladybird', laserEngraverId: newCode() });

const refusals: Record<Sample['kind'], readonly number[]> = {
  good: [],
  carrier: [],
  disguise: [415],
  bomb: [413],
  heavy: [400],
  broken: [400],
};
const mayBeStored = (kind: Sample['kind']) => kind !== 'disguise' && kind !== 'bomb';

/** The outcome of one upload. */
interface Outcome {
  sample: Sample;
  status: number;
  /** Null when it was refused. */
  stored: Uint8Array<ArrayBuffer> | null;
  /** Faults of the answer, and of the photo as it is served. */
  faults: string[];
  tookMs: number;
}

async function outcomeOf(sample: Sample, upload: () => Promise<Response>): Promise<Outcome> {
  const start = Date.now();
  const answer = await upload();
  const { imageUrl, profileImageUrl } = await answer.json<{ imageUrl?: string; profileImageUrl?: string }>();
  const outcome = { sample, status: answer.status, tookMs: Date.now() - start };
  if (answer.status !== 200) {
    const isExpected = refusals[sample.kind].includes(answer.status);
    return { ...outcome, stored: null, faults: isExpected ? [] : [`answered ${answer.status}`] };
  }
  const url = imageUrl ?? profileImageUrl ?? '';
  const photo = await asStranger().request(url);
  const stored = new Uint8Array(await photo.arrayBuffer());
  const small = await asStranger().request(`${url}/320`);
  const headers = {
    'Content-Type': 'image/webp',
    'Content-Disposition': 'inline; filename="rock.webp"',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  };
  const faults = [
    ...(mayBeStored(sample.kind) ? [] : ['was taken']),
    ...(/^\/img\/[a-z0-9]{32}$/.test(url) ? [] : [`stored at ${url}`]),
    ...Object.entries(headers).flatMap(([name, value]) => (photo.headers.get(name) === value ? [] : [name])),
    ...faultsIn(stored),
    ...faultsIn(await small.bytes()),
  ];
  return { ...outcome, stored, faults };
}

const told = (outcomes: readonly Outcome[]) =>
  outcomes.flatMap(({ sample, faults }) => faults.map((fault) => `${sample.name}: ${fault}`));

/** Uploads all files of these kinds under wrong names and types, alternately as an avatar and with a rock. */
async function outcomesOf(...kinds: Sample['kind'][]): Promise<Outcome[]> {
  const member = await asMember();
  const outcomes: Outcome[] = [];
  for await (const sample of samples(kinds)) {
    const upload = outcomes.length % 2 ? withRock : asAvatar;
    outcomes.push(await outcomeOf(sample, () => upload(member, called(sample.bytes, outcomes.length))));
  }
  return outcomes;
}

const storedPhotos = async () => (await env.PHOTOS.list()).objects.length;

/** WebP rounds colors. */
const mostApart = 4;

test('only the image of a file is stored, and good files look the same', async ({ task }) => {
  const outcomes = await outcomesOf('good', 'carrier');
  const differing: string[] = [];
  const beside: string[] = [];
  const profiles: number[] = [];
  let least = 1;
  let apart = 0;
  for (const { sample, stored } of outcomes) {
    const body = stored ?? new Uint8Array();
    const answer = await fetch(`${address}/${sample.at}`, { method: 'POST', body });
    const seen = await answer.json<Comparison>();
    least = Math.min(least, seen.similarity);
    apart = Math.max(apart, seen.coloursApart);
    if (sample.name.endsWith('Display P3')) profiles.push(seen.coloursOfProfile);
    if (seen.similarity < 0.95) differing.push(`${sample.name}: ${seen.similarity}`);
    if (seen.beside.length > 0) beside.push(`${sample.name}: ${seen.beside.join()}`);
  }
  // A carrier without traces would prove nothing.
  const silent = outcomes.filter(
    ({ sample }) => sample.kind === 'carrier' && tracesIn(sample.bytes).length === 0,
  );
  const files = new Set(outcomes.map(({ sample }) => sample.name));
  const faults = told(outcomes);
  proof(task, {
    goal: 'G-U1',
    what: `metadata, scripts and wrong types in ${files.size} photos under wrong names and types, sent for rocks and members, then fetched`,
    figure: `${faults.length} traces and needless parts, ${beside.length} with something beside their pixels`,
    passLine: '0, 0 (60 files)',
  });
  proof(task, {
    goal: 'G-U1',
    what: 'photos that look the same, turned by their orientation too, with their colours (SSIM of 0.95 or more)',
    figure: `${outcomes.length - differing.length} of ${outcomes.length}, ${least.toFixed(3)} at least`,
    passLine: 'all (30 files)',
  });
  proof(task, {
    goal: 'G-U1',
    what: `colours before and after, with ${profiles.length} that have another profile than sRGB`,
    figure: `${apart.toFixed(1)} of 255 apart at most, the mean of a photo`,
    passLine: `${mostApart} of 255`,
  });
  expect(apart).toBeLessThanOrEqual(mostApart);
  // Ignoring the profile must make a difference, or this would prove nothing.
  expect(Math.min(...profiles)).toBeGreaterThan(mostApart);
  expect(files.size).toBeGreaterThanOrEqual(60);
  expect({ faults, beside, differing, silent }).toEqual({
    faults: [],
    beside: [],
    differing: [],
    silent: [],
  });
});

test('decompression bombs are refused before they are decoded, whatever their size', async ({ task }) => {
  const before = await storedPhotos();
  const outcomes = await outcomesOf('bomb');
  const refused = outcomes.filter(({ stored }) => stored === null);
  proof(task, {
    goal: 'G-U1',
    what: 'bombs refused before they unfold',
    figure: `${refused.length} of ${outcomes.length}, the slowest in ${Math.max(...outcomes.map(({ tookMs }) => tookMs))} ms`,
    passLine: 'all (12)',
  });
  expect(outcomes.length).toBeGreaterThanOrEqual(12);
  expect(told(outcomes)).toEqual([]);
  expect(await storedPhotos()).toBe(before);
});

test('a truncated, broken or bloated file is refused, or stored as one still image', async ({ task }) => {
  const outcomes = await outcomesOf('heavy', 'broken');
  const refused = outcomes.filter(({ stored }) => stored === null).length;
  const faults = told(outcomes);
  proof(task, {
    goal: 'G-U1',
    what: `${outcomes.length} uploads that are cut short, or hold far more than their picture`,
    figure: `${refused} refused, ${outcomes.length - refused} stored, ${faults.length} of these with something else in them`,
    passLine: '0 with something else in them',
  });
  expect(refused).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test('a file that is no photo is refused under every name and declared type', async ({ task }) => {
  const member = await asMember();
  const before = await storedPhotos();
  const answers: number[] = [];
  for await (const { bytes } of samples(['disguise'])) {
    // Each name and type meets other files every day; all of them in the proofs.
    const some = inject('isThorough') ? [...names.keys()] : [answers.length / 2, answers.length / 2 + 3];
    for (const n of some) answers.push((await asAvatar(member, called(bytes, n))).status);
  }
  const refused = answers.filter((status) => status === 415).length;
  proof(task, {
    goal: 'G-U1',
    what: 'uploads of other kinds of files under names and types of photos',
    figure: `${refused} of ${answers.length} refused`,
    passLine: 'all',
  });
  expect(refused).toBe(answers.length);
  expect(await storedPhotos()).toBe(before);
});

test('a photo sent with a place is not stored', async () => {
  const owner = await asMember();
  const before = await storedPhotos();
  for await (const { bytes } of samples(['carrier'])) {
    const rock = await registerRock(owner);
    const place = { ...newPlace(), actionType: 'hidden' };
    const answer = await send(owner, 'POST', `/api/rocks/${rock.id}/locations`, called(bytes, 0), place);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('/img/');
    break;
  }
  expect(await storedPhotos()).toBe(before);
});
