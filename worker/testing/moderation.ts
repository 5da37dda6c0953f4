// What tests report and judge: rocks with photos, comments, reports, the administrator's verdicts.
import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import type { ModerationInput } from '../../schema/moderation.ts';
import type { ReportSubject } from '../../schema/reports.ts';
import type { Interaction, OwnRock } from '../../schema/rocks.ts';
import { acts, rocks } from '../../schema/tables/index.ts';
import { largeFile, photoOf } from '../photos/testing-large.ts';
import { openDatabase } from '../platform/database.ts';
import { asAdministrator } from './administrator.ts';
import { asMember, makeWorld, type Person } from './as.ts';
import { accepted, hideRock, registerRock, type RockChanges } from './play.ts';

const db = openDatabase(env.DB);

/** Registers a rock with a picture, and tells the picture's key. */
export async function rockWithPhoto(
  owner: Person,
  changes: RockChanges = {},
): Promise<{ rock: OwnRock; key: string }> {
  const rock = await registerRock(owner, { image: largeFile(), ...changes });
  return { rock, key: rock.imageUrl?.replace('/img/', '') ?? '' };
}

/** @returns the id of the comment */
export async function commentOn(writer: Person, rockId: string, content: string): Promise<string> {
  const json = { interactionType: 'comment', content };
  const answer = await writer.send('POST', `/api/rocks/${rockId}/interactions`, json);
  return (await accepted<Interaction>(answer)).id;
}

/** A hidden rock with a photo and a comment, its people, and the administrator. */
export async function reportable() {
  const world = makeWorld();
  const [owner, writer, reporter] = [await asMember(world), await asMember(world), await asMember(world)];
  const administrator = await asAdministrator(world);
  const { rock, key } = await rockWithPhoto(owner);
  await hideRock(owner, rock.id);
  const commentId = await commentOn(writer, rock.id, 'Buy my stones');
  const idOf = (subject: ReportSubject) => (subject === 'comment' ? commentId : rock.id);
  return { world, owner, writer, reporter, administrator, rock, key, commentId, idOf };
}

/** A rock in its owner's own list. */
export const ownRockOf = async (owner: Person, id: string) =>
  (await (await owner.api.rocks.my.$get({ query: {} })).json()).find((rock) => rock.id === id);

export async function refusalOf(answer: { status: number; json(): Promise<unknown> }) {
  const { message } = (await answer.json()) as { message: string }; // every refusal has one
  return [answer.status, message];
}

export const sendReport = (person: Person, subject: ReportSubject, subjectId: string, details = '') =>
  person.send('POST', '/api/reports', { subject, subjectId, reason: 'unkind', details });

/** Everybody reports it, one after another. */
export async function report(
  people: readonly Person[],
  subject: ReportSubject,
  subjectId: string,
  details?: string,
): Promise<void> {
  for (const person of people) await accepted(await sendReport(person, subject, subjectId, details));
}

/** Sends a verdict, of somebody who has seen every report. @param key of a request that may be repeated */
export const judge = (
  person: Person,
  verdict: ModerationInput['verdict'],
  subject: ReportSubject,
  subjectId: string,
  {
    reason = 'It shows a face',
    key,
    seenUntil = '2999-01-01T00:00:00.000Z',
  }: { reason?: string; key?: string; seenUntil?: string } = {},
) =>
  person.send(
    'POST',
    '/api/admin/moderation',
    { subject, subjectId, verdict, reason, seenUntil },
    key === undefined ? {} : { 'Idempotency-Key': key },
  );

/** The same, where it must be heard; of several subjects one after another. */
export async function judged(
  person: Person,
  verdict: ModerationInput['verdict'],
  subject: ReportSubject,
  subjectId: string,
): Promise<void> {
  await accepted(await judge(person, verdict, subject, subjectId));
}

export const actsOn = (subjectId: string) =>
  db.select().from(acts).where(eq(acts.subjectId, subjectId)).orderBy(acts.createdAt);

export async function rockRow(id: string): Promise<typeof rocks.$inferSelect> {
  const [row] = await db.select().from(rocks).where(eq(rocks.id, id));
  if (!row) throw new Error(`there is no rock ${id}`);
  return row;
}

export const isStored = async (key: string | null) => (await env.PHOTOS.head(key ?? '')) !== null;

/** R2, where something else happens before a photo is read for the first time. */
export function bucketAfter(happening: () => Promise<unknown>): R2Bucket {
  let first: Promise<unknown> | null = null;
  return new Proxy(env.PHOTOS, {
    get: (bucket, name) => {
      const own: unknown = Reflect.get(bucket, name);
      if (name !== 'get') return typeof own === 'function' ? own.bind(bucket) : own;
      return async (key: string) => {
        first ??= happening();
        await first;
        return bucket.get(key);
      };
    },
  });
}

/** Fails when R2 has photos that no row names. */
export async function expectNoOrphanedPhotos(): Promise<void> {
  const orphans = await orphanedPhotos();
  if (orphans.length > 0) throw new Error(`no row names ${orphans.join(', ')}`);
}

/** Photos in R2 that no row names: neither a rock nor a member, nor the list of those to be dropped. */
export async function orphanedPhotos(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT photo_key AS key FROM rocks UNION SELECT withheld_photo_key FROM rocks
     UNION SELECT photo_key FROM members UNION SELECT key FROM photo_drops`,
  ).all<{ key: string | null }>();
  const named = new Set(results.map(({ key }) => key));
  const { objects } = await env.PHOTOS.list();
  return objects.map(({ key }) => key).filter((key) => !named.has(photoOf(key)));
}
