import { expect, test } from 'vitest';
import { notificationLimits } from '../../schema/notifications.ts';
import { runHourly } from '../hourly.ts';
import { hour } from '../platform/clock.ts';
import { asAdministrator, asMember, asStranger, makeWorld, type Member } from '../testing/as.ts';
import { refusalOf } from '../testing/moderation.ts';
import { accepted, findRock, hiddenRock } from '../testing/play.ts';
import { atOnce, tally } from '../testing/race.ts';
import * as en from '../../schema/words/en/index.ts';

async function found() {
  const world = makeWorld();
  const [painter, finder, other] = [await asMember(world), await asMember(world), await asMember(world)];
  const rock = await hiddenRock(painter, { name: 'Ladybug' });
  await findRock(finder, rock.laserEngraverId);
  const say = (person: Member, what: 'thanks' | 'line', line: unknown, seq: string | number = 2) =>
    person.send('PUT', `/api/rocks/${rock.id}/journey/${seq}/${what}`, { line });
  const journey = async (person = asStranger(world)) =>
    accepted(await person.api.rocks[':id'].journey.$get({ param: { id: rock.id }, query: {} }));
  const told = async (person: Member) => accepted(await person.api.notifications.$get({ query: {} }));
  return { world, painter, finder, other, rock, say, journey, told };
}

test('the painter thanks the finder, who hears of it; everybody reads it on the journey', async () => {
  const { world, painter, finder, say, journey, told } = await found();
  expect((await say(painter, 'thanks', ' It was my first one! ')).status).toBe(200);
  expect(await told(finder)).toMatchObject([
    {
      kind: 'thanks',
      content: 'It was my first one!',
      rock: { name: 'Ladybug' },
      user: { id: painter.member.id },
    },
  ]);
  expect((await told(painter))[0]).toMatchObject({
    kind: 'found',
    isThanked: true,
    content: 'It was my first one!',
  });
  expect((await journey()).find(({ seq }) => seq === 2)).toMatchObject({ thanks: 'It was my first one!' });
  const emails = world.emails.filter(({ to }) => to === finder.member.email);
  expect(emails.map(({ subject }) => subject)).toEqual(['Thank you for finding Ladybug']);
  expect(emails[0]?.text).toContain('It was my first one!');
});

test('one tap is enough, and words that follow are told no second time', async () => {
  const { painter, finder, say, told } = await found();
  await say(painter, 'thanks', '');
  expect(await told(finder)).toMatchObject([{ kind: 'thanks', content: '' }]);
  await say(painter, 'thanks', 'You are great');
  expect(await told(finder)).toMatchObject([{ kind: 'thanks', content: 'You are great' }]);
});

test('five taps at once thank once', async () => {
  const { painter, finder, say, told } = await found();
  const answers = await atOnce(5, () => say(painter, 'thanks', ''));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 5 });
  expect(await told(finder)).toHaveLength(1);
});

test('the finder leaves a line, changes it and takes it back; the painter hears of it once', async () => {
  const { painter, finder, say, journey, told } = await found();
  await say(finder, 'line', 'It made my day');
  expect((await told(painter)).map(({ kind, content }) => [kind, content])).toEqual([
    ['line', 'It made my day'],
    ['found', ''],
  ]);
  expect((await journey())[0]).toMatchObject({ line: 'It made my day' });
  await say(finder, 'line', 'It made my week');
  expect(await told(painter)).toHaveLength(2);
  await say(finder, 'line', '');
  expect((await journey())[0]).not.toHaveProperty('line');
  expect(await told(painter)).toMatchObject([{ kind: 'found' }]);
});

