import { describe, expect, test } from 'vitest';
import { revealsCode } from '../../schema/reveals-code.ts';
import { codeMask, commentLimits } from '../../schema/interactions.ts';
import { type Interaction, type Rock } from '../../schema/rocks.ts';
import { pagesOf } from '../testing/pages.ts';
import { day, minute } from '../platform/clock.ts';
import { spend } from '../platform/testing-limits.ts';
import { asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';
import { makeMember } from '../testing/make.ts';
import { findRock, hiddenRock, registerRock, rehideRock, rockWithCode } from '../testing/play.ts';
import * as en from '../../schema/words/en/index.ts';

const post = (person: Person, rockId: string, content: unknown, key?: string) =>
  person.send(
    'POST',
    `/api/rocks/${rockId}/interactions`,
    { interactionType: 'comment', content },
    key === undefined ? {} : { 'Idempotency-Key': key },
  );
const written = async (person: Person, rockId: string, content: string): Promise<Interaction> => {
  const answer = await post(person, rockId, content);
  expect(answer.status).toBe(200);
  return answer.json();
};
const remove = (person: Person, id: string, commentId: string) =>
  person.api.rocks[':id'].interactions[':commentId'].$delete({ param: { id, commentId } });
const shownTo = async (person: Person, id: string): Promise<Interaction[]> =>
  (await person.api.rocks[':id'].interactions.$get({ param: { id }, query: {} })).json();
const listedFor = async (person: Person, id: string): Promise<Rock | undefined> =>
  (await (await person.api.rocks.$get({ query: {} })).json()).find((rock) => rock.id === id);
const listed = (id: string) => listedFor(asStranger(), id);

describe('a comment', () => {
  test('is shown to everybody, with the rock and in its own list, newest first', async () => {
    const world = makeWorld();
    const rock = await registerRock(await asMember(world));
    const writer = await asMember(world, await makeMember({ firstName: 'Hazel', lastName: 'Canaryname' }));
    const comments = [];
    for (const content of ['One', 'Two', 'Three', 'Four']) {
      world.now += 1000;
      comments.unshift(await written(writer, rock.id, `  ${content}\r\n`));
    }
    expect(comments[0]).toEqual({
      id: expect.stringMatching(/^[a-z2-7]{16}$/),
      interactionType: 'comment',
      content: 'Four',
      user: { id: writer.member.id, username: '', firstName: 'Hazel', lastName: 'C.', profileImageUrl: null },
      createdAt: new Date(world.now).toISOString(),
    });
    for (const person of [asStranger(), writer, await asMember()]) {
      expect(await shownTo(person, rock.id)).toEqual(comments);
    }
    expect(await listed(rock.id)).toMatchObject({ commentCount: 4, interactions: comments.slice(0, 3) });
    const text = JSON.stringify([await shownTo(asStranger(), rock.id), await listed(rock.id)]);
    for (const secret of ['Canaryname', '@', rock.laserEngraverId]) expect(text).not.toContain(secret);
  });

  test('is listed page by page, once each', async () => {
    const rock = await registerRock(await asMember());
    // All in one millisecond: the cursor must not lose one.
    const world = makeWorld();
    const writer = await asMember(world);
    for (let i = 0; i < 5; i++) await written(writer, rock.id, `Comment ${i}`);
    const pages = await pagesOf<Interaction>(asStranger(), `/api/rocks/${rock.id}/interactions`, 2);
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(
      pages
        .flat()
        .map(({ content }) => content)
        .toSorted(),
    ).toEqual([0, 1, 2, 3, 4].map((i) => `Comment ${i}`));
  });

  test('requires an existing rock', async () => {
    for (const answer of [
      await post(await asMember(), 'no-such-rock', 'Hello'),
      await asStranger().request('/api/rocks/no-such-rock/interactions'),
    ])
      expect([answer.status, await answer.json()]).toEqual([404, { message: en.rocks.notFound }]);
  });

  test('that is sent again with its idempotency key is one comment with one answer', async () => {
    const rock = await registerRock(await asMember());
    const writer = await asMember();
    const answers = [];
    for (let i = 0; i < 3; i++) answers.push(await (await post(writer, rock.id, 'Once', 'once-only')).text());
    expect(new Set(answers).size).toBe(1);
    expect(await shownTo(writer, rock.id)).toHaveLength(1);
    expect((await post(writer, rock.id, 'Something else', 'once-only')).status).toBe(422);
  });
});

describe('the words of a comment', () => {
  test('are kept as typed, up to 500 characters', async () => {
    const rock = await registerRock(await asMember());
    const writer = await asMember();
    const typed = `<script>alert(1)</script> '); DROP TABLE comments; -- " 👩‍👩‍👧‍👦 סלע יפה!\n\nTwo\tThree `;
    const content = typed + '🪨'.repeat(commentLimits.length - [...typed].length);
    expect(await written(writer, rock.id, content)).toMatchObject({ content });
    expect(await shownTo(asStranger(), rock.id)).toMatchObject([{ content }]);
  });

  test.each([
    ['nothing', ''],
    ['501 characters', 'x'.repeat(commentLimits.length + 1)],
    ['a lone surrogate', 'a\uD800b'],
    ['a number', 7],
  ])('are refused with a message: %s', async (_, content) => {
    const rock = await registerRock(await asMember());
    const writer = await asMember();
    const answer = await post(writer, rock.id, content);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/\w+ \w+/), field: 'content' });
    expect(await listed(rock.id)).toMatchObject({ commentCount: 0, interactions: [] });
  });

  test('are accepted with any spelling of the Rock ID, which only their author can read', async () => {
    const world = makeWorld(Date.UTC(2026, 5, 1, 12, 3));
    const owner = await asMember(world);
    const code = 'K7M-2QX-9RK';
    const rock = await rockWithCode(owner, code);
    const plain = code.replaceAll('-', '');
    const fullWidth = [...plain]
      .map((letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0))
      .join('');
    const spellings = [`It says ${code}, lovely.`, plain.toLowerCase(), [...plain].join(' '), fullWidth];
    const others = [asStranger(world), owner, await asMember(world)];
    for (const spelling of spellings) {
      world.now += 1000;
      const writer = await asMember(world);
      expect(await written(writer, rock.id, spelling)).toMatchObject({ content: spelling });
      expect((await shownTo(writer, rock.id))[0]?.content).toBe(spelling);
      for (const person of others) {
        const shown = (await shownTo(person, rock.id))[0]?.content ?? '';
        expect([spelling, shown, revealsCode(shown, code)]).toEqual([
          spelling,
          expect.stringContaining(codeMask),
          false,
        ]);
        expect((await listedFor(person, rock.id))?.interactions[0]?.content).toBe(shown);
      }
    }
  });

  test('are masked when a member who knows the Rock ID reveals it, even if it looks like a word', async () => {
    const world = makeWorld();
    const [owner, finder, stranger] = [await asMember(world), await asMember(world), await asMember(world)];
    const rock = await hiddenRock(owner, { code: 'Lady-Birdie' });
    await findRock(finder, rock.laserEngraverId);
    await rehideRock(finder, (await (await finder.api.rocks.rehide.$get({ query: {} })).json())[0]?.id ?? '');
    for (const [writer, shown] of [
      [owner, codeMask],
      [finder, codeMask],
      // For a member who does not know it, the mask reveals nothing either.
      [stranger, 'It is l a d y birdie'],
    ] as const) {
      world.now += 1000;
      await written(writer, rock.id, 'It is l a d y birdie');
      expect((await shownTo(writer, rock.id))[0]?.content).toBe('It is l a d y birdie');
      expect((await shownTo(asStranger(world), rock.id))[0]?.content).toBe(shown);
      expect((await listedFor(asStranger(world), rock.id))?.interactions[0]?.content).toBe(shown);
    }
    world.now += 1000;
    await written(owner, rock.id, 'What a lady');
    expect((await shownTo(stranger, rock.id))[0]?.content).toBe('What a lady');
  });

  test('are masked, too, when the mask would leave a word of the Rock ID that the author knows', async () => {
    const world = makeWorld();
    const [owner, stranger] = [await asMember(world), await asMember(world)];
    const rock = await hiddenRock(owner, { code: 'Merry Pebble-77' });
    for (const [writer, content, shown] of [
      [owner, 'It is merry pebble-77', codeMask],
      [owner, 'A merry day, Grove-777', `A merry day, ${codeMask}`],
      [stranger, 'It is merry pebble-77', `It is merry ${codeMask}`],
    ] as const) {
      world.now += 1000;
      await written(writer, rock.id, content);
      expect((await shownTo(asStranger(world), rock.id))[0]?.content).toBe(shown);
    }
  });
});

