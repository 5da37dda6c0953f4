import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rocks } from '../../schema/tables/index.ts';
import { openDatabase } from '../platform/database.ts';
import { asMember } from '../testing/as.ts';
import { newPlace } from '../testing/make.ts';
import { findRock, hiddenRock } from '../testing/play.ts';
import { proof } from '../testing/proof.ts';
import { actionsOf, atOnce, tally, trialsOf, unshielded } from '../testing/race.ts';

const db = openDatabase(env.DB);

test('of 100 rehides of one record at once exactly one wins, every time', async ({ task }) => {
  const world = unshielded();
  const [owner, finder] = [await asMember(world), await asMember(world)];
  const wanted = {
    statuses: { 200: 1, 409: 99 },
    actions: ['hidden', 'found', 'hidden'],
    isHiddenThere: true,
  };
  const race = await trialsOf(20, wanted, async () => {
    const rock = await hiddenRock(owner);
    const { foundRockId } = await findRock(finder, rock.laserEngraverId);
    const answers = await atOnce(100, async (i) => {
      const json = newPlace({ locationName: `Behind tree ${i}` });
      const answer = await finder.api.rocks[':id'].rehide.$post({ param: { id: foundRockId }, json });
      return { status: answer.status, place: json.locationName };
    });
    const [row] = await db.select().from(rocks).where(eq(rocks.id, rock.id));
    return {
      statuses: tally(answers.map(({ status }) => status)),
      actions: await actionsOf(rock.id),
      isHiddenThere: row?.hiddenLocationName === answers.find(({ status }) => status === 200)?.place,
    };
  });
  proof(task, { goal: 'G-F1', what: 'rehides of one record, 100 at once: one wins', ...race.seen });
  expect(race.outcome).toEqual(race.wanted);
});