test('a line that was removed and written again is told no second time', async () => {
  const { world, painter, finder, say, told } = await found();
  const settings = await accepted(await painter.api.user.notifications.$get());
  const choices = { ...settings.choices, comment: { email: 'now' as const, push: false } };
  await accepted(await painter.api.user.notifications.$put({ json: { ...settings, choices } }));
  const emailsAbout = () =>
    world.emails.filter(({ subject }) => subject === 'The finder of Ladybug says').length;
  await say(finder, 'line', 'It made my day');
  world.now += hour;
  await runHourly(world.env, world.deps);
  const once = emailsAbout();
  await say(finder, 'line', '');
  await say(finder, 'line', 'It made my week');
  world.now += hour;
  await runHourly(world.env, world.deps);
  expect(await told(painter)).toMatchObject([
    { kind: 'line', content: 'It made my week' },
    { kind: 'found' },
  ]);
  expect([once, emailsAbout()]).toEqual([1, 1]);
});

test('painter, finder and administrator remove words from a find, and cannot put others there', async () => {
  const { world, painter, finder, other, say, journey } = await found();
  const administrator = await asAdministrator(world);
  for (const [what, writer, answerer] of [
    ['line', finder, painter],
    ['thanks', painter, finder],
  ] as const) {
    for (const person of [answerer, administrator]) {
      await say(writer, what, 'Rude words');
      expect((await say(other, what, '')).status).toBe(403);
      expect((await say(person, what, 'My own')).status).toBe(403);
      expect((await journey())[0]).toMatchObject({ [what]: 'Rude words' });
      expect((await say(person, what, '')).status).toBe(200);
      expect((await journey())[0]?.[what] ?? '').toBe('');
    }
  }
});

test('nobody but the painter says thanks without words', async () => {
  const { world, finder, say, journey } = await found();
  for (const person of [finder, await asAdministrator(world)]) await say(person, 'thanks', '');
  expect((await journey())[0]).not.toHaveProperty('thanks');
});

test('only the painter thanks, only the finder leaves a line, and only at a find', async () => {
  const { painter, finder, other, say, rock } = await found();
  const refused = async (answer: Promise<Response>) => refusalOf(await answer);
  for (const person of [finder, other])
    expect(await refused(say(person, 'thanks', 'x'))).toEqual([403, en.notifications.notPainter]);
  for (const person of [painter, other])
    expect(await refused(say(person, 'line', 'x'))).toEqual([403, en.notifications.notFinder]);
  for (const seq of [1, 3, 999_999_999])
    expect(await refused(say(painter, 'thanks', '', seq))).toEqual([404, en.notifications.noFind]);
  for (const seq of ['0', 'x', '-1', '1e3', '9999999999'])
    expect(await refused(say(painter, 'thanks', '', seq))).toEqual([400, en.notifications.seq]);
  for (const what of ['thanks', 'line'] as const) {
    const person = what === 'thanks' ? painter : finder;
    const tooLong = 'é'.repeat(notificationLimits.line + 1);
    for (const line of [tooLong, 'two\nlines', '\u202Eevil', 7, null])
      expect((await say(person, what, line)).status, String(line)).toBe(400);
    expect(await refused(say(person, what, `It is ${rock.laserEngraverId}`))).toEqual([400, en.codes.inText]);
    expect((await say(person, what, 'é'.repeat(notificationLimits.line))).status).toBe(200);
  }
});

test('a member writes fifty lines a day, and not one more', async () => {
  const { finder, say, journey } = await found();
  const answers = await atOnce(notificationLimits.linesPerDay + 5, (i) => say(finder, 'line', `line ${i}`));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: notificationLimits.linesPerDay, 429: 5 });
  expect((await journey())[0]?.line).toMatch(/^line \d+$/);
});

test('words go with the account of who wrote them', async () => {
  const { painter, finder, say, journey } = await found();
  await say(finder, 'line', 'It made my day');
  await say(painter, 'thanks', 'It was my first one');
  await accepted(await finder.api.user.account.$delete());
  for (const words of ['line', 'thanks']) expect((await journey())[0]).not.toHaveProperty(words);
  expect((await say(painter, 'thanks', 'again')).status).toBe(404);
  await accepted(await painter.api.user.account.$delete());
  expect((await journey())[0]).not.toHaveProperty('thanks');
});
