import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { acts } from '../../schema/tables/index.ts';
import { openContext } from '../context.ts';
import { tickHourly } from '../hourly.ts';
import { day, hour, minute } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import type { Letter } from '../platform/mail.ts';
import { asAdministrator } from '../testing/administrator.ts';
import { asMember, makeWorld, type World } from '../testing/as.ts';
import { makeMember } from '../testing/make.ts';
import { actsOn, commentOn, judge, judged, report, rockWithPhoto } from '../testing/moderation.ts';
import { sendActLetters } from './letters.ts';
import { noteAct } from './note.ts';

const db = openDatabase(env.DB);

/** A world whose mail service refuses what `refuses` says. */
function worldWithMail(refuses: (letter: Letter) => boolean): World {
  const world = makeWorld();
  world.parts.openMail = () => async (letter) => {
    if (refuses(letter)) throw new Error('the mail service is off');
    world.letters.push(letter);
  };
  return world;
}

const lettersTo = ({ letters }: World, email: string) => letters.filter(({ to }) => to === email);

async function scene(world: World = makeWorld()) {
  const [owner, writer, reporter] = [await asMember(world), await asMember(world), await asMember(world)];
  const administrator = await asAdministrator(world);
  const { rock } = await rockWithPhoto(owner, { name: 'Harbour <b>Whale</b>' });
  const commentId = await commentOn(writer, rock.id, 'Buy my stones');
  return { world, owner, writer, reporter, administrator, rock, commentId };
}

const reason = 'It shows a face & a <b>house</b>';

test.each([
  [
    'withhold',
    'photo',
    'The photo of Harbour <b>Whale</b> rests for now',
    'Others do not see it at the moment',
  ],
  ['withhold', 'rock', 'Harbour <b>Whale</b> rests for now', 'you still see it among your rocks'],
  [
    'withhold',
    'comment',
    'A comment of yours is not shown',
    'a comment on Harbour <b>Whale</b> that you wrote',
  ],
  ['restore', 'photo', 'The photo of Harbour <b>Whale</b> is back', 'Everybody sees it again'],
  ['restore', 'rock', 'Harbour <b>Whale</b> is back', 'Everybody sees it again'],
  ['restore', 'comment', 'Your comment is back', 'Everybody sees it again'],
] as const)('to %s a %s is told to its author alone, kindly, with the reason', async (...row) => {
  const [verdict, subject, title, words] = row;
  const { world, owner, writer, reporter, administrator, rock, commentId } = await scene();
  const id = subject === 'comment' ? commentId : rock.id;
  await report([reporter], subject, id);
  if (verdict === 'restore') await judged(administrator, 'withhold', subject, id);
  world.letters.length = 0;
  expect((await judge(administrator, verdict, subject, id, { reason })).status).toBe(200);
  const [letter, ...others] = world.letters;
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ to: (subject === 'comment' ? writer : owner).member.email, subject: title });
  expect(letter?.text).toContain(words);
  expect(letter?.text.includes(reason)).toBe(verdict === 'withhold');
  expect(letter?.text.includes('“Buy my stones”')).toBe(subject === 'comment');
  // Names and reasons are text in both forms of the letter, and nobody is told who reported it.
  expect(letter?.html).not.toContain('<b>');
  const told = `${letter?.text} ${letter?.html}`;
  for (const secret of [reporter.member.email, administrator.member.email, rock.laserEngraverId])
    expect(told).not.toContain(secret);
});

test('reports that were settled are told to nobody', async () => {
  const { world, reporter, administrator, rock } = await scene();
  await report([reporter], 'rock', rock.id);
  await judged(administrator, 'settle', 'rock', rock.id);
  await tickHourly(env, world.parts);
  expect(world.letters).toEqual([]);
});

test('the letter goes to the address that the author has by then, and to nobody once they are gone', async () => {
  let isOff = true;
  const { world, owner, writer, administrator, rock, commentId } = await scene(worldWithMail(() => isOff));
  await judged(administrator, 'withhold', 'photo', rock.id);
  await judged(administrator, 'withhold', 'comment', commentId);
  const email = `${owner.member.id}@new.example.test`;
  await env.DB.prepare('UPDATE members SET email = ?, email_key = ? WHERE id = ?')
    .bind(email, email, owner.member.id)
    .run();
  await writer.request('/api/user/account', { method: 'DELETE' });
  isOff = false;
  world.now += hour;
  await tickHourly(env, world.parts);
  expect(world.letters.map(({ to }) => to)).toEqual([email]);
  for (const id of [rock.id, commentId])
    expect((await actsOn(id)).every(({ toldAt }) => toldAt !== null)).toBe(true);
});

