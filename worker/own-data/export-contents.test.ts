// What of a member is in their archive, as they see it, and what of others is not.
import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { exportFiles } from '../../schema/export-files.ts';
import { entrySubject } from '../../schema/reports.ts';
import * as tables from '../../schema/tables/index.ts';
import { newId } from '../platform/ids.ts';
import { adopt } from '../testing/adoption.ts';
import { exportOf, filesIn, jsonIn, textIn } from '../testing/archive.ts';
import { asAdministrator, asMember, makeWorld } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { makeMember, newPlace } from '../testing/make.ts';
import { commentOn, judged } from '../testing/moderation.ts';
import {
  accepted,
  answerQuestion,
  askPainter,
  findRock,
  hiddenRock,
  hideRock,
  logFind,
  registerRock,
  rehideRock,
} from '../testing/play.ts';

const noon = Date.UTC(2026, 4, 1, 12);
const later = 86_400_000;

/** A painter with a travelled rock, and a finder who wrote a note, a comment and a line. */
async function aJourney() {
  const world = makeWorld(noon);
  const painter = await asMember(
    world,
    await makeMember({ firstName: 'Olive', lastName: 'Secretson', createdAt: noon }),
  );
  const finder = await asMember(
    world,
    await makeMember({ firstName: 'Fern', lastName: 'Hiddenham', createdAt: noon }),
  );
  const rock = await registerRock(painter, { name: 'Sun & <moon>' });
  await hideRock(painter, rock.id, newPlace({ latitude: '41.25', longitude: '-95.93', notes: 'Look down' }));
  world.now += later;
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  await logFind(
    finder,
    rock.id,
    newPlace({ latitude: '41.251', longitude: '-95.931', locationName: 'By the gate' }),
  );
  await finder.send('PUT', `/api/rocks/${rock.id}/journey/2/line`, { line: 'Wow' });
  await commentOn(finder, rock.id, 'Lovely');
  await finder.send('POST', `/api/rocks/${rock.id}/interactions`, { interactionType: 'like' });
  world.now += later;
  await rehideRock(finder, foundRockId, newPlace({ latitude: '41.3', longitude: '-95.9' }));
  return { world, painter, finder, rock };
}

test('the archive has a painter’s rocks and journeys as they see them, and a finder’s finds', async () => {
  const { painter, finder, rock } = await aJourney();
  const own = filesIn(await exportOf(painter));
  for (const [name, schema] of Object.entries(exportFiles))
    expect(z.safeParse(schema, jsonIn(own, name)).error).toBeUndefined();
  expect(jsonIn(own, 'rocks.json')).toMatchObject({
    rocks: [
      { id: rock.id, rockId: rock.laserEngraverId, name: 'Sun & <moon>', status: 'hidden', timesFound: 1 },
    ],
  });
  const other = 'somebody else';
  expect(jsonIn(own, 'journeys.json')).toMatchObject({
    journeys: [
      {
        rock: rock.id,
        steps: [
          { what: 'hidden', by: 'me', at: '2026-05-01T12:00:00.000Z', notes: 'Look down' },
          { what: 'found', by: other, line: 'Wow', place: { name: 'By the gate', latitude: 41.251 } },
          { what: 'hidden', by: other, place: { latitude: 41.3, longitude: -95.9 } },
        ],
      },
    ],
  });
  expect(jsonIn(own, 'community.json')).toMatchObject({
    others: [
      { step: 2, name: 'Fern H.' },
      { step: 3, name: 'Fern H.' },
    ],
    received: [{ rock: rock.id, likes: 1, comments: 1 }],
    finds: [],
  });
  const gpx = textIn(own, 'journeys.gpx');
  expect(gpx).toContain('<trk><name>Sun &amp; &lt;moon&gt;</name>');
  expect(gpx).toContain(
    '<trkpt lat="41.251" lon="-95.931"><time>2026-05-02T12:00:00.000Z</time><name>By the gate</name>',
  );
  expect(textIn(own, 'csv/journeys.csv')).toContain('"Somebody else"');
  // Full names and addresses of others are in no file.
  const everything = Object.keys(own).map((name) => textIn(own, name));
  for (const secret of ['Hiddenham', finder.member.email]) expect(everything.join()).not.toContain(secret);

  const found = filesIn(await exportOf(finder));
  expect(jsonIn(found, 'rocks.json')).toEqual({ version: 1, rocks: [] });
  expect(jsonIn(found, 'community.json')).toMatchObject({
    finds: [{ rock: rock.id, rockName: 'Sun & <moon>', owner: 'Olive S.', line: 'Wow' }],
    comments: [{ content: 'Lovely' }],
    likes: [{ rock: rock.id }],
  });
  expect(textIn(found, 'finds.gpx')).toContain('<wpt lat="41.251" lon="-95.931">');
  for (const name of Object.keys(found)) expect(textIn(found, name)).not.toContain(rock.laserEngraverId);
});

