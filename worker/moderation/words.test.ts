import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { MemberPage } from '../../schema/admin-members.ts';
import type { ReportedThing, WithheldThing } from '../../schema/moderation.ts';
import { namelessPlace } from '../../schema/journey.ts';
import { entrySubject, wordSubjects, type WordSubject } from '../../schema/reports.ts';
import { entries, members, reports, rocks, withheldWords } from '../../schema/tables/index.ts';
import { asAdministrator, asMember, makeWorld, type Person } from '../testing/as.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../testing/db.ts';
import { makeMember, newPlace } from '../testing/make.ts';
import {
  actionsOn,
  commentOn,
  judge,
  judged,
  refusalOf,
  remove,
  report,
  sendReport,
} from '../testing/moderation.ts';
import { accepted, findRock, hiddenRock } from '../testing/play.ts';
import { expectAgreementAfterEach } from '../testing/recount.ts';
import * as en from '../../schema/words/en/index.ts';

expectAgreementAfterEach();

/** A rock with a place, a note, a line and thanks, by people with names. */
async function scene() {
  const world = makeWorld();
  // Letters only: with digits, a word would look like a Rock ID.
  const own = newId().replaceAll(/\d/g, 'x');
  const administrator = await asAdministrator(world);
  const named = async (username: string) =>
    asMember(
      world,
      await makeMember({
        username,
        usernameKey: `${username}${world.now}`,
        firstName: 'Robin',
        lastName: 'Wren',
      }),
    );
  const [owner, finder, reporter] = [
    await named('Hider'),
    await named(`Find ${own.slice(0, 12)}`),
    await asMember(world),
  ];
  const rock = await hiddenRock(owner, {
    place: newPlace({ locationName: `Place ${own}`, notes: `Note ${own}` }),
  });
  await findRock(finder, rock.laserEngraverId);
  await finder.send('PUT', `/api/rocks/${rock.id}/journey/2/line`, { line: `Line ${own}` });
  await owner.send('PUT', `/api/rocks/${rock.id}/journey/2/thanks`, { line: `Thanks ${own}` });
  const [hide, find] = [entrySubject(rock.id, 1), entrySubject(rock.id, 2)];
  /** Who wrote which words, where they are seen, and under which id they are judged. */
  const all = {
    name: {
      words: `Find ${own.slice(0, 12)}`,
      author: finder,
      seen: find,
      id: finder.member.id,
      neutral: '',
    },
    place: { words: `Place ${own}`, author: owner, seen: find, id: hide, neutral: namelessPlace },
    note: { words: `Note ${own}`, author: owner, seen: hide, id: hide, neutral: '' },
    line: { words: `Line ${own}`, author: finder, seen: find, id: find, neutral: '' },
    thanks: { words: `Thanks ${own}`, author: owner, seen: find, id: find, neutral: '' },
  } as const satisfies Record<WordSubject, object>;
  return { world, administrator, owner, finder, reporter, rock, all, hide, find };
}

/** Everything that a member is told of a rock. */
async function seenBy(person: Person, rockId: string): Promise<string> {
  const paths = ['journey', 'page'].map((part) => `/api/rocks/${rockId}/${part}`);
  const answers = [
    ...paths,
    '/api/rocks',
    '/api/activities',
    `/rocks/${rockId}`,
    '/api/leaderboard',
    '/api/rocks/featured',
  ];
  return (await Promise.all(answers.map(async (path) => (await person.request(path)).text()))).join('\n');
}