test('a rock that went with its owner’s account is told to nobody, and its name is in no letter', async () => {
  let isOff = true;
  const { world, owner, writer, administrator, rock, commentId } = await scene(worldWithMail(() => isOff));
  await judged(administrator, 'withhold', 'rock', rock.id);
  await judged(administrator, 'withhold', 'comment', commentId);
  await owner.request('/api/user/account', { method: 'DELETE' });
  isOff = false;
  world.now += hour;
  await tickHourly(env, world.parts);
  expect(lettersTo(world, owner.member.email)).toEqual([]);
  expect(lettersTo(world, writer.member.email)).toEqual([]);
});

test('without a mail service the verdict stands, and the next tick that has one sends the letter, once', async () => {
  let isOff = true;
  const { world, owner, administrator, rock } = await scene(worldWithMail(() => isOff));
  await judged(administrator, 'withhold', 'rock', rock.id);
  expect(await actsOn(rock.id)).toMatchObject([{ act: 'rock_withheld', toldAt: null }]);
  world.now += hour;
  await tickHourly(env, world.parts);
  expect(world.letters).toEqual([]);
  isOff = false;
  for (let i = 0; i < 3; i++) {
    world.now += hour;
    await tickHourly(env, world.parts);
  }
  expect(lettersTo(world, owner.member.email)).toHaveLength(1);
});

test('ten ticks at once send each letter once', async () => {
  let isOff = true;
  const { world, owner, administrator, rock, commentId } = await scene(worldWithMail(() => isOff));
  for (const [verdict, subject] of [
    ['withhold', 'photo'],
    ['withhold', 'rock'],
  ] as const)
    await judged(administrator, verdict, subject, rock.id);
  await judged(administrator, 'withhold', 'comment', commentId);
  isOff = false;
  world.now += hour;
  await Promise.all(Array.from({ length: 10 }, () => tickHourly(env, world.parts)));
  expect(lettersTo(world, owner.member.email)).toHaveLength(2);
  expect(world.letters).toHaveLength(3);
});

test('what was overtaken before anybody heard of it is not told', async () => {
  let isOff = true;
  const { world, owner, administrator, rock } = await scene(worldWithMail(() => isOff));
  const titles = () => lettersTo(world, owner.member.email).map(({ subject }) => subject);
  await judged(administrator, 'withhold', 'photo', rock.id);
  await judged(administrator, 'restore', 'photo', rock.id);
  isOff = false;
  world.now += hour;
  await tickHourly(env, world.parts);
  // The first one was tried: nobody knows that it did not arrive.
  expect(titles()).toEqual(['The photo of Harbour <b>Whale</b> is back']);
  world.letters.length = 0;
  await judged(administrator, 'withhold', 'photo', rock.id);
  isOff = true;
  for (const verdict of ['restore', 'withhold', 'restore'] as const)
    await judged(administrator, verdict, 'photo', rock.id);
  isOff = false;
  world.now += hour;
  await tickHourly(env, world.parts);
  expect(titles()).toEqual([
    'The photo of Harbour <b>Whale</b> rests for now',
    'The photo of Harbour <b>Whale</b> is back',
  ]);
});

test('what was overtaken before anybody was at work on its letter is not told at all', async () => {
  const { world, owner, reporter, administrator, rock } = await scene();
  const crowd = [reporter, await asMember(world), await asMember(world)];
  await report(crowd, 'photo', rock.id);
  world.letters.length = 0;
  // As when the tick, not the third member, had hidden it.
  await db.update(acts).set({ toldAt: null, leasedUntil: 0 }).where(eq(acts.rockId, rock.id));
  await judged(administrator, 'restore', 'photo', rock.id);
  await tickHourly(env, world.parts);
  expect(lettersTo(world, owner.member.email)).toEqual([]);
});

