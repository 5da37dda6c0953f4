import { expect, test } from 'vitest';
import type { ErrorBody } from '../../schema/errors.ts';
import { entrySubject } from '../../schema/reports.ts';
import { day, hour } from '../platform/clock.ts';
import { asAdministrator, asMember, makeWorld, type Person } from '../testing/as.ts';
import { makeMember, newCode, newPlace } from '../testing/make.ts';
import { comment, commentOn, judged } from '../testing/moderation.ts';
import { findRock, hiddenRock, logFind, registerRock, rehideRock } from '../testing/play.ts';
import * as en from '../../schema/words/en/index.ts';

type Answer = { status: number; json(): Promise<unknown> };

const fieldOf = async (answer: Answer) => {
  const { message, field } = (await answer.json()) as Partial<ErrorBody>; // an error response has both
  return [answer.status, message, field];
};

const unkind = 'Only fools look here';
/** In capitals, without spaces, with Cyrillic letters, and with what is not seen or not read. */
const again = [
  unkind,
  'ONLY FOOLS LOOK HERE',
  'only_foolslook-here',
  'Оnly fооls lооk hеrе',
  'Only fo\u00ADols look here!',
] as const;

/** An author with rocks of their own, and with a rock of somebody else in their hands. */
async function scene() {
  const world = makeWorld(Date.UTC(2026, 4, 1, 9));
  const administrator = await asAdministrator(world);
  const old = async () => asMember(world, await makeMember({ createdAt: world.now - 30 * day }));
  const [author, other] = [await old(), await old()];
  const [own, theirs] = [await hiddenRock(author), await hiddenRock(other)];
  const there = { latitude: '41.250000', longitude: '-95.930000' };
  const lying = await hiddenRock(other, { place: newPlace(there) });
  await findRock(other, own.laserEngraverId);
  const { foundRockId } = await findRock(author, theirs.laserEngraverId);
  world.now += hour;
  /** Every way in: the field that is refused, and how it is sent. */
  const ways: Record<string, (text: string, by?: Person) => Promise<Answer>> = {
    line: (line) => author.send('PUT', `/api/rocks/${theirs.id}/journey/2/line`, { line }),
    thanks: (line) => author.send('PUT', `/api/rocks/${own.id}/journey/2/thanks`, { line }),
    'notes of a found place': (notes) =>
      author.api.rocks[':id'].locations.$post({
        param: { id: theirs.id },
        form: { ...newPlace({ notes }), actionType: 'found' },
      }),
    'name of a found place': (locationName) =>
      author.api.rocks[':id'].locations.$post({
        param: { id: theirs.id },
        form: { ...newPlace({ locationName }), actionType: 'found' },
      }),
    'notes of a correction': (notes) => author.send('PATCH', `/api/rocks/${theirs.id}/journey/2`, { notes }),
    'place of a correction': (locationName) => {
      const { notes: _, ...place } = newPlace({ locationName });
      return author.send('PATCH', `/api/rocks/${theirs.id}/journey/2`, { place });
    },
    'notes of a rehide': (notes) =>
      author.send('POST', `/api/rocks/${foundRockId}/rehide`, newPlace({ notes })),
    'place of a rehide': (locationName) =>
      author.send('POST', `/api/rocks/${foundRockId}/rehide`, newPlace({ locationName })),
    'a rock that is moved a little': (notes) =>
      author.send('POST', '/api/rocks/move', {
        ...newPlace({ ...there, notes }),
        laserEngraverId: lying.laserEngraverId,
      }),
    comment: (text) => comment(author, theirs.id, text),
    'name of a rock': (name) =>
      author.api.rocks.$post({
        form: { name, description: '', laserEngraverId: newCode(), status: 'registered' },
      }),
    'description of a rock': (description) =>
      author.api.rocks.$post({
        form: { name: 'Pebble', description, laserEngraverId: newCode(), status: 'registered' },
      }),
  };
  return { world, administrator, author, other, own, theirs, foundRockId, ways };
}

test('words that were withheld cannot be written again by their author, in whatever form and place', async () => {
  const { administrator, author, other, theirs, ways } = await scene();
  await author.send('PUT', `/api/rocks/${theirs.id}/journey/2/line`, { line: unkind });
  await judged(administrator, 'withhold', 'line', entrySubject(theirs.id, 2));
  for (const [way, send] of Object.entries(ways))
    for (const text of again) {
      const [status, message, field] = await fieldOf(await send(text));
      expect([way, text, status, message]).toEqual([way, text, 400, en.withheld.words]);
      expect(field).toMatch(/^(?:line|notes|locationName|content|name|description)$/);
    }
  // Others may say it, and the author may say something else.
  expect((await comment(other, theirs.id, unkind)).status).toBe(200);
  for (const [way, send] of Object.entries(ways))
    if (way !== 'place of a rehide') expect([way, (await send('A lovely day')).status]).toEqual([way, 200]);
});

