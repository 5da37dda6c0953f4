import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { sightingLimits } from '../../schema/sightings.ts';
import { runHourly } from '../hourly.ts';
import { day, hour } from '../platform/clock.ts';
import {
  asAdministrator,
  asMember,
  asStranger,
  makeWorld,
  origin,
  type Person,
  type World,
} from '../testing/as.ts';
import { newEmail } from '../testing/browser.ts';
import { refusalOf } from '../testing/moderation.ts';
import { accepted, findRock, hiddenRock, registerRock, rehideRock } from '../testing/play.ts';
import { kindsOf } from '../testing/news.ts';
import { atOnce } from '../testing/race.ts';
import * as en from '../../schema/words/en/index.ts';

const see = (person: Person, rockId: string) =>
  person.send('POST', '/api/seen', new URLSearchParams({ rockId }));
const ask = (person: Person, rockId: string, email: string) =>
  person.send('POST', '/api/seen/watch', new URLSearchParams({ rockId, email }));
const dotsOf = async (person: Person, id: string) => {
  const page = await accepted(await person.api.rocks[':id'].page.$get({ param: { id } }));
  return 'sightings' in page ? page.sightings : [];
};
const emailsTo = ({ emails }: World, address: string) => emails.filter(({ to }) => to === address);

async function hidden() {
  const world = makeWorld(Date.UTC(2031, 4, 5, 12));
  world.env = { ...world.env, PUBLIC_ORIGIN: origin };
  const painter = await asMember(world);
  const rock = await hiddenRock(painter, { name: 'Ladybug' });
  return { world, painter, rock, visitor: asStranger(world), code: rock.laserEngraverId };
}

const watchersOf = (address: string) =>
  env.DB.prepare('SELECT count(*) AS n FROM watchers WHERE email = ?').bind(address).first('n');

/** The path of the link in the newest email. */
const linkIn = ({ emails }: World) =>
  /https:\/\/\S+(\/api\/seen\/confirm\?token=\S+)/.exec(emails.at(-1)?.text ?? '')?.[1] ?? '';

async function confirm(visitor: Person, path: string) {
  const token = new URL(path, origin).searchParams.get('token') ?? '';
  return visitor.send('POST', '/api/seen/confirm', new URLSearchParams({ token }));
}

test('a member was there too at the time they say, whoever has the rock by now', async () => {
  const { world, painter, rock, code } = await hidden();
  const [finder, other] = [await asMember(world), await asMember(world)];
  const sawIt = (happenedAt?: string) =>
    other.send('POST', '/api/rocks/seen', { laserEngraverId: code, ...(happenedAt && { happenedAt }) });
  const hiddenAt = world.now;
  world.now += 2 * day;
  const lay = new Date(hiddenAt + day).toISOString();
  await rehideRock(finder, (await findRock(finder, code)).foundRockId);
  await findRock(finder, code);
  expect(await refusalOf(await sawIt())).toEqual([409, en.sightings.inHand]);
  expect(await refusalOf(await sawIt(new Date(hiddenAt - 1).toISOString()))).toEqual([
    409,
    en.sightings.neverHidden,
  ]);
  expect((await sawIt(lay)).status).toBe(200);
  const [dot] = await dotsOf(painter, rock.id);
  expect(dot).toMatchObject({ day: lay.slice(0, 10), seq: 1 });
  expect(await kindsOf(painter)).toContain('seen');
  expect((await other.send('POST', '/api/rocks/seen', { laserEngraverId: 'NO-SUCH-ROCK' })).status).toBe(404);
});

test('a visitor who saw a rock and left it leaves a dot by town, and nothing else changes', async () => {
  const { world, painter, rock, visitor, code } = await hidden();
  const before = await env.DB.prepare('SELECT * FROM rocks WHERE id = ?').bind(rock.id).first();
  const answer = await see(visitor, ` ${code.toLowerCase()} `);
  expect(answer.status).toBe(303);
  const page = await visitor.request(answer.headers.get('Location') ?? '');
  const html = await page.text();
  expect([page.status, html.includes('Ladybug')]).toEqual([200, true]);
  // There is something to read before the field.
  expect(html).not.toMatch(/autofocus/i);
  const dots = await dotsOf(visitor, rock.id);
  expect(dots).toMatchObject([
    { seq: 1, day: '2031-05-05', near: { town: expect.any(String), state: 'Nebraska' } },
  ]);
  expect(await env.DB.prepare('SELECT * FROM rocks WHERE id = ?').bind(rock.id).first()).toEqual(before);
  const told = await accepted(await painter.api.notifications.$get({ query: {} }));
  expect(told).toMatchObject([{ kind: 'seen', user: null, rock: { name: 'Ladybug' } }]);
  // In the app alone, by default.
  expect(world.emails).toEqual([]);
});

