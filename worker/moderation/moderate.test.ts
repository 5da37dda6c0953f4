import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { adminLimits } from '../../schema/admin.ts';
import { type ReportedThing } from '../../schema/moderation.ts';
import { comments, reports } from '../../schema/tables/index.ts';
import { expectAgreementAfterEach } from '../testing/recount.ts';
import { asAdministrator, asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';
import { countingEnv, noCost } from '../testing/cost.ts';
import { db } from '../testing/db.ts';
import {
  actionsOn,
  commentOn,
  isStored,
  judge,
  judged,
  ownRockOf,
  refusalOf,
  report,
  reportable,
  rockRow,
  rockWithPhoto,
} from '../testing/moderation.ts';
import { hiddenRock, registerRock } from '../testing/play.ts';
import * as en from '../../schema/words/en/index.ts';

const remove = (person: Person) => person.request('/api/user/account', { method: 'DELETE' });

const subjects = ['rock', 'photo', 'comment'] as const;

expectAgreementAfterEach({ withPhotos: true });

describe('a photo and its rock', () => {
  test('a photo with a verdict of its own stays withheld when its rock is restored', async () => {
    const { administrator, rock } = await reportable();
    // Twice, all within one millisecond.
    for (let i = 0; i < 2; i++) {
      await judged(administrator, 'withhold', 'photo', rock.id);
      await judged(administrator, 'withhold', 'rock', rock.id);
      await judged(administrator, 'restore', 'rock', rock.id);
      expect(await rockRow(rock.id)).toMatchObject({ withheldAt: null, photoKey: null });
      await judged(administrator, 'restore', 'photo', rock.id);
      // A photo that was restored on its own is restored with its rock.
      await judged(administrator, 'withhold', 'rock', rock.id);
      await judged(administrator, 'restore', 'rock', rock.id);
      expect(await isStored((await rockRow(rock.id)).photoKey)).toBe(true);
    }
  });

  test('a photo cannot be restored before its rock', async () => {
    const { administrator, rock } = await reportable();
    await judged(administrator, 'withhold', 'rock', rock.id);
    const answer = await judge(administrator, 'restore', 'photo', rock.id);
    expect(await refusalOf(answer)).toEqual([409, en.moderation.rockFirst]);
    expect(await rockRow(rock.id)).toMatchObject({ photoKey: null });
  });

  test('reports of a photo that is withheld with its rock stay pending', async () => {
    const { administrator, reporter, rock } = await reportable();
    await report([reporter], 'photo', rock.id);
    await report([reporter], 'rock', rock.id);
    await judged(administrator, 'withhold', 'rock', rock.id);
    expect(await waiting(rock.id)).toEqual(['photo']);
  });

  test.each(['settle', 'restore'] as const)(
    'a verdict on the rock (%s) leaves the reports of its withheld photo pending',
    async (verdict) => {
      const { world, administrator, rock, key } = await reportable();
      const crowd = [await asMember(world), await asMember(world), await asMember(world)];
      await report(crowd, 'photo', rock.id);
      expect(await isStored(key)).toBe(false);
      await report(crowd.slice(0, 1), 'rock', rock.id);
      if (verdict === 'restore') await judged(administrator, 'withhold', 'rock', rock.id);
      await judged(administrator, verdict, 'rock', rock.id);
      expect(await waiting(rock.id)).toEqual(['photo', 'photo', 'photo']);
      expect(await rockRow(rock.id)).toMatchObject({ withheldAt: null, photoKey: null });
    },
  );

  const waiting = async (rockId: string) =>
    (await db.select().from(reports).where(eq(reports.rockId, rockId)))
      .filter(({ settledAt }) => settledAt === null)
      .map(({ subject }) => subject);
});

describe('counters agree, also when', () => {
  const countOf = async (person: Person, id: string) => (await ownRockOf(person, id))?.commentCount;

  test('a comment is withheld, restored, and deleted by its author while withheld', async () => {
    const { owner, writer, administrator, rock, commentId } = await reportable();
    await commentOn(writer, rock.id, 'Lovely');
    expect(await countOf(owner, rock.id)).toBe(2);
    await judged(administrator, 'withhold', 'comment', commentId);
    expect(await countOf(owner, rock.id)).toBe(1);
    await judged(administrator, 'restore', 'comment', commentId);
    expect(await countOf(owner, rock.id)).toBe(2);
    await judged(administrator, 'withhold', 'comment', commentId);
    const gone = await writer.request(`/api/rocks/${rock.id}/interactions/${commentId}`, {
      method: 'DELETE',
    });
    expect(await gone.json()).toEqual({ commentCount: 1 });
    expect(await countOf(owner, rock.id)).toBe(1);
    expect(await refusalOf(await judge(administrator, 'restore', 'comment', commentId))).toEqual([
      404,
      en.moderation.gone,
    ]);
  });

  test('its author deletes their account while it is withheld', async () => {
    const { owner, writer, administrator, rock, commentId } = await reportable();
    await commentOn(writer, rock.id, 'Lovely');
    await judged(administrator, 'withhold', 'comment', commentId);
    await remove(writer);
    expect(await countOf(owner, rock.id)).toBe(0);
    expect(await db.select().from(comments).where(eq(comments.rockId, rock.id))).toEqual([]);
  });

  test('the owner of a withheld rock deletes their account: in the wild it stays withheld until restored', async () => {
    const { owner, administrator, rock, key } = await reportable();
    await judged(administrator, 'withhold', 'rock', rock.id);
    await remove(owner);
    const { withheldPhotoKey, ownerId } = await rockRow(rock.id);
    expect([ownerId, await isStored(key), await isStored(withheldPhotoKey)]).toEqual([null, false, true]);
    expect((await asStranger().request(`/api/rocks/${rock.id}/journey`)).status).toBe(404);
    await judged(administrator, 'restore', 'rock', rock.id);
    expect((await asStranger().request(`/api/rocks/${rock.id}/journey`)).status).toBe(200);
  });

  test('the owner of a withheld, never hidden rock deletes their account: the rock and its photo are deleted', async () => {
    const world = makeWorld();
    const owner = await asMember(world);
    const administrator = await asAdministrator(world);
    const { rock, key } = await rockWithPhoto(owner);
    await judged(administrator, 'withhold', 'rock', rock.id);
    const { withheldPhotoKey } = await rockRow(rock.id);
    await remove(owner);
    expect([await isStored(key), await isStored(withheldPhotoKey)]).toEqual([false, false]);
    await expect(rockRow(rock.id)).rejects.toThrow();
    expect(await refusalOf(await judge(administrator, 'restore', 'rock', rock.id))).toEqual([
      404,
      en.moderation.gone,
    ]);
  });
});

describe('a verdict', () => {
  test.each(subjects)('on a %s that would change nothing is refused', async (subject) => {
    const made = await reportable();
    const { administrator, reporter } = made;
    const id = made.idOf(subject);
    const refused = async (verdict: 'withhold' | 'restore' | 'settle') =>
      refusalOf(await judge(administrator, verdict, subject, id));
    expect(await refused('restore')).toEqual([409, en.moderation.shown]);
    expect(await refused('settle')).toEqual([409, en.moderation.settled]);
    await report([reporter], subject, id);
    await judged(administrator, 'settle', subject, id);
    expect(await refused('settle')).toEqual([409, en.moderation.settled]);
    await judged(administrator, 'withhold', subject, id);
    expect(await refused('withhold')).toEqual([409, en.moderation.withheld]);
    expect(await refused('settle')).toEqual([409, en.moderation.withheld]);
    await judged(administrator, 'restore', subject, id);
    expect(await refused('restore')).toEqual([409, en.moderation.shown]);
    expect((await actionsOn(id)).map(({ act }) => act).toSorted()).toEqual(
      [`${subject}_restored`, `${subject}_withheld`, `${subject}_settled`].toSorted(),
    );
  });

  test.each(['withhold', 'settle'] as const)(
    '(%s) settles the reports that were seen, and later ones stay pending',
    async (verdict) => {
      const { world, administrator, reporter, writer, rock } = await reportable();
      const waiting = async () => {
        const answer = await administrator.request('/api/admin/reports');
        const things = (await answer.json<ReportedThing[]>()).filter(
          ({ subjectId }) => subjectId === rock.id,
        );
        return things.flatMap(({ reports: about }) => about.map(({ details }) => details));
      };
      await report([reporter], 'rock', rock.id, 'the first');
      const seenUntil = new Date(world.now).toISOString();
      world.now += 1;
      await report([writer], 'rock', rock.id, 'It shows my child');
      expect((await judge(administrator, verdict, 'rock', rock.id, { seenUntil })).status).toBe(200);
      expect(await waiting()).toEqual(['It shows my child']);
    },
  );

  test('on a missing thing is refused', async () => {
    const { administrator, rock, commentId, owner } = await reportable();
    const bare = await registerRock(owner);
    for (const [subject, id] of [
      ['rock', 'nowhere'],
      ['rock', commentId],
      ['photo', 'nowhere'],
      ['photo', bare.id],
      ['comment', 'nowhere'],
      ['comment', rock.id],
    ] as const)
      for (const verdict of ['withhold', 'restore', 'settle'] as const)
        expect(await refusalOf(await judge(administrator, verdict, subject, id))).toEqual([
          404,
          en.moderation.gone,
        ]);
  });

  test('must be valid, with a readable reason', async () => {
    const { administrator, rock } = await reportable();
    const fine = { subject: 'rock', subjectId: rock.id, verdict: 'withhold', reason: 'It shows a face' };
    for (const [changes, field] of [
      [{ subject: 'member' }, 'subject'],
      [{ subjectId: 'x'.repeat(41) }, 'subjectId'],
      [{ verdict: 'hide' }, 'verdict'],
      [{ reason: ' \u200B ' }, 'reason'],
      [{ reason: 'x'.repeat(adminLimits.reason + 1) }, 'reason'],
    ] as const) {
      const answer = await administrator.send('POST', '/api/admin/moderation', { ...fine, ...changes });
      expect([field, answer.status]).toEqual([field, 400]);
      expect(await answer.json()).toMatchObject({ field });
    }
    expect(await actionsOn(rock.id)).toEqual([]);
  });
});

test('the cost of a verdict does not depend on the number of other comments and reports', async () => {
  const counting = countingEnv(env);
  const { world, administrator, owner, writer, rock, commentId } = await reportable();
  world.env = { ...world.env, DB: counting.env.DB };
  const costs = async () => {
    const all = [];
    for (const [verdict, subject] of [
      ['withhold', 'comment'],
      ['restore', 'comment'],
      ['withhold', 'rock'],
      ['restore', 'rock'],
    ] as const) {
      Object.assign(counting.spent, noCost());
      await judged(administrator, verdict, subject, subject === 'rock' ? rock.id : commentId);
      all.push({ ...counting.spent });
    }
    return all;
  };
  // In the same country, which thus stays reached.
  const others = await hiddenRock(owner);
  await costs();
  const few = await costs();
  // Three hundred comments, and as many pending reports of another rock.
  const numbers = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)';
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO comments (id, rock_id, member_id, content, created_at)
       ${numbers} SELECT 'c' || i, ?, ?, 'Comment ' || i, 1 FROM n`,
    ).bind(rock.id, writer.member.id),
    env.DB.prepare('UPDATE rocks SET comment_count = comment_count + 300 WHERE id = ?').bind(rock.id),
    env.DB.prepare(
      `INSERT INTO reports (id, subject, subject_id, rock_id, reason, created_at)
       ${numbers} SELECT 'r' || i, 'rock', ?1, ?1, 'other', 1 FROM n`,
    ).bind(others.id),
  ]);
  const many = await costs();
  for (const [i, cost] of many.entries()) {
    expect(cost.rowsWritten).toBe(few[i]?.rowsWritten);
    // The log grows by one action for each verdict.
    expect(cost.rowsRead).toBeLessThanOrEqual((few[i]?.rowsRead ?? 0) + 20);
    // Six of them are map cells, seven what the rock counts for, and three tell the reporter that it was looked at.
    expect(cost.rowsWritten).toBeLessThanOrEqual(36);
  }
});
