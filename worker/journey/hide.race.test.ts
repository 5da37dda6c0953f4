import { expect, test } from 'vitest';
import { asMember, type Person } from '../testing/as.ts';
import { newPlace } from '../testing/make.ts';
import { often } from '../testing/often.ts';
import { registerRock } from '../testing/play.ts';
import { proof } from '../testing/proof.ts';
import { actionsOf, atOnce, tally, trialsOf, unshielded } from '../testing/race.ts';

const many = often(100);

const hide = async (person: Person, rockId: string) => {
  const form = { ...newPlace(), actionType: 'hidden' };
  return (await person.api.rocks[':id'].locations.$post({ param: { id: rockId }, form })).status;
};

test('of many hides by the owner in many tabs at once exactly one wins, every time', async ({ task }) => {
  const owner = await asMember(unshielded());
  const wanted = { statuses: { 200: 1, 409: many - 1 }, actions: ['hidden'] };
  const race = await trialsOf(20, wanted, async () => {
    const rock = await registerRock(owner);
    const statuses = await atOnce(many, () => hide(owner, rock.id));
    return { statuses: tally(statuses), actions: await actionsOf(rock.id) };
  });
  proof(task, { goal: 'G-F1', what: `hides by the owner, ${many} at once: one wins`, ...race.seen });
  expect(race.outcome).toEqual(race.wanted);
});
