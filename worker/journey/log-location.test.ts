import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { entries } from '../../schema/tables/index.ts';
import { asMember, asStranger, type Person } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { newPlace } from '../testing/make.ts';
import { findRock, hiddenRock, registerRock } from '../testing/play.ts';
import * as en from '../../schema/words/en/index.ts';

const entriesOf = (rockId: string) =>
  db.select().from(entries).where(eq(entries.rockId, rockId)).orderBy(entries.seq);

const log = (person: Person, rockId: string, body: object) =>
  person.send('POST', `/api/rocks/${rockId}/locations`, body);

describe('hiding', () => {
  test('is for the owner of an active rock', async () => {
    const [owner, other] = [await asMember(), await asMember()];
    const rock = await registerRock(owner);
    const hide = { ...newPlace(), actionType: 'hidden' };
    const refused = await log(other, rock.id, hide);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({ message: en.journey.notOwner });
    expect((await log(owner, 'no-such-rock', hide)).status).toBe(404);
    expect(await entriesOf(rock.id)).toHaveLength(0);

    expect((await log(owner, rock.id, hide)).status).toBe(200);
    const again = await log(owner, rock.id, hide);
    expect(again.status).toBe(409);
    expect(await again.json()).toEqual({ message: en.journey.notActive });
    expect(await entriesOf(rock.id)).toHaveLength(1);
  });
});

describe('a place without the Rock ID', () => {
  test('never makes a find, whatever action a stranger sends', async () => {
    const [owner, other] = [await asMember(), await asMember()];
    const rock = await hiddenRock(owner);
    for (const actionType of ['found', 'hidden', undefined, 'FOUND', ['found'], 'x'.repeat(200)]) {
      const refused = await log(other, rock.id, { ...newPlace(), actionType });
      expect([400, 403]).toContain(refused.status);
    }
    expect(await entriesOf(rock.id)).toHaveLength(1);
  });
});

describe('a finder’s own note of the place', () => {
  test('is stored with their find, and visible only to them and the owner', async () => {
    const [owner, finder, other] = [await asMember(), await asMember(), await asMember()];
    const rock = await hiddenRock(owner);
    await findRock(finder, rock.laserEngraverId);
    const noted = await log(
      finder,
      rock.id,
      newPlace({ latitude: '41.5', longitude: '-96.5', locationName: 'My bench' }),
    );
    expect(noted.status).toBe(200);
    expect(await noted.json()).toMatchObject({
      seq: 2,
      actionType: 'found',
      locationName: 'My bench',
      latitude: 41.5,
    });
    expect(await entriesOf(rock.id)).toHaveLength(2);

    const seenBy = async (person: Person) => {
      const answer = await person.api.rocks[':id'].journey.$get({ param: { id: rock.id }, query: {} });
      return (await answer.json())[0]?.locationName;
    };
    expect(await seenBy(finder)).toBe('My bench');
    expect(await seenBy(owner)).toBe('My bench');
    expect(await seenBy(other)).toBe('Under the old oak');
    expect(await seenBy(asStranger())).toBe('Under the old oak');
  });
});

describe('a journey', () => {
  test('is returned newest first, to visitors with places rounded to about 100 m', async () => {
    const owner = await asMember();
    const rock = await registerRock(owner);
    await log(owner, rock.id, {
      ...newPlace({ latitude: '41.256537', longitude: '-95.934503', notes: 'In the hollow' }),
      actionType: 'hidden',
    });
    const ask = async (person: Person) =>
      (await person.api.rocks[':id'].journey.$get({ param: { id: rock.id }, query: {} })).json();
    expect(await ask(owner)).toMatchObject([
      { latitude: 41.256537, longitude: -95.934503, notes: 'In the hollow' },
    ]);
    expect(await ask(asStranger())).toMatchObject([{ latitude: 41.257, longitude: -95.935, notes: '' }]);
    expect((await asStranger().request('/api/rocks/nothing/journey')).status).toBe(404);
  });
});