test.each(wordSubjects)('a %s is reported once, withheld everywhere, and restored', async (subject) => {
  const { world, administrator, reporter, rock, all } = await scene();
  const { words, author, seen, id, neutral } = all[subject];
  await report([reporter, reporter], subject, seen);
  const queue = await (await administrator.request('/api/admin/reports')).json<ReportedThing[]>();
  expect(queue.filter(({ subjectId }) => subjectId === id)).toMatchObject([
    {
      subject,
      words: expect.stringContaining(words),
      isWithheld: false,
      reportCount: 1,
      author: { email: author.member.email },
      rock: { name: rock.name },
    },
  ]);
  expect(await seenBy(reporter, rock.id)).toContain(words);

  await judged(administrator, 'withhold', subject, id, { reason: 'It is unkind' });
  for (const person of [reporter, author, administrator])
    expect(await seenBy(person, rock.id)).not.toContain(words);
  if (subject === 'place') {
    const [copy] = await db.select().from(rocks).where(eq(rocks.id, rock.id));
    expect(copy?.hiddenLocationName).toBe(neutral);
  }
  const withheld = await (await administrator.request('/api/admin/withheld')).json<WithheldThing[]>();
  expect(withheld.filter(({ subjectId }) => subjectId === id)).toMatchObject([
    { subject, words: expect.stringContaining(words), author: { email: author.member.email } },
  ]);
  expect(world.emails.at(-1)).toMatchObject({ to: author.member.email });
  expect(world.emails.at(-1)?.text).toContain('It is unkind');
  const about = await (
    await administrator.request(`/api/admin/members/${author.member.id}`)
  ).json<MemberPage>();
  expect(about.reportsAbout.items).toMatchObject([{ subject, verdict: `${subject}_withheld` }]);
  // Those who reported it hear that it was looked at.
  expect(await (await reporter.request('/api/notifications')).text()).toContain('answer');
  expect(await refusalOf(await judge(administrator, 'withhold', subject, id))).toEqual([
    409,
    en.moderation.withheld,
  ]);

  await judged(administrator, 'restore', subject, id);
  expect(await seenBy(reporter, rock.id)).toContain(words);
  const acts = (await actionsOn(id)).map(({ act }) => act);
  expect(acts.toSorted()).toEqual([`${subject}_restored`, `${subject}_withheld`]);
  expect(await db.select().from(withheldWords).where(eq(withheldWords.subjectId, id))).toEqual([]);
  expect(await refusalOf(await judge(administrator, 'restore', subject, id))).toEqual([
    409,
    en.moderation.shown,
  ]);
});

test('a name is reported wherever it is seen, and one’s own words never', async () => {
  const { world, owner, finder, reporter, rock, hide, find } = await scene();
  const commentId = await commentOn(finder, rock.id, 'Lovely');
  await report([reporter], 'name', commentId);
  await report([reporter], 'name', find);
  await report([await asMember(world)], 'name', rock.id);
  const named = await db.select({ of: reports.subjectId }).from(reports).where(eq(reports.rockId, rock.id));
  expect(named.map(({ of }) => of).toSorted()).toEqual([finder.member.id, owner.member.id].toSorted());
  for (const [person, subject, seen] of [
    [finder, 'name', find],
    [finder, 'line', find],
    [owner, 'thanks', find],
    [owner, 'place', hide],
    [owner, 'name', rock.id],
  ] as const)
    expect(await refusalOf(await sendReport(person, subject, seen))).toEqual([409, en.reports.own]);
  for (const subject of wordSubjects) {
    expect(await refusalOf(await sendReport(reporter, subject, 'nowhere'))).toEqual([404, en.reports.gone]);
    expect(await refusalOf(await sendReport(reporter, subject, `${rock.id}.9`))).toEqual([
      404,
      en.reports.gone,
    ]);
  }
  // Nothing was said there.
  expect(await refusalOf(await sendReport(reporter, 'line', hide))).toEqual([409, en.reports.noWords]);
});

test('a member sees why their name is not shown, and chooses another one', async () => {
  const { administrator, finder, all } = await scene();
  const id = all.name.id;
  await judged(administrator, 'withhold', 'name', id, { reason: 'It is unkind' });
  const self = async () => (await finder.api.auth.user.$get()).json();
  expect(await self()).toMatchObject({ displayName: '', nameWithheld: 'It is unkind' });
  const [row] = await db.select().from(members).where(eq(members.id, id));
  // Nobody else takes it meanwhile.
  expect(row?.usernameKey).not.toBeNull();
  const save = async (username: string, firstName = 'Robin') =>
    finder.send('PUT', '/api/user/profile', {
      username,
      firstName,
      lastName: 'Wren',
      city: '',
      state: '',
      country: '',
    });
  for (const again of [all.name.words, all.name.words.toUpperCase().replace(' ', '-')])
    expect(await refusalOf(await save(again))).toEqual([400, en.profile.nameWithheld]);
  expect(await refusalOf(await save('', all.name.words))).toEqual([400, en.profile.nameWithheld]);
  await accepted(await save('Sparrow'));
  expect(await self()).toMatchObject({ displayName: 'Sparrow' });
  expect(await self()).not.toHaveProperty('nameWithheld');
  // Then there is nothing to restore, and the new one can be withheld as well.
  expect(await refusalOf(await judge(administrator, 'restore', 'name', id))).toEqual([
    409,
    en.moderation.changed,
  ]);
  await judged(administrator, 'withhold', 'name', id);
  for (const again of [all.name.words, 'Sparrow'])
    expect(await refusalOf(await save(again))).toEqual([400, en.profile.nameWithheld]);
});

