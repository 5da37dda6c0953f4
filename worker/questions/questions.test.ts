import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { questionLimits } from '../../schema/questions.ts';
import { entries, members, questions } from '../../schema/tables/index.ts';
import { day, hour } from '../platform/clock.ts';
import { asAdministrator, asMember } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { judged, refusalOf, rockRow } from '../testing/moderation.ts';
import { emailsTo, listOf, tick } from '../testing/news.ts';
import { often } from '../testing/often.ts';
import { accepted, askPainter, findRock, hiddenRock, registerRock, rehideRock } from '../testing/play.ts';
import { answer, ask, hasPhoto, seenBy, wornOff } from '../testing/questions.ts';
import { atOnce, tally } from '../testing/race.ts';
import * as en from '../../schema/words/en/index.ts';

const keysInR2 = async () => (await env.PHOTOS.list()).objects.map(({ key }) => key);

test('the painter is asked with a photo, says yes, and only then the finder has a find', async () => {
  const { world, painter, finder, rock, id } = await wornOff();
  const before = await rockRow(id);
  const question = await askPainter(finder, id);
  expect(await rockRow(id)).toEqual(before);
  expect(emailsTo(world, painter)).toMatchObject([{ subject: 'Is this Ladybug?' }]);
  expect(emailsTo(world, painter)[0]?.text).toContain(`/worn-off?question=${question}`);
  expect(await listOf(painter)).toMatchObject([{ kind: 'asked', content: question, rock: { id } }]);
  const toPainter = await seenBy(painter, question);
  expect(toPainter).toMatchObject({ state: 'open', isAsked: true, rock: { id }, seq: null });
  expect(await hasPhoto(toPainter.photoUrl)).toBe(true);
  expect(await seenBy(finder, question)).toMatchObject({ state: 'open', isAsked: false });

  world.emails.length = 0;
  for (const _ of ['once', 'twice']) expect((await answer(painter, question, true)).status).toBe(200);
  expect(await rockRow(id)).toMatchObject({ status: 'found', timesFound: 1, holderId: finder.member.id });
  const [held] = await accepted(await finder.api.rocks.rehide.$get({ query: {} }));
  // They write it on the rock again.
  expect(held).toMatchObject({ originalRockId: id, laserEngraverId: rock.laserEngraverId });
  expect(emailsTo(world, finder)).toMatchObject([{ subject: 'You found Ladybug' }]);
  // The painter knows.
  expect(emailsTo(world, painter)).toEqual([]);
  expect((await listOf(painter)).map(({ kind }) => kind)).toEqual(['asked']);
  expect((await seenBy(finder, question)).held).toEqual({
    foundRockId: held?.id,
    laserEngraverId: rock.laserEngraverId,
    timesFound: 1,
  });
  const answered = await seenBy(painter, question);
  expect(answered.held).toBeNull();
  expect(answered).toMatchObject({ state: 'yes', photoUrl: null, seq: 2 });
  expect(await hasPhoto(toPainter.photoUrl)).toBe(false);
  const thanks = `/api/rocks/${id}/journey/${answered.seq}/thanks`;
  expect((await painter.send('PUT', thanks, { line: 'Thank you!' })).status).toBe(200);
  expect((await seenBy(painter, question)).thanks).toBe('Thank you!');
  await rehideRock(finder, held?.id ?? '');
  expect((await seenBy(finder, question)).held).toBeNull();
  expect(await listOf(painter)).toMatchObject([{ kind: 'rehidden' }, { kind: 'asked' }]);
});

test('a painter who says no makes no find, the finder hears of it, and cannot ask again for this hiding', async () => {
  const { world, painter, finder, rock, id } = await wornOff();
  const question = await askPainter(finder, id);
  const { photoUrl } = await seenBy(painter, question);
  expect((await answer(painter, question, false)).status).toBe(200);
  expect(await refusalOf(await answer(painter, question, true))).toEqual([409, en.questions.answered]);
  expect((await rockRow(id)).status).toBe('hidden');
  expect(emailsTo(world, finder)).toMatchObject([{ subject: 'Not this one: Ladybug' }]);
  expect(await refusalOf(await ask(finder, id))).toEqual([409, en.questions.saidNo]);
  expect(await refusalOf(await finder.send('DELETE', `/api/questions/${question}`))).toEqual([
    409,
    en.questions.settled,
  ]);
  await tick(world);
  expect(await hasPhoto(photoUrl)).toBe(false);
  // Hidden again, it may be theirs after all.
  const passer = await asMember(world);
  await rehideRock(passer, (await findRock(passer, rock.laserEngraverId)).foundRockId);
  expect((await ask(finder, id)).status).toBe(200);
});

