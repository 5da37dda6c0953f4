import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { reportLimits, type ReportSubject } from '../../schema/reports.ts';
import { reports, rocks } from '../../schema/tables/index.ts';
import { hour } from '../platform/clock.ts';
import { newPhotoKey } from '../platform/ids.ts';
import { asMember, makeWorld, type Person } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { commentOn, refusalOf } from '../testing/moderation.ts';
import { registerRock } from '../testing/play.ts';
import { atOnce, tally } from '../testing/race.ts';
import * as en from '../../schema/words/en/index.ts';

/** A member's reports: rocks first, then photos, then comments. */
const rowsOf = (reporterId: string) =>
  db.select().from(reports).where(eq(reports.reporterId, reporterId)).orderBy(desc(reports.subject));

const send = (person: Person, subject: ReportSubject, subjectId: string, changes: object = {}) =>
  person.send('POST', '/api/reports', { subject, subjectId, reason: 'other', ...changes });

/** A rock with a photo, and a comment on it by its owner. */
async function subjects(owner: Person) {
  const rock = await registerRock(owner);
  await db.update(rocks).set({ photoKey: newPhotoKey() }).where(eq(rocks.id, rock.id));
  const commentId = await commentOn(owner, rock.id, 'Buy my stones');
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
  test('of a rock, a photo or a comment is stored with its reason and the rock', async () => {
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

  test('of a missing thing is refused', async () => {
    const { rock, all } = await subjects(await asMember());
    const reporter = await asMember();
    const [, , [, commentId]] = all;
    for (const [subject, subjectId] of [
      ['rock', 'nowhere'],
      ['photo', 'nowhere'],
      ['comment', rock.id],
      ['rock', commentId],
      ['rock', rock.laserEngraverId],
    ] as const) {
      const answer = await send(reporter, subject, subjectId);
      expect(await refusalOf(answer)).toEqual([404, en.reports.gone]);
    }
    expect(await rowsOf(reporter.member.id)).toEqual([]);
  });

  test('of one’s own rock is refused, and of one’s own comment on another’s rock too', async () => {
    const owner = await asMember();
    const { rock, all } = await subjects(owner);
    for (const [subject, subjectId] of all) {
      const answer = await send(owner, subject, subjectId);
      expect(await refusalOf(answer)).toEqual([409, en.reports.own]);
    }
    const guest = await asMember();
    const commentId = await commentOn(guest, rock.id, 'Buy mine');
    expect((await send(guest, 'comment', commentId)).status).toBe(409);
    expect((await send(owner, 'comment', commentId)).status).toBe(200);
  });

  test('of a photo that a rock does not have is refused', async () => {
    const rock = await registerRock(await asMember());
    const answer = await send(await asMember(), 'photo', rock.id);
    expect(await refusalOf(answer)).toEqual([409, en.reports.noPhoto]);
  });

  test('without a subject, a reason or readable details is refused with a message', async () => {
    const rock = await registerRock(await asMember());
    const reporter = await asMember();
    for (const [changes, field] of [
      [{ subject: 'member' }, 'subject'],
      [{ subjectId: 'x'.repeat(41) }, 'subjectId'],
      [{ reason: 'boring' }, 'reason'],
      [{ details: 'x'.repeat(reportLimits.details + 1) }, 'details'],
    ] as const) {
      const answer = await send(reporter, 'rock', rock.id, changes);
      expect([field, answer.status]).toEqual([field, 400]);
      expect(await answer.json()).toEqual({ message: expect.stringMatching(/\w+ \w+/), field });
    }
    expect(await rowsOf(reporter.member.id)).toEqual([]);
  });
});

describe('the reports of a day', () => {
  /** Registers `count` rocks. */
  const rocksOf = async (owner: Person, count: number) =>
    atOnce(count, async () => (await registerRock(owner)).id);

  test('end with the twentieth, even if sent several times concurrently, and continue the next day', async () => {
    const world = makeWorld(Date.UTC(2026, 5, 1, 21));
    const [first = '', ...others] = await rocksOf(await asMember(world), reportLimits.perDay + 1);
    const [next = '', last = '', ...rest] = others;
    const reporter = await asMember(world);
    for (const id of [first, ...rest]) expect((await send(reporter, 'rock', id)).status).toBe(200);
    const answers = await atOnce(20, () => send(reporter, 'rock', last));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 20 });
    expect((await rowsOf(reporter.member.id)).filter(({ rockId }) => rockId === last)).toHaveLength(1);

    const refused = await send(reporter, 'rock', next);
    expect(refused.headers.get('Retry-After')).toBe(String(3 * 3600));
    expect(await refusalOf(refused)).toEqual([429, en.reports.tooMany]);
    // An earlier report can still be repeated.
    expect((await send(reporter, 'rock', first)).status).toBe(200);
    world.now += 3 * hour;
    expect((await send(reporter, 'rock', next)).status).toBe(200);
  });

  test('are 20 also when 40 are sent concurrently', async () => {
    const ids = await rocksOf(await asMember(), 40);
    const reporter = await asMember();
    const answers = await Promise.all(ids.map((id) => send(reporter, 'rock', id)));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 20, 429: 20 });
    expect(await rowsOf(reporter.member.id)).toHaveLength(20);
  });
});
