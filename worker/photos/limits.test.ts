import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { photoMaxBytes } from '../../schema/photos.ts';
import { formMemory } from '../http/form-memory.ts';
import { asMember, type Person } from '../testing/as.ts';
import { often } from '../testing/often.ts';
import { proof } from '../testing/proof.ts';
import { jpegSegment, pictures } from './testing-corpus.ts';
import * as en from '../../schema/words/en/index.ts';

/** A JPEG of this many bytes, most of them comments. */
function jpegOf(size: number): File {
  const { jpeg } = pictures;
  const comment = jpegSegment(0xfe, new Uint8Array(60_000));
  const count = Math.floor((size - jpeg.length) / comment.length) - 1;
  const left = size - jpeg.length - count * comment.length;
  const halves = [left >> 1, left - (left >> 1)].map((half) => jpegSegment(0xfe, new Uint8Array(half - 4)));
  const comments = [...Array<Uint8Array>(count).fill(comment), ...halves].map((part) => part.slice());
  return new File([jpeg.slice(0, 2), ...comments, jpeg.slice(2)], 'rock.jpg');
}

function send(person: Person, image: File) {
  const body = new FormData();
  body.set('image', image);
  return person.request('/api/user/avatar', { method: 'PUT', body });
}

test('10,485,760 bytes are accepted, one more is refused', async ({ task }) => {
  const member = await asMember();
  const files = [photoMaxBytes, photoMaxBytes + 1].map(jpegOf);
  expect(files.map(({ size }) => size)).toEqual([10_485_760, 10_485_761]);
  const answers = [];
  for (const file of files) answers.push(await send(member, file));
  const statuses = answers.map(({ status }) => status);
  proof(task, {
    goal: 'G-U1',
    what: 'uploads of 10,485,760 bytes, and of one more',
    figure: statuses.join(', '),
    passLine: '200, 413',
  });
  expect(statuses).toEqual([200, 413]);
  expect(await answers[1]?.json()).toMatchObject({
    message: 'Please choose an image smaller than 10MB. Current size: 10.1 MB',
  });
});

/** More than there is memory for, so that some wait for it. */
const atOnce = often(20, 3);

test('many uploads of 10 MB at once are accepted', async ({ task }) => {
  const file = jpegOf(photoMaxBytes);
  const people = await Promise.all(Array.from({ length: atOnce }, () => asMember()));
  const answers = await Promise.all(people.map((person) => send(person, file)));
  const faults = answers.filter(({ status }) => status >= 500).length;
  const taken = answers.filter(({ status }) => status === 200).length;
  proof(task, {
    goal: 'G-U1',
    what: `uploads of 10 MB, ${atOnce} at once`,
    figure: `${taken} accepted, ${faults} x 5xx`,
    passLine: '0 x 5xx',
  });
  expect([taken, faults]).toEqual([atOnce, 0]);
});

test('while the memory for large forms and its queue are full, a photo gets a 503 with Retry-After', async () => {
  const member = await asMember();
  const file = jpegOf(photoMaxBytes);
  const places = await Promise.all([1, 2, 3].map(() => formMemory.enter(photoMaxBytes)));
  const line = Array.from({ length: 24 }, () => formMemory.enter(photoMaxBytes));
  expect(formMemory.count()).toEqual({ inside: 3, waiting: 24 });
  const refused = await send(member, file);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toEqual({ message: en.errors.unavailable });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  // A small form does not wait.
  expect((await send(member, new File([pictures.jpeg], 'rock.jpg'))).status).toBe(200);
  for (const leave of places) leave();
  for (const place of line) (await place)();
  expect((await send(member, file)).status).toBe(200);
  // A refused upload releases its memory.
  expect((await send(member, new File([new Uint8Array(100_000)], 'no.jpg'))).status).toBe(415);
  expect(formMemory.count()).toEqual({ inside: 0, waiting: 0 });
});

test('a body without Content-Length is read only up to the limit', async ({ task }) => {
  const member = await asMember();
  const before = (await env.PHOTOS.list()).objects.length;
  const piece = new Uint8Array(64 * 1024);
  const head = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
    pull: (controller) => {
      sent += piece.length;
      if (sent > 2 ** 30) controller.close();
      else controller.enqueue(piece);
    },
  });
  const answer = await member.request('/api/user/avatar', {
    method: 'PUT',
    body,
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
  });
  proof(task, {
    goal: 'G-U1',
    what: 'an upload of 1 GB without Content-Length',
    figure: `${answer.status} after ${(sent / 2 ** 20).toFixed(1)} MB`,
    passLine: '413 after at most 11 MB',
  });
  expect(answer.status).toBe(413);
  expect(sent).toBeLessThanOrEqual(11 * 2 ** 20);
  expect((await env.PHOTOS.list()).objects.length).toBe(before);
});
