import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outbox } from '../../schema/tables/index.ts';
import { runHourly } from '../hourly.ts';
import { day, hour, minute } from '../platform/clock.ts';
import type { Email } from '../platform/mail.ts';
import { asAdministrator, asMember, asStranger, makeWorld, type World } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { newPlace, type MadeMember } from '../testing/make.ts';
import { commentOn, judge, judged, ownRockOf, report, rockWithPhoto } from '../testing/moderation.ts';
import { hideRock } from '../testing/play.ts';

/** A world whose mail service refuses emails for which `refuses` returns true. */
function worldWithMail(refuses: (email: Email) => boolean): World {
  const world = makeWorld();
  world.deps.openMail = () => async (email) => {
    if (refuses(email)) throw new Error('the mail service is off');
    world.emails.push(email);
  };
  return world;
}

/** Without the digest, which comes at eight in the morning. */
const noticesOf = ({ emails }: World) =>
  emails.filter(({ subject }) => subject !== 'What happened to your rocks');

/** The subjects of the notices to a person. */
const titlesTo = (world: World, { member }: { member: MadeMember }) =>
  noticesOf(world)
    .filter(({ to }) => to === member.email)
    .map(({ subject }) => subject);

const name = 'Harbour <b>Whale</b>';

async function scene(world: World = makeWorld()) {
  const [owner, writer, reporter] = [await asMember(world), await asMember(world), await asMember(world)];
  const administrator = await asAdministrator(world);
  const { rock } = await rockWithPhoto(owner, { name });
  const commentId = await commentOn(writer, rock.id, 'Buy my stones');
  return { world, owner, writer, reporter, administrator, rock, commentId };
}

/** Resets the outbox rows of a rock's actions to unsent. */
const rewind = (rockId: string, changes: Partial<typeof outbox.$inferInsert>) =>
  db
    .update(outbox)
    .set({ sentAt: null, ...changes })
    .where(eq(outbox.thread, `about:${rockId}`));

const reason = 'It shows a face & a <b>house</b>';

const isSeen = 'Everybody sees it again';

test.each([
  ['withhold', 'photo', `The photo of ${name} rests for now`, 'Others do not see it at the moment'],
  ['withhold', 'rock', `${name} rests for now`, 'you still see it among your rocks'],
  [
    'withhold',
    'comment',
    'A comment of yours is not shown',
    `a comment on ${name} that you wrote. Nobody sees it`,
  ],
  ['restore', 'photo', `The photo of ${name} is back`, isSeen],
  ['restore', 'rock', `${name} is back`, isSeen],
  ['restore', 'comment', 'Your comment is back', isSeen],
] as const)('to %s a %s sends a kind email with the reason to its author alone', async (...row) => {
  const [verdict, subject, title, words] = row;
  const { world, owner, writer, reporter, administrator, rock, commentId } = await scene();
  const id = subject === 'comment' ? commentId : rock.id;
  await report([reporter], subject, id);
  if (verdict === 'restore') await judged(administrator, 'withhold', subject, id);
  world.emails.length = 0;
  expect((await judge(administrator, verdict, subject, id, { reason })).status).toBe(200);
  const [email, ...others] = world.emails;
  expect(others).toEqual([]);
  expect(email).toMatchObject({ to: (subject === 'comment' ? writer : owner).member.email, subject: title });
  expect(email?.text).toContain(words);
  expect(email?.text.includes(reason)).toBe(verdict === 'withhold');
  expect(email?.text.includes('“Buy my stones”')).toBe(subject === 'comment');
  // Names and reasons are escaped in both forms of the email, which do not reveal the reporter.
  expect(email?.html).not.toContain('<b>');
  const told = `${email?.text} ${email?.html}`;
  for (const secret of [reporter.member.email, administrator.member.email, rock.laserEngraverId])
    expect(told).not.toContain(secret);
});

