// Compares the tables, the photos and one of the lists with the model after every command.
import { expect } from 'vitest';
import type { Kind } from './actions.ts';
import { rocksOf } from './game.ts';
import { expectAnswer, readingsOf, type Reading } from './readings.ts';
import { expectRows } from './rows.ts';
import type { Stage } from './stage.ts';
import { expectNoCode } from './stones.ts';

/** Shares no divisor with any number of lists, so that each list gets its turn. */
const stride = 1009;

export async function expectAgreement(stage: Stage, after: Kind | 'late copy'): Promise<void> {
  await expectRows(stage);
  if (after === 'delete account') await expectPhotosGone(stage);
  const all = readingsOf(stage);
  const reading = all[((stage.readings += 1) * stride) % all.length];
  if (reading) await read(stage, reading);
}

/** At the end of a run: every kind of list once, for a rotating viewer, and held rocks for each of the four. */
export async function expectAllLists(stage: Stage): Promise<void> {
  for (const [pattern, readings] of Map.groupBy(readingsOf(stage), (reading) => reading.pattern)) {
    const next = (stage.readings += 1) % readings.length;
    const asked = pattern === '/api/rocks/rehide' ? readings : readings.slice(next, next + 1);
    for (const reading of asked) await read(stage, reading);
  }
  await expectPhotosGone(stage);
}

async function read(stage: Stage, reading: Reading): Promise<void> {
  const answer = await stage.personOf(reading.viewer).request(reading.path);
  const text = await answer.text();
  expect([reading.path, answer.status]).toEqual([reading.path, reading.status]);
  const told: unknown = JSON.parse(text);
  expectAnswer(reading, told);
  expectNoCode([...answer.headers.values()].join('\n'));
  // The Rock ID may appear in own and held rocks and in own comments. Those were compared above.
  const ownId = reading.viewer === null ? null : stage.faces[reading.viewer]?.id;
  expectNoCode(
    JSON.stringify(told, function (this: { user?: { id: string } | null }, field, value: unknown) {
      const isOwnComment = field === 'content' && this.user?.id === ownId;
      return field === 'laserEngraverId' || isOwnComment ? '' : value;
    }),
  );
  for (const [path] of text.matchAll(/\/img\/[^"]*/g)) {
    stage.photos.add(path);
    if (!stage.seenPhotos.has(path)) await expectPhoto(stage, path, 200);
    stage.seenPhotos.add(path);
  }
}

/** Photos of removed rocks are gone. All others exist. */
async function expectPhotosGone(stage: Stage): Promise<void> {
  stage.seenPhotos.clear();
  const kept = new Set(rocksOf(stage.state).map(({ imageUrl }) => imageUrl));
  for (const path of stage.photos) await expectPhoto(stage, path, kept.has(path) ? 200 : 404);
}

async function expectPhoto(stage: Stage, path: string, status: number): Promise<void> {
  const answer = await stage.personOf(null).request(path);
  await answer.arrayBuffer();
  const type = status === 200 ? 'image/webp' : 'application/json';
  expect([path, answer.status, answer.headers.get('Content-Type')]).toEqual([path, status, type]);
}