test('a withheld name is refused in every field and spelling in which it reads the same, and common names stay free', async () => {
  const { world, administrator } = await scene();
  const withheldFrom = async (names: object) => {
    const person = await asMember(world, await makeMember({ firstName: '', lastName: '', ...names }));
    await judged(administrator, 'withhold', 'name', person.member.id);
    return async (username: string, firstName: string, lastName = 'Wren') => {
      const place = { city: '', state: '', country: '' };
      const body = { username, firstName, lastName, ...place };
      return (await person.send('PUT', '/api/user/profile', body)).status;
    };
  };
  const [one, two, three] = await Promise.all([
    withheldFrom({ firstName: 'Goosehead', lastName: 'Berg' }),
    withheldFrom({ username: 'Goosehead', usernameKey: newId(), firstName: 'Robin', lastName: 'Wren' }),
    withheldFrom({ firstName: 'Sam', lastName: 'Stone' }),
  ]);
  for (const [username, firstName, lastName] of [
    ['', 'Goosehead', 'Berg'],
    ['', 'Goosehead', 'Bird'],
    ['', 'Góosehead Bérg', 'Wren'],
    ['', 'Robin', 'Goosehead Berg'],
    ['', 'Goose', 'Head Berg'],
    ['GooseheadBerg', 'Robin', 'Wren'],
    ['Goosehead-B', 'Robin', 'Wren'],
    ['G0osehead.Berg', 'Robin', 'Wren'],
  ] as const)
    expect([username, firstName, lastName, await one(username, firstName, lastName)]).toEqual([
      username,
      firstName,
      lastName,
      400,
    ]);
  for (const [username, firstName] of [
    ['Góosehead', 'Robin'],
    ['G00SEHEAD', 'Robin'],
    ['', 'Góosehead'],
    ['', 'Goose-Head'],
    ['Pebble', 'Goosehead'],
  ] as const)
    expect([username, firstName, await two(username, firstName)]).toEqual([username, firstName, 400]);
  expect(await two('Goosehead1', 'Robin')).toBe(200);
  expect(await two('', 'Robin')).toBe(200);
  expect(await three('', 'Sam', 'Stone')).toBe(400);
  expect(await three('', 'Sam', 'Wren')).toBe(200);
  expect(await three('Sam 7', 'Sam', 'Stone')).toBe(200);
});

test('what an author has written since stays, and a deleted account leaves nothing', async () => {
  const { administrator, finder, all } = await scene();
  const { id } = all.line;
  await judged(administrator, 'withhold', 'line', id);
  await judged(administrator, 'withhold', 'name', all.name.id);
  await finder.send('PUT', `/api/rocks/${id.replace('.2', '')}/journey/2/line`, { line: 'Thank you' });
  expect(await refusalOf(await judge(administrator, 'restore', 'line', id))).toEqual([
    409,
    en.moderation.changed,
  ]);
  await remove(finder);
  expect(await db.select().from(withheldWords).where(eq(withheldWords.memberId, finder.member.id))).toEqual(
    [],
  );
  const [entry] = await db
    .select()
    .from(entries)
    .where(and(eq(entries.rockId, id.split('.')[0] ?? ''), eq(entries.seq, 2)));
  expect(entry?.line).toBe('');
  expect(await refusalOf(await judge(administrator, 'restore', 'name', all.name.id))).toEqual([
    404,
    en.moderation.gone,
  ]);
});