test('three a day from one network are dots, more are thanked for and change nothing', async () => {
  const { world, rock, visitor, code } = await hidden();
  const answers = await atOnce(6, () => see(visitor, code));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 303));
  expect(await dotsOf(visitor, rock.id)).toHaveLength(sightingLimits.perDay);
  await see(asStranger(world), code);
  world.now += day;
  await see(visitor, code);
  expect(await dotsOf(visitor, rock.id)).toHaveLength(sightingLimits.perDay + 2);
});

test('a rock that is unknown, withheld or was never hidden cannot be seen, and guesses count', async () => {
  const { world, painter, rock, visitor, code } = await hidden();
  const saysOf = async (answer: Promise<Response>) => {
    const { status } = await answer;
    return [status, (await (await answer).text()).replaceAll('&#39;', "'")] as const;
  };
  const [status, page] = await saysOf(see(visitor, (await registerRock(painter)).laserEngraverId));
  expect([status, page.includes(en.sightings.neverHidden)]).toEqual([409, true]);
  const held = await hiddenRock(painter);
  await findRock(await asMember(world), held.laserEngraverId);
  const [inHand, words] = await saysOf(see(visitor, held.laserEngraverId));
  expect([inHand, words.includes(en.sightings.inHand)]).toEqual([409, true]);
  await env.DB.prepare('UPDATE rocks SET withheld_at = 1 WHERE id = ?').bind(rock.id).run();
  for (const id of [code, 'MADE-UP-1234', '']) {
    const [refused, words] = await saysOf(see(visitor, id));
    expect([refused, id === '' || words.includes(en.finds.unknown)], id).toEqual([
      id === '' ? 400 : 404,
      true,
    ]);
  }
  const guesser = asStranger(world);
  const guesses = [];
  for (let i = 0; i < 25; i++) guesses.push((await see(guesser, `GUESS-${i}-WRONG`)).status);
  expect(guesses.slice(-3)).toEqual([429, 429, 429]);
});

test('painters do not hear of what they saw themselves', async () => {
  const { painter, rock, code } = await hidden();
  await see(painter, code);
  expect(await dotsOf(painter, rock.id)).toHaveLength(1);
  expect(await accepted(await painter.api.notifications.$get({ query: {} }))).toEqual([]);
});

test('the painter and the administrator remove a sighting that is not true, and nobody else', async () => {
  const { world, painter, rock, visitor, code } = await hidden();
  const administrator = await asAdministrator(world);
  const stranger = await asMember(world);
  for (let i = 0; i < 2; i++) await see(visitor, code);
  const [one, other] = await dotsOf(visitor, rock.id);
  const remove = (person: Person, id = '') => person.send('DELETE', `/api/rocks/${rock.id}/sightings/${id}`);
  expect(await refusalOf(await remove(stranger, one?.id))).toEqual([403, en.sightings.notPainter]);
  expect((await remove(painter, one?.id)).status).toBe(200);
  expect(await refusalOf(await remove(painter, one?.id))).toEqual([404, en.sightings.gone]);
  expect((await remove(administrator, other?.id)).status).toBe(200);
  expect(await dotsOf(visitor, rock.id)).toEqual([]);
  expect(await accepted(await painter.api.notifications.$get({ query: {} }))).toEqual([]);
});

test('an address without an account hears once where the rock goes next, after one click, and is forgotten', async () => {
  const { world, rock, visitor, code } = await hidden();
  const address = newEmail();
  expect((await ask(visitor, code, address)).status).toBe(200);
  const path = linkIn(world);
  expect(emailsTo(world, address)).toHaveLength(1);
  for (const words of [code, 'Ladybug']) expect(emailsTo(world, address)[0]?.text).not.toContain(words);
  // Scanners open links.
  const page = await visitor.request(path);
  expect([page.status, (await page.text()).includes('Ladybug')]).toEqual([200, true]);
  const finder = await asMember(world);
  const { foundRockId } = await findRock(finder, code);
  for (const _ of ['once', 'twice']) expect((await confirm(visitor, path)).status).toBe(200);
  await rehideRock(finder, foundRockId);
  const [, news, ...more] = emailsTo(world, address);
  expect([news?.subject, more]).toEqual(['Ladybug moved on', []]);
  expect(news?.text).not.toContain(code);
  expect(await watchersOf(address)).toBe(0);
  world.now += hour;
  const next = await findRock(await asMember(world), code);
  await runHourly(world.env, world.deps);
  expect([emailsTo(world, address).length, next.rock.id]).toEqual([2, rock.id]);
});

