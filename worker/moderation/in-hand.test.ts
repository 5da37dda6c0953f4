import { describe, expect, test } from 'vitest';
import { expectAgreementAfterEach } from '../testing/recount.ts';
import { asMember, asStranger } from '../testing/as.ts';
import { newPlace } from '../testing/make.ts';
import { judged, ownRockOf, refusalOf, reportable } from '../testing/moderation.ts';
import { findRock, hiddenRock, registerRock, rehideRock } from '../testing/play.ts';

expectAgreementAfterEach({ withPhotos: true });

describe('what its owner and its holder see', () => {
  test('a withheld rock is listed among the owner’s rocks, marked, without its photo', async () => {
    const { owner, administrator, rock, key } = await reportable();
    expect(await ownRockOf(owner, rock.id)).toMatchObject({
      isWithheld: false,
      isPhotoWithheld: false,
      imageUrl: `/img/${key}`,
    });
    await judged(administrator, 'withhold', 'rock', rock.id);
    expect(await ownRockOf(owner, rock.id)).toMatchObject({
      name: 'Sunny',
      laserEngraverId: rock.laserEngraverId,
      isWithheld: true,
      isPhotoWithheld: true,
      imageUrl: null,
      commentCount: 1,
    });
    await judged(administrator, 'restore', 'rock', rock.id);
    expect(await ownRockOf(owner, rock.id)).toMatchObject({ isWithheld: false, isPhotoWithheld: false });
  });

  test('a withheld photo marks the rock, which stays visible to everybody', async () => {
    const { owner, administrator, rock } = await reportable();
    await judged(administrator, 'withhold', 'photo', rock.id);
    expect(await ownRockOf(owner, rock.id)).toMatchObject({
      isWithheld: false,
      isPhotoWithheld: true,
      imageUrl: null,
    });
    const seen = await asStranger().api.rocks.check[':id'].$get({ param: { id: rock.laserEngraverId } });
    expect(await seen.json()).toMatchObject({ exists: true, name: 'Sunny', imageUrl: null });
  });

  test('its holder sees it in Rock Rehide, marked, and can hide it again; then only the owner sees it', async () => {
    const { owner, administrator, rock } = await reportable();
    const holder = await asMember();
    const { foundRockId } = await findRock(holder, rock.laserEngraverId);
    await judged(administrator, 'withhold', 'rock', rock.id);
    const held = await (await holder.api.rocks.rehide.$get({ query: {} })).json();
    expect(held).toMatchObject([
      { originalRockId: rock.id, isWithheld: true, rockData: { name: 'Sunny', imageUrl: null } },
    ]);
    await rehideRock(holder, foundRockId, newPlace());
    for (const list of ['rehide', 'rehidden'] as const)
      expect(await (await holder.api.rocks[list].$get({ query: {} })).json()).toEqual([]);
    expect(await ownRockOf(owner, rock.id)).toMatchObject({
      status: 'hidden',
      timesFound: 1,
      isWithheld: true,
    });
    await judged(administrator, 'restore', 'rock', rock.id);
    expect(await (await holder.api.rocks.rehidden.$get({ query: {} })).json()).toMatchObject([
      { originalRockId: rock.id, isWithheld: false },
    ]);
  });

  test('a page of finds or activities omits withheld rocks and still leads to the next page', async () => {
    const { administrator, owner } = await reportable();
    const finder = await asMember();
    const ids = [];
    for (let i = 0; i < 4; i++) {
      const rock = await hiddenRock(owner, { name: `Rock ${i}` });
      const { foundRockId } = await findRock(finder, rock.laserEngraverId);
      await rehideRock(finder, foundRockId);
      ids.push(rock.id);
    }
    for (const id of ids.slice(2)) await judged(administrator, 'withhold', 'rock', id);
    for (const path of ['rocks/rehidden', 'activities/my']) {
      const first = await finder.request(`/api/${path}?limit=1`);
      expect(await first.json(), path).toHaveLength(1);
      const cursor = first.headers.get('X-Next-Cursor');
      expect(cursor, path).toBeTruthy();
      const second = await finder.request(`/api/${path}?limit=1&cursor=${cursor}`);
      expect(await second.json(), path).toHaveLength(1);
    }
    const listed = await finder.request('/api/activities/my');
    expect(await listed.json()).toHaveLength(4);
  });
});

describe('a withheld rock in the hands of a finder', () => {
  test('is unknown to them, and does not count as a guess at a Rock ID; its owner can find it', async () => {
    const { world, owner, administrator, rock } = await reportable();
    await judged(administrator, 'withhold', 'rock', rock.id);
    const finder = await asMember(world);
    // More often than the limit of guesses.
    for (let i = 0; i < 12; i++) {
      const answer = await finder.api.rocks.find.$post({
        json: { laserEngraverId: rock.laserEngraverId },
      });
      expect(await refusalOf(answer)).toEqual([404, 'Rock not found']);
    }
    for (const person of [finder, asStranger(world)]) {
      const check = await person.request(`/api/rocks/check/${rock.laserEngraverId}`);
      expect(await check.json()).toEqual({
        exists: false,
        status: null,
        name: null,
        description: null,
        imageUrl: null,
        timesFound: 0,
      });
    }
    const seen = await owner.request(`/api/rocks/check/${rock.laserEngraverId}`);
    expect(await seen.json()).toMatchObject({ exists: true, name: 'Sunny', status: 'hidden' });
    expect((await findRock(owner, rock.laserEngraverId)).rock).toMatchObject({ id: rock.id });
  });

  test('is still found by its earlier finder, as often as they ask', async () => {
    const { administrator, rock } = await reportable();
    const holder = await asMember();
    const { foundRockId } = await findRock(holder, rock.laserEngraverId);
    await judged(administrator, 'withhold', 'rock', rock.id);
    expect(await findRock(holder, rock.laserEngraverId)).toMatchObject({ foundRockId });
    const seen = await holder.request(`/api/rocks/check/${rock.laserEngraverId}`);
    expect(await seen.json()).toMatchObject({ exists: true, status: 'found' });
  });

  test('cannot be registered again, nor liked, commented on, reported or moved by others', async () => {
    const { administrator, rock, owner } = await reportable();
    await judged(administrator, 'withhold', 'rock', rock.id);
    const other = await asMember();
    const send = (path: string, body: object, method = 'POST') => other.send(method, `/api${path}`, body);
    await expect(registerRock(other, { code: rock.laserEngraverId })).rejects.toThrow('409');
    const answers = [
      await send(`/rocks/${rock.id}/interactions`, { interactionType: 'like' }),
      await send(`/rocks/${rock.id}/interactions`, { interactionType: 'comment', content: 'Hello' }),
      await send(`/rocks/${rock.id}/interactions/like`, {}, 'DELETE'),
      await send(`/rocks/${rock.id}/locations`, { ...newPlace(), actionType: 'found' }),
      await send('/reports', { subject: 'rock', subjectId: rock.id, reason: 'other' }),
      await send('/reports', { subject: 'photo', subjectId: rock.id, reason: 'other' }),
      await other.request(`/api/rocks/${rock.id}/journey`),
      await other.request(`/api/rocks/${rock.id}/interactions`),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await owner.request(`/api/rocks/${rock.id}/journey`)).status).toBe(200);
    expect((await owner.request(`/api/rocks/${rock.id}/interactions`)).status).toBe(200);
  });
});
