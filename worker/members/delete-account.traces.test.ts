import { env } from 'cloudflare:test';
import { beforeEach, afterEach, expect, test } from 'vitest';
import { createApi } from '../api.ts';
import { newId } from '../platform/ids.ts';
import { asAdministrator } from '../testing/administrator.ts';
import { asMember, asStranger, makeWorld } from '../testing/as.ts';
import { comment, like, remove, rockOf, setAvatar } from '../testing/leaving.ts';
import { makeMember, newPlace } from '../testing/make.ts';
import { commentOn, judged, report } from '../testing/moderation.ts';
import { findRock, hiddenRock, registerRock, rehideRock } from '../testing/play.ts';
import { drift, expectAgreement } from '../testing/recount.ts';

// Whatever a test does, counters and rows move together.
let before: Record<string, number>;
beforeEach(async () => {
  before = await drift();
});
afterEach(() => expectAgreement(before));

test('no trace of name, address or picture in anything that anybody can get', async () => {
  const canary = newId();
  const world = makeWorld();
  const owner = await asMember(world, await makeMember({ hasManualPlan: true, firstName: 'Hazel' }));
  const robin = await asMember(
    world,
    await makeMember({
      email: `${canary}@example.test`,
      emailKey: `${canary}@example.test`,
      username: `u${canary}`,
      usernameKey: `u${canary}`,
      firstName: `f${canary}`,
      lastName: `l${canary}`,
      city: `c${canary}`,
      state: `s${canary}`,
      country: `o${canary}`,
    }),
  );
  const avatar = await setAvatar(robin);
  const own = await hiddenRock(robin);
  const others = await hiddenRock(owner);
  const { foundRockId } = await findRock(robin, others.laserEngraverId);
  await rehideRock(robin, foundRockId, newPlace());
  await like(robin, others.id);
  await comment(robin, others.id, `Greetings of ${canary}`);
  await findRock(owner, own.laserEngraverId);
  // What the administrator did about them is in the log.
  const administrator = await asAdministrator(world);
  const unhidden = await registerRock(robin, { name: `Sun of ${canary}` });
  const unkind = await commentOn(robin, others.id, `Unkind words of ${canary}`);
  await report([robin], 'rock', others.id);
  await report([owner], 'comment', unkind);
  for (const [subject, id] of [
    ['rock', own.id],
    ['rock', unhidden.id],
    ['comment', unkind],
  ] as const)
    await judged(administrator, 'withhold', subject, id);
  const given = { isGiven: true, reason: 'A prize' };
  await administrator.api.admin.members[':id'].plan.$post({ param: { id: robin.member.id }, json: given });

  const paths = new Set(
    createApi(world.parts)
      .routes.filter(
        ({ method, path }) => method === 'GET' && path.startsWith('/api') && !path.includes('log'),
      )
      .flatMap(({ path }) =>
        [others, own].map((rock) =>
          path.replace('check/:id', `check/${rock.laserEngraverId}`).replace(':id', rock.id),
        ),
      ),
  );
  const seen = async () => {
    const bodies = [];
    for (const person of [asStranger(world), owner, administrator])
      for (const path of paths) bodies.push(`${path} ${await (await person.request(path)).text()}`);
    return bodies.filter((body) => body.includes(canary) || body.includes(avatar)).length;
  };
  expect(await seen()).toBeGreaterThan(10);
  await remove(robin);
  expect(await seen()).toBe(0);

  const { results: tables } = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'`,
  ).all<{ name: string }>();
  expect(tables.length).toBeGreaterThan(10);
  for (const { name } of tables) {
    const { results } = await env.DB.prepare(`SELECT * FROM "${name}"`).all();
    expect([name, JSON.stringify(results).includes(canary)]).toEqual([name, false]);
    // The payment provider may still speak of the id for a while, and counters of the day are swept.
    if (name !== 'departures' && name !== 'limits')
      expect([name, JSON.stringify(results).includes(robin.member.id)]).toEqual([name, false]);
  }
  const [rock] = await (await asStranger(world).request('/api/rocks')).json<{ owner: unknown }[]>();
  expect(rock).toBeDefined();
  expect(await rockOf(own.id)).toMatchObject({ ownerId: null });
});