test('that something is back is told also when the note of the letter before was lost', async () => {
  const { world, owner, administrator, rock } = await scene();
  await judged(administrator, 'withhold', 'photo', rock.id);
  await db.update(acts).set({ toldAt: null, leasedUntil: world.now }).where(eq(acts.rockId, rock.id));
  world.letters.length = 0;
  world.now += minute;
  await judged(administrator, 'restore', 'photo', rock.id);
  expect(lettersTo(world, owner.member.email).map(({ subject }) => subject)).toEqual([
    'The photo of Harbour <b>Whale</b> is back',
  ]);
});

test('a letter that never gets through is given up after two weeks', async () => {
  let tries = 0;
  const { world, administrator, rock } = await scene(worldWithMail(() => ++tries > 0));
  await judged(administrator, 'withhold', 'rock', rock.id);
  world.now += 13 * day;
  await tickHourly(env, world.parts);
  expect(tries).toBe(2);
  world.now += 2 * day;
  await tickHourly(env, world.parts);
  expect(tries).toBe(2);
});

test('letters about one rock come in the order of its acts, also when the first one failed', async () => {
  let fails = 1;
  const { world, owner, administrator, rock } = await scene(worldWithMail(() => fails-- > 0));
  await judged(administrator, 'withhold', 'photo', rock.id);
  await judged(administrator, 'withhold', 'rock', rock.id);
  expect(world.letters).toEqual([]);
  world.now += hour;
  await tickHourly(env, world.parts);
  expect(lettersTo(world, owner.member.email).map(({ subject }) => subject)).toEqual([
    'The photo of Harbour <b>Whale</b> rests for now',
    'Harbour <b>Whale</b> rests for now',
  ]);
});

test('a verdict writes about its own thing, and leaves the others to the tick', async () => {
  const { world, administrator, rock, commentId } = await scene();
  const [address = ''] = await noteMany(world, 1);
  await judged(administrator, 'withhold', 'comment', commentId);
  expect([world.letters.length, lettersTo(world, address)]).toEqual([1, []]);
  world.now += minute;
  await judged(administrator, 'withhold', 'rock', rock.id);
  expect(lettersTo(world, address)).toEqual([]);
  await tickHourly(env, world.parts);
  expect(lettersTo(world, address)).toHaveLength(1);
});

/** Acts that somebody is to be told of. */
async function noteMany(world: World, count: number): Promise<string[]> {
  const ctx = openContext(env, 'test', world.parts);
  const addresses: string[] = [];
  for (let i = 0; i < count; i++) {
    const { id, email } = await makeMember();
    world.now += 1;
    await noteAct(
      ctx,
      {
        act: 'rock_restored',
        subject: `Rock ${i}`,
        subjectId: newId(),
        memberId: id,
        reason: '',
        isTold: true,
      },
      null,
    );
    addresses.push(email);
  }
  return addresses;
}

test('while the mail service is off a tick gives up after a few; once it is back one tick sends them all', async () => {
  let tries = 0;
  let isOff = true;
  const world = worldWithMail(() => {
    tries += 1;
    return isOff;
  });
  const addresses = await noteMany(world, 25);
  await sendActLetters(openContext(env, 'test', world.parts));
  expect(tries).toBe(10);
  isOff = false;
  world.now += hour;
  await sendActLetters(openContext(env, 'test', world.parts));
  expect(world.letters.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted());
});

test('letters that always fail are in nobody’s way', async () => {
  const refused = new Set<string>();
  const world = worldWithMail(({ to }) => refused.has(to));
  for (const address of await noteMany(world, 30)) refused.add(address);
  for (let i = 0; i < 4; i++) {
    await sendActLetters(openContext(env, 'test', world.parts));
    world.now += hour;
  }
  const [address = ''] = await noteMany(world, 1);
  await sendActLetters(openContext(env, 'test', world.parts));
  expect(lettersTo(world, address)).toHaveLength(1);
  await db.delete(acts).where(eq(acts.act, 'rock_restored'));
});

test('whoever is slower than their lease sends nothing more', async () => {
  const world = makeWorld();
  const [first = '', second = ''] = await noteMany(world, 2);
  world.parts.openMail = () => async (letter) => {
    world.letters.push(letter);
    world.now += 11 * minute;
  };
  await sendActLetters(openContext(env, 'test', world.parts));
  expect(world.letters.map(({ to }) => to)).toEqual([first]);
  await sendActLetters(openContext(env, 'test', world.parts));
  expect(world.letters.map(({ to }) => to)).toEqual([first, second]);
});