describe('too many comments', () => {
  test('the eleventh in ten minutes must wait for the next ten, on any rock', async () => {
    const world = makeWorld(Date.UTC(2026, 5, 1, 12, 3));
    const owner = await asMember(world);
    const [rock, other] = [await registerRock(owner), await registerRock(owner)];
    const writer = await asMember(world);
    for (let i = 0; i < 10; i++) await written(writer, rock.id, `Comment ${i}`);
    for (const { id } of [rock, other]) {
      const refused = await post(writer, id, 'One too many');
      expect(refused.status).toBe(429);
      expect(refused.headers.get('Retry-After')).toBe(String(7 * 60));
      expect(await refused.json()).toEqual({ message: en.interactions.tooMany });
    }
    await written(owner, rock.id, 'Others may go on');
    world.now += 7 * minute;
    await written(writer, other.id, 'Here again');
    expect(await listed(rock.id)).toMatchObject({ commentCount: 11 });
    expect(await listed(other.id)).toMatchObject({ commentCount: 1 });
  });

  test('the hundred and first of a day must wait for the next day', async () => {
    const world = makeWorld(Date.UTC(2026, 5, 1, 20));
    const rock = await registerRock(await asMember(world));
    const writer = await asMember(world);
    const { id } = writer.member;
    await spend({ bucket: `comment-day:${id}`, most: commentLimits.perDay - 1, windowMs: day }, world.now);
    await written(writer, rock.id, 'The hundredth');
    const refused = await post(writer, rock.id, 'One too many');
    expect(refused.status).toBe(429);
    const left = Date.UTC(2026, 5, 2) - world.now;
    expect(refused.headers.get('Retry-After')).toBe(String(left / 1000));
    world.now += left;
    await written(writer, rock.id, 'Good morning');
  });
});

