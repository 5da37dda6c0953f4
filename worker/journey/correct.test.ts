import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { correctionLimits } from '../../schema/corrections.ts';
import { type JourneyEntry } from '../../schema/journey.ts';
import { activities, entries, rocks } from '../../schema/tables/index.ts';
import { day, hour, minute } from '../platform/clock.ts';
import { asMember, makeWorld, type Member, type World } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { peopleWithPhones } from '../testing/late/by-requests.ts';
import { stateOf, type Cast } from '../testing/late/state.ts';
import { aTrueHistory, deliver, type Log, type TrueHistory } from '../testing/late/true-history.ts';
import { newPlace } from '../testing/make.ts';
import { kindsOf, listOf } from '../testing/news.ts';
import { often } from '../testing/often.ts';
import { accepted, findRock, hideRock, registerRock, rehideRock } from '../testing/play.ts';
import { atOnce, tally } from '../testing/race.ts';
import { randomFrom } from '../testing/random.ts';
import { expectAgreementAfterEach } from '../testing/recount.ts';
import * as en from '../../schema/words/en/index.ts';

expectAgreementAfterEach();

const correct = (person: Member, rockId: string, seq: number, change: object) =>
  person.send('PATCH', `/api/rocks/${rockId}/journey/${seq}`, change);
const retract = (person: Member, rockId: string, seq: number) =>
  person.send('DELETE', `/api/rocks/${rockId}/journey/${seq}`);
const refusalOf = async (answer: Response) => [
  answer.status,
  (await answer.json<{ message: string }>()).message,
];
const rockNow = async (id: string) => (await db.select().from(rocks).where(eq(rocks.id, id)))[0];
const journeyOf = async (person: Member, id: string): Promise<JourneyEntry[]> =>
  accepted(await person.api.rocks[':id'].journey.$get({ param: { id }, query: {} }));

/** A history of one rock with mistakes in it, and how to correct each: by its author and the number of its entry. */
function withMistakes(random: () => number, { logs, ...rest }: TrueHistory) {
  const hides = logs.flatMap(({ place }, i) => (place ? [i] : []));
  const extra = hides[Math.floor(random() * hides.length)] ?? 0;
  const corrections: { by: number; seq: number; change: object | null }[] = [];
  const wrong: Log[] = [];
  for (const [i, log] of logs.entries()) {
    const { place, at, by } = log;
    if (place && log.visit !== null && random() < 0.4) {
      const change = { place, happenedAt: new Date(at).toISOString() };
      corrections.push({ by, seq: wrong.length + 1, change });
      wrong.push({ ...log, at: at - Math.floor(random() * 20_000), place: { ...place, latitude: 10 } });
    } else wrong.push(log);
    if (i !== extra) continue;
    // Somebody logs a visit that never was.
    const never = { rock: 0, by: Math.floor(random() * rest.people), visit: 100 };
    corrections.push({ by: never.by, seq: wrong.length + 1, change: null });
    wrong.push({ ...never, at: log.at + 10, place: null }, { ...never, at: log.at + 20, place: log.place });
  }
  return {
    wrong: { ...rest, logs: wrong },
    // The numbers do not depend on the order of the corrections.
    corrections: corrections.toSorted(() => random() - 0.5),
  };
}

test('a journey that was corrected is as if it had been told right from the start', async () => {
  const random = randomFrom(inject('seed'));
  for (let i = 0; i < often(60, 20); i++) {
    const now = Date.now();
    const history = aTrueHistory(random, now, { people: 3, rocks: 1, visits: 5 });
    const right = await peopleWithPhones(history, now);
    await deliver(right.phones, history.logs);
    const { wrong, corrections } = withMistakes(random, history);
    const other = await peopleWithPhones(wrong, now);
    await deliver(other.phones, wrong.logs);
    other.phones.sleep();
    for (const { by, seq, change } of corrections) {
      const [person, rockId] = [other.people[by] as Member, other.cast.rockIds[0] ?? ''];
      const answer = await (change ? correct(person, rockId, seq, change) : retract(person, rockId, seq));
      expect(answer.status, JSON.stringify({ wrong, corrections, seq })).toBe(200);
    }
    expect(await comparable(other.cast), JSON.stringify({ wrong, corrections })).toEqual(
      await comparable(right.cast),
    );
  }
});

