import { describe, expect, test } from 'vitest';
import { hour } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { expectAgreementAfterEach } from '../testing/recount.ts';
import { asAdministrator, asMember, makeWorld } from '../testing/as.ts';
import { often } from '../testing/often.ts';
import {
  actionsOn,
  bucketAfter,
  commentOn,
  isStored,
  judge,
  judged,
  report,
  reportable,
  rockRow,
} from '../testing/moderation.ts';
import { newPlace } from '../testing/make.ts';
import { findRock, hiddenRock } from '../testing/play.ts';

const subjects = ['rock', 'photo', 'comment'] as const;

expectAgreementAfterEach({ withPhotos: true });

describe('of two concurrent verdicts', () => {
  test.each(subjects)(
    'one on a %s is applied, every time, and the log has one action',
    { timeout: 120_000 },
    async (subject) => {
      const made = await reportable();
      const { administrator } = made;
      const id = made.idOf(subject);
      for (let trial = 0; trial < often(20); trial++) {
        const verdict = trial % 2 === 0 ? 'withhold' : 'restore';
        const answers = await Promise.all(
          Array.from({ length: 2 }, () => judge(administrator, verdict, subject, id)),
        );
        expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
        expect(await actionsOn(id)).toHaveLength(trial + 1);
      }
    },
  );

  test.each(['withhold', 'restore'] as const)(
    'on a rock the one is applied that comes while the other moves the photo (%s)',
    async (meanwhile) => {
      const { world, administrator, rock, key } = await reportable();
      const other = await asAdministrator(makeWorld());
      const crowd = [await asMember(), await asMember(), await asMember()];
      const happening = {
        // The photo is hidden automatically; the verdict reads the rock again, and withholds it too.
        withhold: () => report(crowd, 'photo', rock.id),
        // The rock was withheld and restored meanwhile, so the verdict still applies.
        restore: async () => {
          await judged(other, 'withhold', 'rock', rock.id);
          await judged(other, 'restore', 'rock', rock.id);
        },
      };
      world.env = { ...world.env, PHOTOS: bucketAfter(happening[meanwhile]) };
      await judged(administrator, 'withhold', 'rock', rock.id);
      expect(await rockRow(rock.id)).toMatchObject({ photoKey: null, withheldAt: expect.any(Number) });
      expect(await isStored(key)).toBe(false);
      expect((await actionsOn(rock.id)).map(({ act }) => act).toSorted()).toEqual(
        meanwhile === 'withhold'
          ? ['photo_withheld', 'rock_withheld']
          : ['rock_restored', 'rock_withheld', 'rock_withheld'],
      );
    },
  );

  test('on a comment, where one is its author’s deletion, the count stays right', async () => {
    const { world, administrator, writer, rock } = await reportable();
    for (let trial = 0; trial < often(20); trial++) {
      // Avoids the rate limit of comments.
      world.now += hour;
      const id = await commentOn(writer, rock.id, `Comment ${trial}`);
      const answers = await Promise.all([
        judge(administrator, 'withhold', 'comment', id),
        writer.request(`/api/rocks/${rock.id}/interactions/${id}`, { method: 'DELETE' }),
      ]);
      expect([200, 404]).toContain(answers[0].status);
      expect(answers[1].status).toBe(200);
    }
  });
});

describe('the same request again', () => {
  test.each(subjects)('concurrently gets the same answer and takes effect once: a %s', async (subject) => {
    const made = await reportable();
    const { world, administrator, owner, writer } = made;
    const id = made.idOf(subject);
    const key = newId();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => judge(administrator, 'withhold', subject, id, { key })),
    );
    for (const answer of answers)
      expect([answer.status, await answer.json()]).toEqual([200, { isWithheld: true }]);
    expect(await actionsOn(id)).toHaveLength(1);
    const to = (subject === 'comment' ? writer : owner).member.email;
    expect(world.emails.map((email) => email.to)).toEqual([to]);
  });
});

test.each(['withhold', 'restore'] as const)(
  'of a rehide, a correction and a verdict at once (%s) the counters agree with the rows, every time',
  { timeout: 120_000 },
  async (verdict) => {
    const world = makeWorld();
    const administrator = await asAdministrator(world);
    for (let trial = 0; trial < often(30); trial++) {
      const [owner, finder] = [await asMember(world), await asMember(world)];
      const rock = await hiddenRock(owner);
      const { foundRockId } = await findRock(finder, rock.laserEngraverId);
      if (verdict === 'restore') await judged(administrator, 'withhold', 'rock', rock.id);
      world.now += hour;
      const happenedAt = new Date(world.now - hour / 2).toISOString();
      const answers = await Promise.all([
        finder.send('POST', `/api/rocks/${foundRockId}/rehide`, newPlace({ latitude: '51' })),
        judge(administrator, verdict, 'rock', rock.id),
        finder.send('PATCH', `/api/rocks/${rock.id}/journey/2`, { happenedAt }),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    }
  },
);