test('an email about a rock shows its town, never its place, and its photo while everybody may see that', async () => {
  const { world, owner, writer, administrator, rock, commentId } = await scene();
  world.env = { ...world.env, PUBLIC_ORIGIN: 'https://rocks.example.test' };
  const place = { latitude: '41.2411', longitude: '-95.9872', locationName: 'Under the slide' };
  await hideRock(owner, rock.id, newPlace(place));
  for (const subject of ['photo', 'rock', 'comment'] as const)
    for (const verdict of ['withhold', 'restore'] as const)
      await judged(administrator, verdict, subject, subject === 'comment' ? commentId : rock.id);
  const photos = world.emails.map(({ html }) => /rocks\.example\.test(\/img\/[^"]*)/.exec(html)?.[1] ?? null);
  // The author of the comment may have reported the photo.
  expect(photos).toEqual([null, expect.any(String), null, expect.any(String), null, null]);
  const [, before, , now] = photos;
  expect(now).toBe(`${(await ownRockOf(owner, rock.id))?.imageUrl}/320`);
  const statusOf = async (path: string | null | undefined) =>
    (await asStranger(world).request(path ?? '')).status;
  // Withholding the rock has moved its photo.
  expect([await statusOf(before), await statusOf(now)]).toEqual([404, 200]);
  for (const { text, html } of world.emails)
    for (const told of [text, html]) {
      expect(told).toContain('near Omaha, Nebraska');
      expect(told).not.toMatch(/41\.24|95\.98|slide/);
      expect(told.replace(/[^A-Z0-9]/g, '')).not.toContain(rock.laserEngraverId.replaceAll('-', ''));
    }
  expect(world.emails.filter(({ to }) => to === writer.member.email)).toHaveLength(2);
});

test('settling reports sends no email', async () => {
  const { world, reporter, administrator, rock } = await scene();
  await report([reporter], 'rock', rock.id);
  await judged(administrator, 'settle', 'rock', rock.id);
  await runHourly(env, world.deps);
  expect(world.emails).toEqual([]);
});

test('the email goes to the author’s current address, and to nobody once the account is deleted', async () => {
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
  await runHourly(env, world.deps);
  expect(noticesOf(world).map(({ to }) => to)).toEqual([email]);
});

test('a rock that was deleted with its owner’s account sends no email, and no email has its name', async () => {
  let isOff = true;
  const { world, owner, writer, administrator, rock, commentId } = await scene(worldWithMail(() => isOff));
  await judged(administrator, 'withhold', 'rock', rock.id);
  await judged(administrator, 'withhold', 'comment', commentId);
  await owner.request('/api/user/account', { method: 'DELETE' });
  isOff = false;
  world.now += hour;
  await runHourly(env, world.deps);
  expect([titlesTo(world, owner), titlesTo(world, writer)]).toEqual([[], []]);
});

test('an action that was superseded before its email was sent sends no email', async () => {
  let isOff = true;
  const { world, owner, administrator, rock } = await scene(worldWithMail(() => isOff));
  await judged(administrator, 'withhold', 'photo', rock.id);
  await judged(administrator, 'restore', 'photo', rock.id);
  isOff = false;
  world.now += hour;
  await runHourly(env, world.deps);
  // The first email was tried and may have arrived.
  expect(titlesTo(world, owner)).toEqual([`The photo of ${name} is back`]);
  world.emails.length = 0;
  await judged(administrator, 'withhold', 'photo', rock.id);
  isOff = true;
  for (const verdict of ['restore', 'withhold', 'restore'] as const)
    await judged(administrator, verdict, 'photo', rock.id);
  isOff = false;
  world.now += hour;
  await runHourly(env, world.deps);
  expect(titlesTo(world, owner)).toEqual([
    `The photo of ${name} rests for now`,
    `The photo of ${name} is back`,
  ]);
});

test('an action that was superseded before its email was tried sends no email, nor does its reversal', async () => {
  const { world, owner, reporter, administrator, rock } = await scene();
  const crowd = [reporter, await asMember(world), await asMember(world)];
  await report(crowd, 'photo', rock.id);
  world.emails.length = 0;
  // As if the hourly job, not the third report, had hidden the photo.
  await rewind(rock.id, { tries: 0, leasedUntil: 0 });
  await judged(administrator, 'restore', 'photo', rock.id);
  await runHourly(env, world.deps);
  expect(titlesTo(world, owner)).toEqual([]);
});

test('a restoration is emailed even if the record of the previous email was lost', async () => {
  const { world, owner, administrator, rock } = await scene();
  await judged(administrator, 'withhold', 'photo', rock.id);
  await rewind(rock.id, { leasedUntil: world.now });
  world.emails.length = 0;
  world.now += minute;
  await judged(administrator, 'restore', 'photo', rock.id);
  await runHourly(env, world.deps);
  expect(titlesTo(world, owner)).toEqual([`The photo of ${name} is back`]);
});

test('an undeliverable email is abandoned after two weeks', async () => {
  let tries = 0;
  const { world, administrator, rock } = await scene(worldWithMail(() => ++tries > 0));
  await judged(administrator, 'withhold', 'rock', rock.id);
  world.now += 13 * day;
  await runHourly(env, world.deps);
  expect(tries).toBe(2);
  world.now += 2 * day;
  await runHourly(env, world.deps);
  expect(tries).toBe(2);
});

test('emails about one rock come in the order of its actions, even if the first one failed', async () => {
  let fails = 1;
  const { world, owner, administrator, rock } = await scene(worldWithMail(() => fails-- > 0));
  await judged(administrator, 'withhold', 'photo', rock.id);
  await judged(administrator, 'withhold', 'rock', rock.id);
  expect(world.emails).toEqual([]);
  world.now += hour;
  await runHourly(env, world.deps);
  expect(titlesTo(world, owner)).toEqual([`The photo of ${name} rests for now`, `${name} rests for now`]);
});