/** Without what tells how often a journey was written. */
const comparable = async (cast: Cast): Promise<unknown> =>
  JSON.parse(
    JSON.stringify(await stateOf(db, cast), (key, value: unknown) =>
      ['lastSeq', 'gapCount', 'isCorrected'].includes(key) ? undefined : value,
    ),
  );

describe('an entry', () => {
  let world: World;
  let [painter, finder, other]: [Member, Member, Member] = [] as never;
  let rock: { id: string; laserEngraverId: string };
  beforeEach(async () => {
    world = makeWorld();
    [painter, finder, other] = [await asMember(world), await asMember(world), await asMember(world)];
    rock = await registerRock(painter);
    world.now += hour;
    await hideRock(painter, rock.id);
    world.now += hour;
  });
  const find = async (person: Member) => {
    world.now += hour;
    return (await findRock(person, rock.laserEngraverId)).foundRockId;
  };
  const visit = async (person: Member) => {
    const found = await find(person);
    world.now += hour;
    await rehideRock(person, found, newPlace({ locationName: 'By the pond', latitude: '41.5' }));
  };

  test('is undone without a trace while nothing has happened since', async () => {
    const before = await rockNow(rock.id);
    const found = await find(finder);
    expect(await kindsOf(painter)).toEqual(['found']);
    await rehideRock(finder, found);
    expect(await (await retract(finder, rock.id, 3)).json()).toEqual({ isShown: false });
    expect(await rockNow(rock.id)).toMatchObject({ status: 'found', holderId: finder.member.id });
    // The rock can be hidden elsewhere, by the same find.
    world.now += hour;
    await rehideRock(finder, found);
    const { seq = 0 } = (await journeyOf(finder, rock.id))[0] ?? {};
    for (const one of [seq, 2]) expect((await retract(finder, rock.id, one)).status).toBe(200);
    const { lastSeq: _, lateCount: __, gapCount: ___, ...now } = (await rockNow(rock.id)) ?? {};
    expect(before).toMatchObject(now);
    expect((await journeyOf(finder, rock.id)).map(({ actionType }) => actionType)).toEqual(['hidden']);
    const feed = await db.select().from(activities).where(eq(activities.rockId, rock.id));
    expect(feed.map(({ type }) => type).toSorted()).toEqual(['rock_created', 'rock_hidden']);
    expect(await refusalOf(await retract(finder, rock.id, 2))).toEqual([404, en.corrections.notYours]);
  });

  test('of the first hide is undone too, and the rock can be hidden again and found', async () => {
    expect((await retract(painter, rock.id, 1)).status).toBe(200);
    expect(await rockNow(rock.id)).toMatchObject({ status: 'active', hiddenLatitude: null, quadkey: null });
    await hideRock(painter, rock.id, newPlace({ locationName: 'The other tree' }));
    const found = await findRock(finder, rock.laserEngraverId);
    expect(found.journey?.first.locationName).toBe('The other tree');
    const types = await db.select().from(activities).where(eq(activities.rockId, rock.id));
    expect(types.map(({ type }) => type)).not.toContain('rehidden_rock');
    await accepted(await painter.api.user.account.$delete());
  });

  test('was a mistake if something has happened since: it is struck through, counts no more, and its rehide goes too', async () => {
    await visit(finder);
    await find(other);
    expect((await journeyOf(painter, rock.id))[0]?.locationName).toBe('By the pond');
    expect(await (await retract(finder, rock.id, 2)).json()).toEqual({ isShown: true });
    const after = await journeyOf(painter, rock.id);
    expect(after.map(({ seq, isMistake }) => [seq, isMistake ?? false])).toEqual([
      [4, false],
      [3, true],
      [2, true],
      [1, false],
    ]);
    // Whoever has the rock found it where it had lain before.
    expect(after[0]?.locationName).toBe(newPlace().locationName);
    expect(await rockNow(rock.id)).toMatchObject({
      timesFound: 1,
      holderId: other.member.id,
      distanceMetres: 0,
    });
    const cards = await accepted(await painter.api.rocks.my.$get({ query: {} }));
    expect(cards[0]?.locations.map(({ seq }) => seq)).toEqual([4, 1]);
    const page = await accepted(await painter.api.rocks[':id'].page.$get({ param: { id: rock.id } }));
    expect(page).toMatchObject({ timesFound: 1, olderStops: 0, stops: [{ seq: 4 }, { seq: 1 }] });
    expect(await refusalOf(await retract(painter, rock.id, 1))).toEqual([409, en.corrections.first]);
  });

  test('gets other words, another place or time, and the legs and finds that follow go along', async () => {
    await visit(finder);
    const found = await find(other);
    const place = { latitude: 40.5, longitude: -96.5, locationName: 'Under the bench' };
    const answer = await correct(finder, rock.id, 3, { place, notes: 'Look up' });
    expect(await answer.json()).toMatchObject({ ...place, notes: 'Look up', actionType: 'hidden', seq: 3 });
    expect(await rockNow(rock.id)).toMatchObject({ hiddenLocationName: 'Under the bench', status: 'found' });
    world.now += hour;
    await rehideRock(other, found);
    const [, , hide] = await journeyOf(painter, rock.id);
    const at = new Date(Date.parse(hide?.createdAt ?? '') + 10 * minute).toISOString();
    expect(await (await correct(finder, rock.id, 3, { happenedAt: at })).json()).toMatchObject({
      createdAt: at,
    });
    // A finder's own place is their own.
    expect((await correct(finder, rock.id, 2, { place: { ...place, locationName: 'A bench' } })).status).toBe(
      200,
    );
    expect((await journeyOf(finder, rock.id)).map(({ locationName }) => locationName)).toContain('A bench');
    expect((await journeyOf(other, rock.id)).map(({ locationName }) => locationName)).not.toContain(
      'A bench',
    );
  });

  test('is corrected by its author alone, for thirty days, and only to what could be', async () => {
    await visit(finder);
    for (const person of [painter, other])
      for (const answer of [
        await correct(person, rock.id, 3, { notes: '' }),
        await retract(person, rock.id, 3),
      ])
        expect(await refusalOf(answer)).toEqual([404, en.corrections.notYours]);
    const [hide, found] = (await journeyOf(finder, rock.id)).map(({ createdAt }) => Date.parse(createdAt));
    const refused = async (change: object, message: string, status = 400) =>
      expect(await refusalOf(await correct(finder, rock.id, 3, change))).toEqual([status, message]);
    await refused({ place: { latitude: 4, longitude: 4 } }, en.journey.locationName);
    await refused({ notes: `It says ${rock.laserEngraverId}` }, en.codes.inText);
    await refused({ happenedAt: new Date(found ?? 0).toISOString() }, en.corrections.betweenOthers);
    await refused({ happenedAt: new Date(world.now + hour).toISOString() }, en.happened.future);
    expect((await journeyOf(finder, rock.id)).map(({ createdAt }) => Date.parse(createdAt))).toContain(hide);
    await db
      .update(entries)
      .set({ recordedAt: world.now - correctionLimits.days * day - 1 })
      .where(eq(entries.rockId, rock.id));
    await refused({ notes: 'Late' }, en.corrections.tooLate(correctionLimits.days), 409);
    expect(await refusalOf(await retract(finder, rock.id, 3))).toEqual([
      409,
      en.corrections.tooLate(correctionLimits.days),
    ]);
  });

  test('is not corrected by what changes nothing, nor without end', async () => {
    await visit(finder);
    const before = await rockNow(rock.id);
    const [, , entry] = (await journeyOf(finder, rock.id)).toReversed();
    const { latitude = 0, longitude = 0, locationName = '', notes = '', createdAt } = entry ?? {};
    const same = { place: { latitude, longitude, locationName }, notes, happenedAt: createdAt };
    expect((await correct(finder, rock.id, 3, same)).status).toBe(200);
    expect(await rockNow(rock.id)).toEqual(before);
    expect(await refusalOf(await correct(finder, rock.id, 3, { other: 1 }))).toEqual([
      400,
      en.corrections.nothing,
    ]);
    for (let i = 0; i < correctionLimits.perDay; i++)
      expect((await correct(finder, rock.id, 3, { notes: `${i}` })).status).toBe(200);
    expect(await refusalOf(await correct(finder, rock.id, 3, { notes: 'More' }))).toEqual([
      429,
      en.corrections.tooMany,
    ]);
  });

  test('is corrected to its painter and its followers once, also if it was undone', async () => {
    await visit(finder);
    await find(other);
    expect(await kindsOf(finder)).toEqual(['moved']);
    const place = { latitude: 40.5, longitude: -96.5, locationName: 'Under the bench' };
    world.now += hour;
    for (const notes of ['One', 'Two']) await correct(finder, rock.id, 3, { place, notes });
    expect(await kindsOf(painter)).toEqual(['corrected', 'found', 'rehidden', 'found']);
    expect((await listOf(other))[0]).toMatchObject({ kind: 'corrected', isHidden: true, isRetracted: false });
    world.now += hour;
    await retract(other, rock.id, 4);
    expect((await listOf(painter))[0]).toMatchObject({
      kind: 'corrected',
      isHidden: false,
      isRetracted: true,
      user: { id: other.member.id },
    });
    // Nobody hears of the find itself any more.
    expect(await kindsOf(finder)).toEqual(['corrected']);
    await accepted(await other.api.user.account.$delete());
    expect(await kindsOf(finder)).toEqual([]);
  });

  test('keeps words that are said to it meanwhile, and a rock that its finder kept travels on once the find is undone', async () => {
    await find(finder);
    await finder.send('POST', `/api/rocks/${rock.id}/keep`);
    await painter.send('POST', `/api/rocks/${rock.id}/keep/answer`, { isYes: true });
    const place = { latitude: 40.5, longitude: -96.5, locationName: 'On the bench' };
    const both = await Promise.all([
      correct(finder, rock.id, 2, { place }),
      painter.send('PUT', `/api/rocks/${rock.id}/journey/2/thanks`, { line: 'Well done' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await journeyOf(finder, rock.id))[0]).toMatchObject({ ...place, thanks: 'Well done' });
    expect(await rockNow(rock.id)).toMatchObject({ rest: 'kept' });
    await retract(finder, rock.id, 2);
    expect(await rockNow(rock.id)).toMatchObject({ status: 'hidden', rest: null });
  });

  test('and two corrections, or a correction and a find, are done one after the other', async () => {
    await visit(finder);
    const answers = await atOnce(6, (i) =>
      i % 2 ? correct(finder, rock.id, 3, { notes: `${i}` }) : retract(finder, rock.id, 3),
    );
    const statuses = tally(answers.map(({ status }) => status));
    expect(Object.keys(statuses).toSorted()).toEqual(['200', '404']);
    expect(await rockNow(rock.id)).toMatchObject({ status: 'found', holderId: finder.member.id });
    await retract(finder, rock.id, 2);
    const both = await Promise.all([
      other.send('POST', '/api/rocks/find', { laserEngraverId: rock.laserEngraverId }),
      correct(painter, rock.id, 1, { notes: 'By the gate' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const notes = await db.select({ notes: entries.notes }).from(entries).where(eq(entries.rockId, rock.id));
    expect(notes.map((one) => one.notes)).toContain('By the gate');
  });
});