describe('deleting a comment', () => {
  test('removes it for everybody and decreases the count', async () => {
    const rock = await registerRock(await asMember());
    const writer = await asMember();
    await written(writer, rock.id, 'To stay');
    const { id } = await written(writer, rock.id, 'To go');
    const answer = await remove(writer, rock.id, id);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ commentCount: 1 });
    expect(await shownTo(asStranger(), rock.id)).toMatchObject([{ content: 'To stay' }]);
    expect(await listed(rock.id)).toMatchObject({ commentCount: 1, interactions: [{ content: 'To stay' }] });
  });

  test('is for its author alone', async () => {
    const owner = await asMember();
    const [rock, another] = [await registerRock(owner), await registerRock(owner)];
    const writer = await asMember();
    const { id } = await written(writer, rock.id, 'Mine');
    expect((await remove(asStranger(), rock.id, id)).status).toBe(401);
    const attempts = [
      await remove(owner, rock.id, id),
      await remove(await asMember(), rock.id, id),
      await remove(writer, another.id, id),
      await remove(writer, rock.id, 'no-such-comment'),
    ];
    for (const answer of attempts) {
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ message: en.interactions.commentGone });
    }
    expect(await listed(rock.id)).toMatchObject({ commentCount: 1 });

    expect((await remove(writer, rock.id, id)).status).toBe(200);
    expect((await remove(writer, rock.id, id)).status).toBe(404);
    expect(await listed(rock.id)).toMatchObject({ commentCount: 0 });
  });
});
