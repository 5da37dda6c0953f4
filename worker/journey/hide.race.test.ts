import { expect, test } from 'vitest';
import { asMember, type Person } from '../testing/as.ts';
import { newPlace } from '../testing/make.ts';
import { findRock, hiddenRock, registerRock } from '../testing/play.ts';
import { proof } from '../testing/proof.ts';
import { actionsOf, atOnce, tally, trialsOf, unshielded } from '../testing/race.ts';

const world = unshielded();

const hide = async (person: Person, rockId: string) => {
  const form = { ...newPlace(), actionType: 'hidden' };
  return (await person.api.rocks[':id'].locations.$post({ param: { id: rockId }, form })).status;
};

test('of 100 hides by the owner in many tabs at once exactly one wins, every time', async ({ task }) => {
  const owner = await asMember(world);
  const wanted = { statuses: { 200: 1, 409: 99 }, actions: ['hidden'] };
  const race = await trialsOf(20, wanted, async () => {
    const rock = await registerRock(owner);
    const statuses = await atOnce(100, () => hide(owner, rock.id));
    return { statuses: tally(statuses), actions: await actionsOf(rock.id) };
  });
  proof(task, { goal: 'G-F1', what: 'hides by the owner, 100 at once: one wins', ...race.seen });
  expect(race.outcome).toEqual(race.wanted);
});

test('of 100 hides by owner, holder and stranger at once one wins, and it is the holder’s', async ({
  task,
}) => {
  const [owner, holder, stranger] = [await asMember(world), await asMember(world), await asMember(world)];
  const wanted = {
    byHolder: { 200: 1, 409: 33 },
    byOwner: { 409: 33 },
    byStranger: { 403: 33 },
    actions: ['hidden', 'found', 'hidden'],
  };
  const race = await trialsOf(20, wanted, async () => {
    const rock = await hiddenRock(owner);
    const { foundRockId } = await findRock(holder, rock.laserEngraverId);
    const statuses = await atOnce(100, async (i) => {
      if (i % 3 === 1) return hide(owner, rock.id);
      if (i % 3 === 2) return hide(stranger, rock.id);
      return (await holder.api.rocks[':id'].rehide.$post({ param: { id: foundRockId }, json: newPlace() }))
        .status;
    });
    const every = (third: number) => tally(statuses.filter((_, i) => i % 3 === third));
    return {
      byHolder: every(0),
      byOwner: every(1),
      byStranger: every(2),
      actions: await actionsOf(rock.id),
    };
  });
  proof(task, {
    goal: 'G-F1',
    what: 'hides by owner, holder and stranger, 100 at once: one wins',
    ...race.seen,
  });
  expect(race.outcome).toEqual(race.wanted);
});
