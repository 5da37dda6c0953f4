// Content and moderation in tests: rocks with photos, comments, reports, and the administrator's verdicts.
import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import type { ModerationInput } from '../../schema/moderation.ts';
import type { ReportSubject } from '../../schema/reports.ts';
import type { Interaction, OwnRock } from '../../schema/rocks.ts';
import { auditLog, rocks } from '../../schema/tables/index.ts';
import { pictures } from '../photos/testing-corpus.ts';
import { largeFile } from '../photos/testing-large.ts';
import { asAdministrator, asMember, makeWorld, type Person, type World } from './as.ts';
import { bindingWith } from './binding.ts';
import { db } from './db.ts';
import { formOf } from './form.ts';
import { makeMember } from './make.ts';
import { accepted, hideRock, registerRock, type RockChanges } from './play.ts';

/** Registers a rock with a photo. @returns the rock and the photo's key */
export async function rockWithPhoto(
  owner: Person,
  changes: RockChanges = {},
): Promise<{ rock: OwnRock; key: string }> {
  const rock = await registerRock(owner, { image: largeFile(), ...changes });
  return { rock, key: rock.imageUrl?.replace('/img/', '') ?? '' };
}

const say = (person: Person, rockId: string, body: object) =>
  person.send('POST', `/api/rocks/${rockId}/interactions`, body);

export const like = (person: Person, rockId: string) => say(person, rockId, { interactionType: 'like' });

export const comment = (person: Person, rockId: string, content: string) =>
  say(person, rockId, { interactionType: 'comment', content });

/** @returns the id of the comment */
export const commentOn = async (writer: Person, rockId: string, content: string): Promise<string> =>
  (await accepted<Interaction>(await comment(writer, rockId, content))).id;

/** @returns the key of the picture */
export async function setAvatar(person: Person): Promise<string> {
  const answer = await person.send('PUT', '/api/user/avatar', formOf({}, pictures.png));
  return (await answer.json<{ profileImageUrl: string }>()).profileImageUrl.replace('/img/', '');
}

/** A member deletes their account. */
export const remove = (person: Person) => person.send('DELETE', '/api/user/account');

/** An address whose account was suspended when it was deleted. */
export async function suspendedAddress(world: World): Promise<string> {
  const person = await asMember(
    world,
    await makeMember({ suspendedAt: 1, suspendedBecause: 'Unkind words' }),
  );
  await accepted(await remove(person));
  return person.member.email;
}

/** A hidden rock with a photo and a comment, the members involved, and the administrator. */
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

/** A rock as its owner's list returns it. */
export const ownRockOf = async (owner: Person, id: string) =>
  (await (await owner.api.rocks.my.$get({ query: {} })).json()).find((rock) => rock.id === id);

export async function refusalOf(answer: { status: number; json(): Promise<unknown> }) {
  const { message } = (await answer.json()) as { message: string }; // every error response has one
  return [answer.status, message];
}

export const sendReport = (person: Person, subject: ReportSubject, subjectId: string, details = '') =>
  person.send('POST', '/api/reports', { subject, subjectId, reason: 'unkind', details });

/** Each person sends the same report, one after another. */
export async function report(
  people: readonly Person[],
  subject: ReportSubject,
  subjectId: string,
  details?: string,
): Promise<void> {
  for (const person of people) await accepted(await sendReport(person, subject, subjectId, details));
}

/** Sends a verdict, by default after all reports were seen. @param key an idempotency key */
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

/** Sends a verdict that must be accepted. */
export const judged = async (...verdict: Parameters<typeof judge>) => accepted(await judge(...verdict));

export const actionsOn = (subjectId: string) =>
  db.select().from(auditLog).where(eq(auditLog.subjectId, subjectId)).orderBy(auditLog.createdAt);

/** A rock's row in the database. */
export const rockOf = async (id: string) => (await db.select().from(rocks).where(eq(rocks.id, id)))[0];

/** A rock's row. Throws if there is none. */
export async function rockRow(id: string): Promise<typeof rocks.$inferSelect> {
  const row = await rockOf(id);
  if (!row) throw new Error(`there is no rock ${id}`);
  return row;
}

export const isStored = async (key: string | null) => (await env.PHOTOS.head(key ?? '')) !== null;

/** R2 that runs `happening` before it reads a photo for the first time. */
export function bucketAfter(happening: () => Promise<unknown>): R2Bucket {
  let first: Promise<unknown> | null = null;
  return bindingWith(env.PHOTOS, {
    get: async (key: string) => {
      await (first ??= happening());
      return env.PHOTOS.get(key);
    },
  });
}
