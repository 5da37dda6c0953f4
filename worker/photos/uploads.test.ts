import { env } from 'cloudflare:test';
import { expect, inject, test } from 'vitest';
import type { PhotoType } from '../../schema/photos.ts';
import { asMember, asStranger, newAddress, type Person } from '../testing/as.ts';
import { newCode, newPlace } from '../testing/make.ts';
import { registerRock } from '../testing/play.ts';
import { proof } from '../testing/proof.ts';
import { cleanPhoto } from './inspect.ts';
import { tracesIn, type Sample } from './testing-samples.ts';

const address = inject('photoCorpus');
const corpus = await (await fetch(address)).json<Omit<Sample, 'bytes'>[]>();

/** With their bytes, one after the other: the corpus is too large to have it all here. */
async function* samples(kinds?: readonly Sample['kind'][]): AsyncGenerator<Sample> {
  for (const [n, known] of corpus.entries()) {
    if (kinds && !kinds.includes(known.kind)) continue;
    yield { ...known, bytes: await (await fetch(`${address}/${n}`)).bytes() };
  }
}

const names = ['../../a.html', 'a.jpg%00.html', 'rock.svg', 'rock.png', 'C:\\rock.php', '.htaccess'];
const types = ['image/svg+xml', 'text/html', 'image/png', 'image/jpeg', 'application/pdf', ''];
const called = (bytes: Uint8Array, n: number) =>
  new File([new Uint8Array(bytes)], names[n % names.length] ?? '', { type: types[n % types.length] ?? '' });

/** From an address of its own, because limits are for others to show. */
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

const fileNames: Record<PhotoType, string> = {
  'image/jpeg': 'rock.jpg',
  'image/png': 'rock.png',
  'image/webp': 'rock.webp',
  'image/gif': 'rock.gif',
};

/** What is wrong with a photo as everybody gets it. */
async function faultsOf(url: string, sample: Sample): Promise<string[]> {
  if (!/^\/img\/[a-z0-9]{32}$/.test(url)) return [`stored at ${url}`];
  const answer = await asStranger().request(url);
  const photo = cleanPhoto(sample.bytes);
  const stored = await answer.bytes();
  const headers = {
    'Content-Type': String(sample.type),
    'Content-Disposition': `inline; filename="${fileNames[photo.type]}"`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  };
  const isSame = stored.length === photo.bytes.length && stored.every((byte, at) => byte === photo.bytes[at]);
  return [
    ...Object.entries(headers).flatMap(([name, value]) => (answer.headers.get(name) === value ? [] : [name])),
    ...(isSame ? [] : ['other bytes than those that were cleaned']),
    ...tracesIn(stored),
  ];
}

const refusals: Record<Sample['kind'], readonly number[]> = {
  good: [],
  carrier: [],
  disguise: [415],
  broken: [400],
  bomb: [400, 413],
};

/** What is wrong with the answer to an upload. */
async function faultsOfAnswer(answer: Response, sample: Sample): Promise<string[]> {
  if (answer.status === 200 && sample.type !== null) {
    const { imageUrl, profileImageUrl } = await answer.json<{
      imageUrl?: string;
      profileImageUrl?: string;
    }>();
    return faultsOf(imageUrl ?? profileImageUrl ?? 'nowhere', sample);
  }
  await answer.bytes();
  return refusals[sample.kind].includes(answer.status) ? [] : [`answered ${answer.status}`];
}

const storedPhotos = async () => (await env.PHOTOS.list()).objects.length;

test('the whole corpus comes in as clean pictures, or not at all', async ({ task }) => {
  const member = await asMember();
  const faults: string[] = [];
  let uploads = 0;
  for await (const sample of samples()) {
    // Ten megabytes twice would show nothing new.
    const routes = sample.bytes.length < 1024 * 1024 ? [asAvatar, withRock] : [asAvatar];
    for (const upload of routes) {
      const answer = await upload(member, called(sample.bytes, uploads++));
      faults.push(...(await faultsOfAnswer(answer, sample)).map((fault) => `${sample.name}: ${fault}`));
    }
  }
  const taken = corpus.filter(({ type }) => type !== null).length;
  const large = corpus.length * 2 - uploads;
  const stored = await storedPhotos();
  proof(task, {
    goal: 'G-U1',
    what: `uploads of ${corpus.length} files under wrong names and types, for rocks and members, then fetched`,
    figure: `${uploads} uploads, ${faults.length} faults, ${stored} photos stored`,
    passLine: '0 faults',
  });
  expect(faults).toEqual([]);
  // Of a member's pictures only the last one is kept.
  expect(stored).toBeGreaterThanOrEqual(taken + 1 - large);
  expect(stored).toBeLessThanOrEqual(taken + 1);
});

test('what is no photo is refused under every name and declared type', async ({ task }) => {
  const member = await asMember();
  const before = await storedPhotos();
  const answers: number[] = [];
  for await (const { bytes } of samples(['disguise'])) {
    for (const n of names.keys()) answers.push((await asAvatar(member, called(bytes, n))).status);
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

test('a place takes no photo, so none is stored', async () => {
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
