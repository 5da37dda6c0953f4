import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { questionLimits } from '../../schema/questions.ts';
import { questions } from '../../schema/tables/index.ts';
import { day } from '../platform/clock.ts';
import { asAdministrator, asMember } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { actionsOn, judge, judged, refusalOf, report } from '../testing/moderation.ts';
import { emailsTo, listOf, tick } from '../testing/news.ts';
import { accepted, askPainter, findRock } from '../testing/play.ts';
import { answer, ask, hasPhoto, seenBy, wornOff } from '../testing/questions.ts';
import * as en from '../../schema/words/en/index.ts';

test('a question ends after 30 days with its photo, and with the account of who asked', async () => {
  const { world, painter, finder, id } = await wornOff();
  const question = await askPainter(finder, id);
  const { photoUrl } = await seenBy(painter, question);
  const leaver = await asMember(world);
  const theirs = await seenBy(painter, await askPainter(leaver, id));
  await accepted(await leaver.api.user.account.$delete());
  expect((await painter.request(`/api/questions/${theirs.id}`)).status).toBe(404);
  await tick(world);
  expect([await hasPhoto(theirs.photoUrl), await hasPhoto(photoUrl)]).toEqual([false, true]);
  world.now += questionLimits.days * day + 1;
  await tick(world);
  await tick(world);
  expect(await db.select().from(questions).where(eq(questions.id, question))).toEqual([]);
  expect(await hasPhoto(photoUrl)).toBe(false);
});

test('a painter reports a photo, sees it no more, and the administrator deletes it', async () => {
  const { world, painter, finder, id } = await wornOff();
  let administrator = await asAdministrator(world);
  const question = await askPainter(finder, id);
  const { photoUrl } = await seenBy(painter, question);
  await report([painter], 'question', question, 'Not a rock at all');
  expect((await painter.request(`/api/questions/${question}`)).status).toBe(404);
  expect(await listOf(painter)).toEqual([]);
  expect(await refusalOf(await answer(painter, question, true))).toEqual([404, en.questions.gone]);
  // Nor can the finder take away what the administrator looks at.
  expect(await refusalOf(await finder.send('DELETE', `/api/questions/${question}`))).toEqual([
    409,
    en.questions.notNow,
  ]);
  const inQueue = async () =>
    (await accepted(await administrator.api.admin.reports.$get({ query: {} }))).find(
      ({ subjectId }) => subjectId === question,
    );
  expect(await inQueue()).toMatchObject({
    subject: 'question',
    rock: { imageUrl: photoUrl },
    author: { email: finder.member.email },
  });
  // It stays until somebody has looked at it.
  world.now += questionLimits.days * day + 1;
  await tick(world);
  expect(await hasPhoto(photoUrl)).toBe(true);
  administrator = await asMember(world, administrator.member);
  await judged(administrator, 'withhold', 'question', question, { reason: 'Not a rock' });
  expect(await inQueue()).toBeUndefined();
  expect(await hasPhoto(photoUrl)).toBe(false);
  expect(emailsTo(world, finder).at(-1)?.subject).toBe('A photo of yours was deleted');
  // It counts as a no, or they could go on with the next photo.
  const again = await asMember(world, finder.member);
  expect(await refusalOf(await ask(again, id))).toEqual([409, en.questions.saidNo]);
  const back = await again.send('DELETE', `/api/questions/${question}`);
  expect(await refusalOf(back)).toEqual([409, en.questions.settled]);
  expect(await actionsOn(question)).toMatchObject([{ act: 'question_withheld' }]);
  expect(en.adminActions.done.question_withheld).not.toBe('');
  expect(await refusalOf(await judge(administrator, 'restore', 'question', question))).toEqual([
    404,
    en.moderation.gone,
  ]);
});

test('a painter can answer again once the administrator found nothing wrong', async () => {
  const { world, painter, finder, id } = await wornOff();
  const administrator = await asAdministrator(world);
  const question = await askPainter(finder, id);
  await report([painter], 'question', question);
  await judged(administrator, 'settle', 'question', question);
  expect((await seenBy(painter, question)).state).toBe('open');
  expect((await answer(painter, question, true)).status).toBe(200);
});

test('words of a finder whose photo the painter reported are not told to them', async () => {
  const { painter, finder, rock, id } = await wornOff();
  await report([painter], 'question', await askPainter(finder, id));
  await findRock(finder, rock.laserEngraverId);
  const line = await finder.send('PUT', `/api/rocks/${id}/journey/2/line`, { line: 'Under the bench' });
  expect(line.status).toBe(200);
  expect((await listOf(painter)).map(({ kind }) => kind)).toEqual(['found']);
});

test('with the painter’s account the photos for them are deleted', async () => {
  const { world, painter, finder, id } = await wornOff();
  const question = await askPainter(finder, id);
  const { photoUrl } = await seenBy(painter, question);
  await accepted(await painter.api.user.account.$delete());
  await tick(world);
  expect(await hasPhoto(photoUrl)).toBe(false);
  expect(await seenBy(finder, question)).toMatchObject({ state: 'over', photoUrl: null });
});

test('a reported question of somebody who left can still be settled', async () => {
  const { world, painter, finder, id } = await wornOff();
  const administrator = await asAdministrator(world);
  const question = await askPainter(finder, id);
  await report([painter], 'question', question);
  await accepted(await finder.api.user.account.$delete());
  const things = await accepted(await administrator.api.admin.reports.$get({ query: {} }));
  expect(things.find(({ subjectId }) => subjectId === question)).toMatchObject({
    author: null,
    rock: { imageUrl: null },
  });
  await judged(administrator, 'settle', 'question', question);
});