test('words that were withheld are in their author’s account.json alone, marked, and in no archive of others', async () => {
  const { world, painter, finder, rock } = await aJourney();
  const administrator = await asAdministrator(world);
  const [hide, find] = [1, 2].map((seq) => entrySubject(rock.id, seq));
  for (const [subject, id] of [
    ['note', hide],
    ['place', find],
    ['line', find],
    ['name', finder.member.id],
  ] as const)
    await judged(administrator, 'withhold', subject, id ?? '', { reason: 'It is unkind' });
  const all = (files: ReturnType<typeof filesIn>, but = '') =>
    Object.keys(files)
      .filter((name) => name !== but)
      .map((name) => textIn(files, name))
      .join('\n');
  const because = 'It is unkind';
  const [own, found] = [filesIn(await exportOf(painter)), filesIn(await exportOf(finder))];
  for (const words of ['By the gate', 'Wow', 'Fern']) expect(all(own)).not.toContain(words);
  expect(all(found)).not.toContain('Look down');
  // Neither as a step, nor on a map, so that an import cannot bring them back.
  expect(all(own, 'account.json')).not.toContain('Look down');
  for (const words of ['By the gate', 'Wow']) expect(all(found, 'account.json')).not.toContain(words);
  expect(jsonIn(own, 'account.json')).toMatchObject({
    withheldWords: [{ what: 'note', words: 'Look down', because }],
  });
  expect(jsonIn(found, 'account.json')['withheldWords']).toEqual(
    expect.arrayContaining(
      [
        ['place', 'By the gate'],
        ['line', 'Wow'],
        ['name', 'Fern Hiddenham'],
      ].map(([what, words]) => expect.objectContaining({ what, words, because })),
    ),
  );
});

test('questions, their photos and answers, hides of others’ rocks, and rocks that were given away are in it', async () => {
  const world = makeWorld(noon);
  const [painter, finder, other] = [await asMember(world), await asMember(world), await asMember(world)];
  const rock = await hiddenRock(painter, { name: 'Moon' });
  const question = await askPainter(finder, rock.id);
  const { photoUrl } = await accepted(await finder.api.questions[':id'].$get({ param: { id: question } }));
  const photo = await env.PHOTOS.get(photoUrl?.replace('/img/', '') ?? '');
  const file = `questions/${question}.webp`;
  const open = filesIn(await exportOf(finder));
  expect(open[file]).toEqual(new Uint8Array((await photo?.arrayBuffer()) ?? new ArrayBuffer(0)));
  expect(jsonIn(open, 'community.json')).toMatchObject({
    questions: [{ rock: rock.id, rockName: 'Moon', answer: null, photo: file }],
  });
  // The photo is its finder's.
  const asked = filesIn(await exportOf(painter));
  expect(Object.keys(asked).filter((name) => name.startsWith('questions/'))).toEqual([]);
  expect(jsonIn(asked, 'community.json')).toMatchObject({ answers: [{ rock: rock.id, answer: null }] });

  await answerQuestion(painter, question, true);
  const [held] = await accepted(await finder.api.rocks.rehide.$get({ query: {} }));
  await painter.send('PUT', `/api/rocks/${rock.id}/journey/2/thanks`, { line: 'Thank you' });
  world.now += later;
  await rehideRock(finder, held?.id ?? '', newPlace({ locationName: 'Under the oak', notes: 'Look up' }));
  const community = jsonIn(filesIn(await exportOf(finder)), 'community.json');
  expect(community).toMatchObject({
    questions: [{ answer: 'yes', photo: null }],
    hides: [{ rock: rock.id, how: null, place: { name: 'Under the oak' }, notes: 'Look up' }],
  });
  expect(jsonIn(filesIn(await exportOf(painter)), 'community.json')).toMatchObject({
    answers: [{ rock: rock.id, askedAt: '2026-05-01T12:00:00.000Z', answer: 'yes' }],
    hides: [],
    thanks: [],
    givenAway: [],
  });

  world.now += later;
  await adopt(painter, other, rock.id);
  const given = filesIn(await exportOf(painter));
  expect(jsonIn(given, 'community.json')).toMatchObject({
    answers: [],
    thanks: [{ rock: rock.id, foundAt: '2026-05-01T12:00:00.000Z', thanks: 'Thank you' }],
    offers: [{ answer: 'given', answeredAt: '2026-05-03T12:00:00.000Z' }],
    givenAway: [
      {
        rock: rock.id,
        rockName: 'Moon',
        registeredAt: '2026-05-01T12:00:00.000Z',
        changedHandsAt: '2026-05-03T12:00:00.000Z',
        now: { status: 'hidden', timesFound: 1 },
      },
    ],
  });
  for (const [name, schema] of Object.entries(exportFiles))
    expect(z.safeParse(schema, jsonIn(given, name)).error).toBeUndefined();
  expect(textIn(given, 'community.json')).not.toContain(rock.laserEngraverId);
  expect(jsonIn(filesIn(await exportOf(other)), 'community.json')).toMatchObject({
    answers: [],
    thanks: [],
    givenAway: [],
  });
  await db.update(tables.rocks).set({ withheldAt: world.now }).where(eq(tables.rocks.id, rock.id));
  const subject = { subject: 'name', subjectId: painter.member.id, memberId: painter.member.id } as const;
  const name = { username: '', firstName: 'Rude', lastName: 'Name' };
  const why = { words: JSON.stringify(name), reason: 'Unkind', withheldAt: noon };
  await db.insert(tables.withheldWords).values({ id: newId(), ...subject, ...why });
  const withheld = filesIn(await exportOf(painter));
  expect(jsonIn(withheld, 'community.json')).toMatchObject({ givenAway: [{ rockName: null, now: null }] });
  expect(jsonIn(withheld, 'account.json')).toMatchObject({
    withheldWords: [{ what: 'name', words: 'Rude Name', because: 'Unkind', at: '2026-05-01T12:00:00.000Z' }],
  });
});
