import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { formMaxBytes, photoMaxBytes } from '../../schema/photos.ts';
import { jpegSegment, pictures } from '../../worker/photos/testing-corpus.ts';
import { proof } from '../../worker/testing/proof.ts';
import { insertMembers, network, type Member } from './members.ts';
import { test } from './trial.ts';

/** A photo of nearly 10 MB, and its form. */
const comment = jpegSegment(0xfe, new Uint8Array(60_000));
const photo = new Blob([
  pictures.jpeg.slice(0, 2),
  ...Array<Uint8Array<ArrayBuffer>>(170).fill(comment.slice()),
  pictures.jpeg.slice(2),
]);

function upload(origin: string, { headers }: Member): Promise<Response> {
  const body = new FormData();
  body.set('image', photo, 'rock.jpg');
  return fetch(`${origin}/api/user/avatar`, { method: 'PUT', body, headers });
}

/** Announces a whole photo, sends a part of it, and disconnects. */
async function giveUp(origin: string, { headers }: Member): Promise<void> {
  const length = {
    'Content-Type': 'multipart/form-data; boundary=x',
    'Content-Length': String(photoMaxBytes + formMaxBytes),
  };
  const sent = request(`${origin}/api/user/avatar`, { method: 'PUT', headers: { ...headers, ...length } });
  sent.on('error', () => {});
  sent.write(
    `--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n${'a'.repeat(300_000)}`,
  );
  await setTimeout(300);
  sent.destroy();
}

/** Number of uploads that fit at once. */
const fitting = 3;
/** Limits of a wait beside twenty, and of an upload after interrupted ones, as multiples of the times beside a few. */
const mostLonger = 5;
const mostLater = 5;

let asked = 1_000_000;

/** The longest that `/api/health` took meanwhile, in milliseconds. */
async function longestWait(origin: string, meanwhile: Promise<unknown>): Promise<number> {
  const over = new AbortController();
  // The caller handles failures.
  void meanwhile.catch(() => {}).finally(() => over.abort());
  let longest = 0;
  while (!over.signal.aborted) {
    const began = performance.now();
    // From another IP address each time, to stay below the FLOOD rate limit.
    const headers = { 'CF-Connecting-IP': network(asked++) };
    const { ok, status } = await fetch(`${origin}/api/health`, { headers });
    if (!ok) throw new Error(`the app is not healthy: ${status}`);
    longest = Math.max(longest, performance.now() - began);
    await setTimeout(5);
  }
  return longest;
}

test('twenty photos of 10 MB at once delay other requests no more than a few do, and a client that disconnects frees its slot', async ({
  task,
  stateDir,
  start,
}) => {
  const members = await insertMembers(stateDir, 20);
  const [first] = members;
  const app = await start();
  const { origin } = app;
  expect((await upload(origin, first)).status).toBe(200);
  const together = async (many: number) => {
    const began = performance.now();
    const uploads = Promise.all(members.slice(0, many).map((member) => upload(origin, member)));
    const wait = await longestWait(origin, uploads);
    const statuses = (await uploads).map(({ status }) => status);
    return { wait, took: performance.now() - began, statuses };
  };
  const few = await together(fitting);
  const all = await together(20);
  await Promise.all(members.slice(0, 6).map((member) => giveUp(origin, member)));
  const began = performance.now();
  const after = await upload(origin, first);
  const afterAll = performance.now() - began;
  await app.stop();

  const taken = all.statuses.filter((status) => status === 200).length;
  const longer = all.wait / few.wait;
  const later = afterAll / few.took;
  proof(task, {
    goal: 'G-L4',
    what: '/api/health beside 20 uploads of 10 MB at once',
    figure: `${taken} of 20 accepted, the rest 503; longest wait ${Math.round(few.wait)} ms beside ${fitting}, ${Math.round(all.wait)} ms beside twenty: ${longer.toFixed(1)} times; after six that were interrupted the next is accepted in ${later.toFixed(1)} times what ${fitting} take together`,
    passLine: `${fitting} or more accepted, the others 503, waits at most ${mostLonger} times as long, a free slot within ${mostLater} times`,
  });
  expect(few.statuses).toEqual(Array<number>(fitting).fill(200));
  expect(taken).toBeGreaterThanOrEqual(fitting);
  expect(all.statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(after.status).toBe(200);
  expect(longer).toBeLessThanOrEqual(mostLonger);
  expect(later).toBeLessThanOrEqual(mostLater);
});
