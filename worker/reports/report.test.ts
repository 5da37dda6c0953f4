import { env } from 'cloudflare:test';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { reportLimits, reportWords, type ReportSubject } from '../../schema/reports.ts';
import { reports, rocks } from '../../schema/tables/index.ts';
import { openDatabase } from '../platform/database.ts';
import { newPhotoKey } from '../platform/ids.ts';
import { asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';
import { registerRock } from '../testing/play.ts';
import { tally } from '../testing/race.ts';

const db = openDatabase(env.DB);
/** Rocks first, then photos, then comments. */
const rowsOf = (reporterId: string) =>
  db.select().from(reports).where(eq(reports.reporterId, reporterId)).orderBy(desc(reports.subject));

const send = (person: Person, subject: ReportSubject, subjectId: string, changes: object = {}) =>
  person.request('/api/reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ subject, subjectId, reason: 'other', ...changes }),
  });

async function commentOn(rockId: string, writer: Person): Promise<string> {
  const answer = await writer.api.rocks[':id'].interactions.$post({
    param: { id: rockId },
    json: { interactionType: 'comment', content: 'Buy my stones' },
  });
  const { id } = (await answer.json()) as { id: string }; // a comment's answer has its id
  return id;
}

/** A rock with a photo, and a comment on it by its owner. */
async function subjects(owner: Person) {
  const rock = await registerRock(owner);
  await db.update(rocks).set({ photoKey: newPhotoKey() }).where(eq(rocks.id, rock.id));
  const commentId = await commentOn(rock.id, owner);
  return {
    rock,
    all: [
      ['rock', rock.id],
      ['photo', rock.id],
      ['comment', commentId],
    ] as const,
  };
}

describe('a report', () => {
  test('of a rock, a photo or a comment is kept with its reason and the rock in question', async () => {
    const { rock, all } = await subjects(await asMember());
    const reporter = await asMember();
    for (const [subject, subjectId] of all) {
      const answer = await send(reporter, subject, subjectId, { reason: 'private', details: ' A face ' });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ subject, subjectId });
    }
    expect(await rowsOf(reporter.member.id)).toMatchObject(
      all.map(([subject, subjectId]) => ({
        subject,
        subjectId,
        rockId: rock.id,
        commentId: subject === 'comment' ? subjectId : null,
        reason: 'private',
        details: 'A face',
      })),
    );
  });

  test('that is made twice is one report with the same answer, and the first reason stays', async () => {
    const { all } = await subjects(await asMember());
    const [reporter, other] = [await asMember(), await asMember()];
    for (const [subject, subjectId] of all) {
      const answers = [
        await send(reporter, subject, subjectId, { reason: 'unkind' }),
        await send(reporter, subject, subjectId, { reason: 'advertising' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
      expect((await send(other, subject, subjectId)).status).toBe(200);
    }
    expect((await rowsOf(reporter.member.id)).map(({ reason }) => reason)).toEqual(all.map(() => 'unkind'));
    expect(await rowsOf(other.member.id)).toHaveLength(3);
  });

  test('that is sent 20 times at once is one, also as the last of the day', async () => {
    const world = makeWorld();
    const owner = await asMember(world);
    const reporter = await asMember(world);
    for (let i = 1; i < reportLimits.perDay; i++) {
      expect((await send(reporter, 'rock', (await registerRock(owner)).id)).status).toBe(200);
    }
    const { id } = await registerRock(owner);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(reporter, 'rock', id)));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 20 });
    expect((await rowsOf(reporter.member.id)).filter(({ rockId }) => rockId === id)).toHaveLength(1);
  });

  test('is for members', async () => {
    const { all } = await subjects(await asMember());
    for (const [subject, subjectId] of all) {
      expect((await send(asStranger(), subject, subjectId)).status).toBe(401);
    }
  });

  test('of what is not there is refused', async () => {
    const { rock, all } = await subjects(await asMember());
    const reporter = await asMember();
    const [, , [, commentId]] = all;
    for (const [subject, subjectId] of [
      ['rock', 'nowhere'],
      ['photo', 'nowhere'],
      ['comment', 'nowhere'],
      ['comment', rock.id],
      ['rock', commentId],
      ['photo', commentId],
      ['rock', rock.laserEngraverId],
    ] as const) {
      const answer = await send(reporter, subject, subjectId);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ message: reportWords.gone });
    }
    expect(await rowsOf(reporter.member.id)).toEqual([]);
  });

  test('of one’s own is refused, and a comment of one’s own on another’s rock too', async () => {
    const owner = await asMember();
    const { rock, all } = await subjects(owner);
    for (const [subject, subjectId] of all) {
      const answer = await send(owner, subject, subjectId);
      expect(answer.status).toBe(409);
      expect(await answer.json()).toEqual({ message: reportWords.own });
    }
    const guest = await asMember();
    const commentId = await commentOn(rock.id, guest);
    expect((await send(guest, 'comment', commentId)).status).toBe(409);
    expect((await send(owner, 'comment', commentId)).status).toBe(200);
  });

  test('of a photo that a rock does not have is refused', async () => {
    const rock = await registerRock(await asMember());
    const answer = await send(await asMember(), 'photo', rock.id);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({ message: reportWords.noPhoto });
  });

  test('without a subject, a reason or readable details is refused with a sentence', async () => {
    const rock = await registerRock(await asMember());
    const reporter = await asMember();
    for (const [changes, field] of [
      [{ subject: 'member' }, 'subject'],
      [{ subjectId: 5 }, 'subjectId'],
      [{ subjectId: 'x'.repeat(41) }, 'subjectId'],
      [{ reason: 'boring' }, 'reason'],
      [{ details: 'x'.repeat(reportLimits.details + 1) }, 'details'],
      [{ details: 'a\u0000b' }, 'details'],
    ] as const) {
      const answer = await send(reporter, 'rock', rock.id, changes);
      expect([field, answer.status]).toEqual([field, 400]);
      expect(await answer.json()).toEqual({ message: expect.stringMatching(/\w+ \w+/), field });
    }
    expect(await rowsOf(reporter.member.id)).toEqual([]);
  });
});

describe('the reports of a day', () => {
  test('end with the twentieth, and go on the next day', async () => {
    const world = makeWorld(Date.UTC(2026, 5, 1, 21));
    const owner = await asMember(world);
    const ids = [];
    for (let i = 0; i <= reportLimits.perDay; i++) ids.push((await registerRock(owner)).id);
    const reporter = await asMember(world);
    const answers = [];
    for (const id of ids) answers.push(await send(reporter, 'rock', id));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 20, 429: 1 });
    expect(answers.at(-1)?.headers.get('Retry-After')).toBe(String(3 * 3600));
    expect(await answers.at(-1)?.json()).toEqual({ message: reportWords.tooMany });
    // What was reported before is still answered.
    expect((await send(reporter, 'rock', ids[0] ?? '')).status).toBe(200);
    world.now += 3 * 3_600_000;
    expect((await send(reporter, 'rock', ids.at(-1) ?? '')).status).toBe(200);
  });

  test('are 20 also when 40 are sent at once', async () => {
    const owner = await asMember();
    const ids = await Promise.all(Array.from({ length: 40 }, async () => (await registerRock(owner)).id));
    const reporter = await asMember(makeWorld());
    const answers = await Promise.all(ids.map((id) => send(reporter, 'rock', id)));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 20, 429: 20 });
    for (const answer of answers.filter(({ status }) => status === 429)) {
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    expect(await rowsOf(reporter.member.id)).toHaveLength(20);
  });
});
