// Who may do what with a rock, in each of its states.
import { expect, test } from 'vitest';
import { pictures } from './photos/testing-corpus.ts';
import { asAdministrator, asMember, asStranger, makeWorld, type Person } from './testing/as.ts';
import { formOf } from './testing/form.ts';
import { makeMember, newPlace } from './testing/make.ts';
import { registerRock, rehideRock } from './testing/play.ts';
import { heldRock } from './testing/roles.ts';

const states = ['active', 'hidden', 'found'] as const;
const actors = ['visitor', 'owner', 'holder', 'stranger', 'administrator'] as const;
const actions = ['hide', 'find', 'rehide', 'ask', 'like', 'comment'] as const;
type State = (typeof states)[number];
type Actor = (typeof actors)[number];
type Action = (typeof actions)[number];

const nobody = [401, 403, 403, 403, 403];
const members = [401, 200, 200, 200, 200];
const unavailable = [401, 409, 409, 409, 409];
const notTheirs = [401, 404, 404, 404, 404];

/** The answers to visitor, owner, holder, stranger and administrator. */
const answers: Record<State, Record<Action, readonly number[]>> = {
  active: {
    hide: nobody.with(actors.indexOf('owner'), 200),
    find: unavailable,
    rehide: notTheirs,
    ask: unavailable,
    like: members,
    comment: members,
  },
  hidden: {
    hide: nobody.with(actors.indexOf('owner'), 409),
    find: members,
    // The holder has already hidden it again.
    rehide: notTheirs.with(actors.indexOf('holder'), 409),
    ask: members.with(actors.indexOf('owner'), 409),
    like: members,
    comment: members,
  },
  found: {
    hide: nobody.with(actors.indexOf('owner'), 409),
    // The holder has already found it: the same find is returned, and nothing is written.
    find: unavailable.with(actors.indexOf('holder'), 200),
    rehide: notTheirs.with(actors.indexOf('holder'), 200),
    ask: unavailable,
    like: members,
    comment: members,
  },
};

/** The holder has a found rock, and had a hidden one before; nobody ever held an active one. */
async function rockThatIs(state: State) {
  const world = makeWorld();
  const owner = await asMember(world);
  const holder = await asMember(world);
  const { rock, foundRockId } =
    state === 'active'
      ? { rock: await registerRock(owner), foundRockId: 'unknown' }
      : await heldRock({ owner, holder });
  if (state === 'hidden') await rehideRock(holder, foundRockId);
  const people: Record<Actor, Person> = {
    owner,
    holder,
    visitor: asStranger(world),
    stranger: await asMember(world, await makeMember({ hasManualPlan: true })),
    administrator: await asAdministrator(world),
  };
  const doing: Record<Action, [path: string, body: object]> = {
    hide: [`/api/rocks/${rock.id}/locations`, formOf({ ...newPlace(), actionType: 'hidden' })],
    find: ['/api/rocks/find', { laserEngraverId: rock.laserEngraverId }],
    rehide: [`/api/rocks/${foundRockId}/rehide`, newPlace()],
    ask: [`/api/rocks/${rock.id}/questions`, formOf({}, pictures.gif)],
    like: [`/api/rocks/${rock.id}/interactions`, { interactionType: 'like' }],
    comment: [`/api/rocks/${rock.id}/interactions`, { interactionType: 'comment', content: 'Lovely' }],
  };
  return { people, doing };
}

const cells = states.flatMap((state) => actions.map((action) => ({ state, action })));

test.each(cells)('$action while it is $state: who may, and who may not', async ({ state, action }) => {
  const row: number[] = [];
  let scene = await rockThatIs(state);
  for (const actor of actors) {
    const { status } = await scene.people[actor].send('POST', ...scene.doing[action]);
    row.push(status);
    // A refused action has changed nothing.
    if (status === 200) scene = await rockThatIs(state);
  }
  expect(row).toEqual(answers[state][action]);
});