test('a repeated question is one question with one photo, and at once too', async () => {
  const { painter, finder, id } = await wornOff();
  const before = (await keysInR2()).length;
  const ids = await atOnce(6, () => askPainter(finder, id));
  expect([new Set(ids).size, (await listOf(painter)).length]).toEqual([1, 1]);
  expect(await askPainter(finder, id)).toBe(ids[0]);
  const photos = (await keysInR2()).length - before;
  // The photo, and perhaps its thumbnail.
  expect(photos).toBeLessThanOrEqual(2);
});

test('of many answers at once one counts, and a find by the ID that comes first wins', async () => {
  for (let i = 0; i < often(10); i++) {
    const { painter, finder, rock, id } = await wornOff();
    const question = await askPainter(finder, id);
    const other = await asMember();
    const answers = await atOnce(8, (n) =>
      n === 7
        ? other.send('POST', '/api/rocks/find', { laserEngraverId: rock.laserEngraverId })
        : answer(painter, question, n % 2 === 0),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    const made = await db.select().from(entries).where(eq(entries.rockId, id)).orderBy(entries.seq);
    const { isMine } = (await db.select().from(questions).where(eq(questions.id, question)))[0] ?? {};
    expect(made.length).toBeLessThanOrEqual(2);
    expect(made[1]?.memberId).toBe(
      isMine === true ? finder.member.id : made[1] ? other.member.id : undefined,
    );
    const told = (await listOf(finder)).filter(({ kind }) => kind === 'confirmed' || kind === 'denied');
    expect(told.map(({ kind }) => kind)).toEqual(
      isMine === null ? [] : [isMine === true ? 'confirmed' : 'denied'],
    );
  }
});

test('a painter who has answered is not emailed the question later', async () => {
  const { world, painter, finder, id } = await wornOff();
  world.deps.openMail = () => async () => {
    throw new Error('the mail service is off');
  };
  const question = await askPainter(finder, id);
  await answer(painter, question, false);
  world.deps.openMail = () => async (email) => void world.emails.push(email);
  world.now += 2 * hour;
  await tick(world);
  expect(emailsTo(world, painter)).toEqual([]);
  expect(emailsTo(world, finder)).toMatchObject([{ subject: 'Not this one: Ladybug' }]);
});

test('once the rock has moved on, nothing is left to answer', async () => {
  const { painter, finder, rock, id } = await wornOff();
  const question = await askPainter(finder, id);
  const other = await asMember();
  const { foundRockId } = await findRock(other, rock.laserEngraverId);
  for (const person of [painter, finder]) expect((await seenBy(person, question)).state).toBe('over');
  expect(await refusalOf(await answer(painter, question, true))).toEqual([409, en.questions.over]);
  await rehideRock(other, foundRockId);
  expect(await refusalOf(await answer(painter, question, true))).toEqual([409, en.questions.over]);
  expect((await rockRow(id)).holderId).toBeNull();
});

test('a rock that is withheld is not given by a yes', async () => {
  const { world, painter, finder, id } = await wornOff();
  const question = await askPainter(finder, id);
  await judged(await asAdministrator(world), 'withhold', 'rock', id);
  expect(await refusalOf(await answer(painter, question, true))).toEqual([409, en.questions.over]);
  expect((await rockRow(id)).holderId).toBeNull();
});

test('who asks and takes back leaves the questions about a rock to others', async () => {
  const { world, painter, finder, id } = await wornOff();
  for (let i = 0; i < questionLimits.perDay; i++) {
    const question = await askPainter(finder, id);
    const { photoUrl } = await seenBy(painter, question);
    expect((await finder.send('DELETE', `/api/questions/${question}`)).status).toBe(200);
    expect(await hasPhoto(photoUrl)).toBe(false);
  }
  expect((await ask(await asMember(world), id)).status).toBe(200);
});

test('nobody but the painter answers, and nobody but these two knows of the question', async () => {
  const { world, painter, finder, id } = await wornOff();
  const question = await askPainter(finder, id);
  const stranger = await asMember(world);
  expect((await stranger.request(`/api/questions/${question}`)).status).toBe(404);
  for (const person of [stranger, finder])
    expect(await refusalOf(await answer(person, question, true))).toEqual([404, en.questions.gone]);
  for (const person of [stranger, painter])
    expect((await person.send('DELETE', `/api/questions/${question}`)).status).toBe(404);
  expect(await refusalOf(await answer(painter, question, 'yes'))).toEqual([400, en.questions.answer]);
  expect(
    (
      await stranger.send('POST', '/api/reports', {
        subject: 'question',
        subjectId: question,
        reason: 'other',
      })
    ).status,
  ).toBe(404);
  expect(await accepted(await stranger.api.questions.$get())).toEqual([]);
  expect(await accepted(await finder.api.questions.$get())).toMatchObject([{ id: question }]);
  expect((await finder.send('DELETE', `/api/questions/${question}`)).status).toBe(200);
  expect((await painter.request(`/api/questions/${question}`)).status).toBe(404);
  expect(await listOf(painter)).toEqual([]);
});

test('what cannot be asked is refused with a sentence', async () => {
  const { world, painter, finder, rock, id } = await wornOff();
  expect(await refusalOf(await ask(finder, id, null))).toEqual([400, en.questions.photo]);
  const text = new File(['no photo'], 'rock.jpg', { type: 'image/jpeg' });
  expect(await refusalOf(await ask(finder, id, text))).toEqual([415, en.photos.wrongType]);
  expect(await refusalOf(await ask(painter, id))).toEqual([409, en.questions.own]);
  expect(await refusalOf(await ask(finder, 'nowhere'))).toEqual([404, en.rocks.notFound]);
  expect(await refusalOf(await ask(finder, (await registerRock(painter)).id))).toEqual([
    409,
    en.questions.notHidden,
  ]);
  const other = await asMember(world);
  await findRock(other, rock.laserEngraverId);
  expect(await refusalOf(await ask(finder, id))).toEqual([409, en.questions.notHidden]);
  const left = await hiddenRock(other);
  await accepted(await other.api.user.account.$delete());
  expect(await refusalOf(await ask(finder, left.id))).toEqual([409, en.questions.noPainter]);
});

test('a member asks five painters a day, and a rock is asked about five times a day', async () => {
  const { world, painter, finder, id } = await wornOff(Date.UTC(2031, 4, 5, 12));
  const others = await Promise.all(Array.from({ length: questionLimits.perDay }, () => hiddenRock(painter)));
  const statuses = await atOnce(others.length, async (i) => (await ask(finder, others[i]?.id ?? '')).status);
  expect(tally(statuses)).toEqual({ 200: questionLimits.perDay });
  expect(await refusalOf(await ask(finder, id))).toEqual([429, en.questions.tooMany]);
  const many = await atOnce(8, async () => (await ask(await asMember(world), id)).status);
  expect(tally(many)).toEqual({ 200: questionLimits.perDay, 429: 3 });
  world.now += day;
  expect((await ask(finder, id)).status).toBe(200);
});

test('a question is not asked about a rock that is found while the photo is on its way', async () => {
  const { world, painter, finder, rock, id } = await wornOff();
  const other = await asMember(world);
  const { PHOTOS } = world.env;
  const put = async (...photo: Parameters<R2Bucket['put']>) => {
    if ((await rockRow(id)).status === 'hidden') await findRock(other, rock.laserEngraverId);
    return PHOTOS.put(...photo);
  };
  world.env = { ...world.env, PHOTOS: Object.assign(Object.create(PHOTOS) as R2Bucket, { put }) };
  expect(await refusalOf(await ask(finder, id))).toEqual([409, en.questions.notHidden]);
  expect((await listOf(painter)).map(({ kind }) => kind)).toEqual(['found']);
});

test('a confirmed find counts like any other, but not for a friend’s second visit on the same day', async () => {
  const { painter, finder, rock, id } = await wornOff();
  const scored = async () =>
    (await db.select().from(members).where(eq(members.id, finder.member.id)))[0]?.scoredFindCount;
  await answer(painter, await askPainter(finder, id), true);
  expect(await scored()).toBe(1);
  const [held] = await accepted(await finder.api.rocks.rehide.$get({ query: {} }));
  await rehideRock(finder, held?.id ?? '');
  const passer = await asMember();
  await rehideRock(passer, (await findRock(passer, rock.laserEngraverId)).foundRockId);
  await answer(painter, await askPainter(finder, id), true);
  expect(await scored()).toBe(1);
});
