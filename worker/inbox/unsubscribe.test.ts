import { expect, test } from 'vitest';
import { asMember, asStranger, makeWorld, origin, type Member, type World } from '../testing/as.ts';
import { runHourly } from '../hourly.ts';
import { commentOn } from '../testing/moderation.ts';
import { accepted, findRock, hiddenRock, rehideRock } from '../testing/play.ts';
import * as en from '../../schema/words/en/index.ts';

/** A painter with an email about a find, and the path of the link in its header. */
async function emailed() {
  const world = makeWorld();
  world.env = { ...world.env, PUBLIC_ORIGIN: origin };
  const [painter, finder] = [await asMember(world), await asMember(world)];
  const find = async () => findRock(finder, (await hiddenRock(painter)).laserEngraverId);
  await find();
  return { world, painter, finder, find, path: linkIn(world) };
}

function linkIn({ emails }: World): string {
  const { headers = {} } = emails.at(-1) ?? {};
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const [, link = ''] = /^<(https:\/\/[^>]+)>$/.exec(headers['List-Unsubscribe'] ?? '') ?? [];
  return link.replace(origin, '');
}

/** What a mail program sends: no cookie, no origin, a body of its own. */
const click = (world: World, path: string) =>
  asStranger(world).send('POST', path, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }));

const choicesOf = async (person: Member) =>
  (await accepted(await person.api.user.notifications.$get())).choices;

test('the link in an email’s header ends emails of its kind, by one POST without a session', async () => {
  const { world, painter, find, path } = await emailed();
  expect(world.emails[0]?.text).toContain(`${origin}${path}`);
  for (const _ of ['once', 'twice']) {
    const answer = await click(world, path);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('have stopped')]);
  }
  expect(await choicesOf(painter)).toMatchObject({
    found: { email: 'off', push: true },
    thanks: { email: 'now' },
  });
  await find();
  expect(world.emails).toHaveLength(1);
  expect(await accepted(await painter.api.notifications.unread.$get())).toEqual({ count: 2 });
});

test('the link of an email about two kinds of news ends both', async () => {
  const { world, painter, finder } = await emailed();
  const settings = await accepted(await painter.api.user.notifications.$get());
  const now = { email: 'now', push: false } as const;
  const choices = { ...settings.choices, comment: now, rehidden: now };
  await accepted(await painter.api.user.notifications.$put({ json: { ...settings, choices } }));
  const rock = await hiddenRock(painter, { name: 'Ladybug' });
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  await commentOn(finder, rock.id, 'What a find');
  await rehideRock(finder, foundRockId);
  world.now += 61 * 60_000;
  await runHourly(world.env, world.deps);
  const { subject, text } = world.emails.at(-1) ?? {};
  expect(subject).toBe('Ladybug: 2 things happened');
  expect(text).toMatch(/hid it again near .+\.$/m);
  expect((await asStranger(world).request(linkIn(world))).status).toBe(200);
  expect((await click(world, linkIn(world))).status).toBe(200);
  expect(await choicesOf(painter)).toMatchObject({
    comment: { email: 'off' },
    rehidden: { email: 'off' },
    found: { email: 'now' },
  });
});

test('opening the link changes nothing, as email scanners open every link', async () => {
  const { world, painter, path } = await emailed();
  for (const method of ['GET', 'HEAD']) {
    const answer = await asStranger(world).request(path, { method });
    expect(answer.status, method).toBe(200);
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
  }
  expect((await choicesOf(painter)).found.email).toBe('now');
});

test('the page sends them again', async () => {
  const { world, painter, find, path } = await emailed();
  await click(world, path);
  const token = new URL(path, origin).searchParams.get('token') ?? '';
  const form = new URLSearchParams({ token, again: 'yes' });
  expect((await asStranger(world).send('POST', '/api/unsubscribe', form)).status).toBe(200);
  expect((await choicesOf(painter)).found.email).toBe('now');
  await find();
  expect(world.emails).toHaveLength(2);
});

test('forged and damaged links do nothing and say so, the same for members and for nobody', async () => {
  const { world, painter, finder, path } = await emailed();
  const token = new URL(path, origin).searchParams.get('token') ?? '';
  const [memberId = '', topics = '', mac = ''] = token.split('.');
  const forged = [
    '',
    'x',
    `${memberId}.${topics}`,
    `${memberId}.${topics}.${[...mac].toReversed().join('')}`,
    `${memberId}.thanks.${mac}`,
    `${memberId}.${topics}-thanks.${mac}`,
    `${finder.member.id}.${topics}.${mac}`,
    `nobody0000000000.${topics}.${mac}`,
    `${memberId}.__proto__.${mac}`,
    `${token}.${mac}`,
    'a'.repeat(5000),
  ];
  for (const text of forged) {
    const bad = `/api/unsubscribe?token=${encodeURIComponent(text)}`;
    for (const answer of [await click(world, bad), await asStranger(world).request(bad)]) {
      const page = await answer.text();
      expect([answer.status, page.includes(en.notifications.deadLink)], text).toEqual([404, true]);
      expect(page).not.toContain(memberId);
    }
  }
  expect((await choicesOf(painter)).found.email).toBe('now');
});

test('the digest’s link takes what is in it out of it', async () => {
  const { world, painter, finder } = await emailed();
  const rock = await hiddenRock(painter);
  await commentOn(finder, rock.id, 'Hello');
  world.now += 25 * 60 * 60_000;
  await runHourly(world.env, world.deps);
  expect(world.emails.at(-1)?.subject).toBe('What happened to your rocks');
  await click(world, linkIn(world));
  expect(await choicesOf(painter)).toMatchObject({ comment: { email: 'off' }, found: { email: 'now' } });
});

test('a link of a deleted account is dead', async () => {
  const { world, painter, path } = await emailed();
  await accepted(await painter.api.user.account.$delete());
  expect((await click(world, path)).status).toBe(404);
});