test('restored words can be written again, and an entry that has the same words keeps them when it is corrected', async () => {
  const { administrator, author, theirs, ways } = await scene();
  await logFind(author, theirs.id, newPlace({ notes: unkind }));
  await author.send('PUT', `/api/rocks/${theirs.id}/journey/2/line`, { line: unkind });
  await judged(administrator, 'withhold', 'line', entrySubject(theirs.id, 2));
  const same = await author.send('PATCH', `/api/rocks/${theirs.id}/journey/2`, {
    notes: unkind,
    place: (({ notes: _, ...place }) => place)(newPlace({ locationName: 'At the gate' })),
  });
  expect(same.status).toBe(200);
  await judged(administrator, 'restore', 'line', entrySubject(theirs.id, 2));
  for (const way of ['line', 'thanks', 'comment'])
    expect([way, (await ways[way]?.(unkind))?.status]).toEqual([way, 200]);
});

test('a withheld comment cannot be written again, also once its author has deleted it', async () => {
  const { administrator, author, theirs, ways } = await scene();
  const id = await commentOn(author, theirs.id, unkind);
  await judged(administrator, 'withhold', 'comment', id);
  expect(await fieldOf(await comment(author, theirs.id, unkind))).toEqual([
    400,
    en.withheld.words,
    'content',
  ]);
  await author.send('DELETE', `/api/rocks/${theirs.id}/interactions/${id}`);
  for (const way of ['comment', 'line', 'description of a rock'])
    expect((await fieldOf((await ways[way]?.(unkind)) as Answer)).slice(0, 2)).toEqual([
      400,
      en.withheld.words,
    ]);
});

test('withheld words are recognized with signs, accents, digits for letters, and with emoji', async () => {
  const { administrator, author, theirs } = await scene();
  const withhold = async (words: string) =>
    judged(administrator, 'withhold', 'comment', await commentOn(author, theirs.id, words));
  await withhold(unkind);
  await withhold('🖕');
  for (const text of [
    'Only fo\u200Bols look here',
    '“Only fools, look here!”',
    'Önly fööls look here',
    'Only fools look here 🙃',
    '0n1y f00ls 1ook here',
    '🖕',
  ])
    expect([text, ...(await fieldOf(await comment(author, theirs.id, text)))]).toEqual([
      text,
      400,
      en.withheld.words,
      'content',
    ]);
  for (const text of ['Only fools look here now', '🙂'])
    expect([text, (await comment(author, theirs.id, text)).status]).toEqual([text, 200]);
});

test('a withheld rock cannot be registered once more, alone or in a list; its name is free for other things', async () => {
  const { world, administrator, author, other, ways } = await scene();
  const { id } = await registerRock(author, { name: 'Fools', description: unkind });
  await judged(administrator, 'withhold', 'rock', id);
  const name = await fieldOf((await ways['name of a rock']?.('fools')) as Answer);
  expect(name).toEqual([400, en.withheld.rockName, 'name']);
  const description = await fieldOf((await ways['description of a rock']?.(unkind)) as Answer);
  expect(description).toEqual([400, en.withheld.words, 'description']);
  expect((await ways['comment']?.('Fools'))?.status).toBe(200);
  const list = (person: Person, two: string) =>
    person.send('POST', '/api/rocks/list', {
      rocks: ['Moon', two].map((named, i) => ({
        line: i + 2,
        name: named,
        description: '',
        laserEngraverId: newCode(),
      })),
    });
  const refused = en.rockList.refused(3, en.withheld.rockName);
  expect((await fieldOf(await list(author, 'FOOLS'))).slice(0, 2)).toEqual([400, refused]);
  expect((await list(other, 'Fools')).status).toBe(200);
  // A refused list was compared with no Rock ID, and counts as none.
  expect((await list(author, 'Stars')).status).toBe(200);
  world.now += day;
  await judged(administrator, 'restore', 'rock', id);
  expect((await ways['name of a rock']?.('Fools'))?.status).toBe(200);
});

test('words of a place that was withheld cannot be sent by a device that comes back later', async () => {
  const { world, administrator, author, theirs, foundRockId } = await scene();
  await rehideRock(author, foundRockId, newPlace({ locationName: unkind }));
  await judged(administrator, 'withhold', 'place', entrySubject(theirs.id, 3));
  const sent = async (locationName: string) => {
    const rock = await hiddenRock(author, { name: `Rock ${locationName.length}` });
    const { foundRockId: found } = await findRock(author, rock.laserEngraverId);
    world.now += hour;
    const happenedAt = new Date(world.now - hour / 2).toISOString();
    return author.send('POST', `/api/rocks/${found}/rehide`, { ...newPlace({ locationName }), happenedAt });
  };
  expect(await fieldOf(await sent(unkind))).toEqual([400, en.withheld.words, 'locationName']);
  expect((await sent('By the oak')).status).toBe(200);
});