test('an address that did not say yes hears nothing, and is forgotten in two days', async () => {
  const { world, visitor, code } = await hidden();
  const address = newEmail();
  await ask(visitor, code, address);
  const path = linkIn(world);
  const finder = await asMember(world);
  const { foundRockId } = await findRock(finder, code);
  await rehideRock(finder, foundRockId);
  expect(emailsTo(world, address)).toHaveLength(1);
  world.now += 2 * day + hour;
  await runHourly(world.env, world.deps);
  expect((await confirm(visitor, path)).status).toBe(404);
  expect(await watchersOf(address)).toBe(0);
});

test('who said yes can take it back by the same link', async () => {
  const { world, visitor, code } = await hidden();
  const address = newEmail();
  await ask(visitor, code, address);
  const path = linkIn(world);
  await confirm(visitor, path);
  expect(await (await visitor.request(path)).text()).toContain('Do not tell me');
  const token = new URL(path, origin).searchParams.get('token') ?? '';
  const stop = await visitor.send('POST', '/api/seen/confirm', new URLSearchParams({ token, stop: 'yes' }));
  expect([stop.status, await watchersOf(address)]).toEqual([200, 0]);
  const { foundRockId } = await findRock(await asMember(world), code);
  expect([foundRockId.length > 0, emailsTo(world, address).length]).toEqual([true, 1]);
});

test('a rock whose page is hidden or for members is not told about in public', async () => {
  for (const [page, told] of [
    ['hidden', 0],
    ['members', 1],
    ['public', 1],
  ] as const) {
    const { world, rock, visitor, code } = await hidden();
    const address = newEmail();
    await ask(visitor, code, address);
    await confirm(visitor, linkIn(world));
    await env.DB.prepare('UPDATE rocks SET page = ? WHERE id = ?').bind(page, rock.id).run();
    const finder = await asMember(world);
    const { foundRockId } = await findRock(finder, code);
    await rehideRock(finder, foundRockId);
    const news = emailsTo(world, address).slice(1);
    expect(news, page).toHaveLength(told);
    expect(news[0]?.text.includes(`/rocks/${rock.id}`) ?? false, page).toBe(page === 'public');
  }
});

test('a deleted account takes the address along that waited for a rock', async () => {
  const { world, code } = await hidden();
  const member = await asMember(world);
  const { email } = await accepted(await member.api.auth.user.$get());
  await ask(member, code, email);
  await confirm(member, linkIn(world));
  expect(await watchersOf(email)).toBe(1);
  await accepted(await member.api.user.account.$delete());
  expect(await watchersOf(email)).toBe(0);
});

test('the form is no way to send a stranger many emails', async () => {
  const { world, visitor, code } = await hidden();
  const address = newEmail();
  await atOnce(5, () => ask(asStranger(world), code, address));
  expect(emailsTo(world, address)).toHaveLength(sightingLimits.emailsPerAddress);
  await atOnce(12, () => ask(visitor, code, newEmail()));
  expect(world.emails).toHaveLength(sightingLimits.emailsPerAddress + sightingLimits.emailsPerNetwork);
  const answer = await ask(visitor, code, newEmail());
  expect([answer.status, (await answer.text()).includes(en.sightings.tooManyEmails)]).toEqual([429, true]);
});

test('a wrong address keeps the form and says what is wrong; forged links are dead', async () => {
  const { visitor, code } = await hidden();
  for (const [email, words] of [
    ['', en.signIn.emailMissing],
    ['nobody', en.signIn.emailInvalid],
    ['a@b.example\r\nBcc: c@d.example', en.signIn.emailInvalid],
  ] as const) {
    const answer = await ask(visitor, code, email);
    const page = await answer.text();
    expect([answer.status, page.includes(words), page.includes(code)], email).toEqual([400, true, true]);
  }
  for (const token of ['', 'x', 'a'.repeat(43)]) {
    expect((await visitor.request(`/api/seen/confirm?token=${token}`)).status).toBe(404);
    expect((await confirm(visitor, `/api/seen/confirm?token=${token}`)).status).toBe(404);
  }
});
