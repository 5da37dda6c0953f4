import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { AmbassadorInput } from '../../schema/ambassadors.ts';
import { productOf } from '../../schema/catalogue.ts';
import { isMistyped, normalizeCode } from '../../schema/codes.ts';
import { legBetween } from '../../schema/journey.ts';
import { LocationInput } from '../../schema/journey-input.ts';
import { RockInput } from '../../schema/rock-input.ts';
import { regionOf } from '../../schema/regions.ts';
import { statusOf } from '../../schema/rocks.ts';
import { paintingOf } from '../../painting/paint-rock.ts';
import { day, hour } from './journeys.ts';
import { accounts } from './members.ts';
import { regions } from './places.ts';
import { pictureSize, render } from './pictures.ts';
import type { Row } from './rows.ts';
import { buildWorld, type World } from './world.ts';

const end = Date.UTC(2026, 5, 14);
let world: World;
let entriesOf: Map<string, Row<'entries'>[]>;
let findsOf: Map<string, Row<'finds'>[]>;

beforeAll(() => {
  world = buildWorld(end);
  entriesOf = Map.groupBy(world.entries, (entry) => entry.rockId);
  findsOf = Map.groupBy(world.finds, (find) => find.rockId);
});

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the world', () => {
  test('is the same for the same end', () => {
    expect(buildWorld(end)).toEqual(world);
  });

  test('has the same rocks and codes on another day', () => {
    const codes = ({ rocks }: World) =>
      rocks.map(({ id, name, code, photoKey }) => ({ id, name, code, photoKey }));
    expect(codes(buildWorld(end + 40 * day))).toEqual(codes(world));
  });

  test('has twelve members, two hundred rocks and about a thousand entries', () => {
    expect(world.members).toHaveLength(12);
    expect(world.rocks).toHaveLength(200);
    expect(world.pictures).toHaveLength(200);
    expect(world.entries.length).toBeGreaterThan(950);
    expect(world.entries.length).toBeLessThan(1100);
    for (const { firstName, lastName, city, country } of world.members) {
      expect([firstName, lastName, city, country]).not.toContain('');
    }
  });

  test('spans every continent that has places, and eight months up to its end', () => {
    const continentOf = new Map<string, string>(
      Object.values(regions).flatMap(({ continent, places }) =>
        places.map(({ name }): [string, string] => [name, continent]),
      ),
    );
    expect(continentOf.size).toBeGreaterThanOrEqual(150);
    expect(new Set(world.entries.map(({ locationName }) => continentOf.get(locationName))).size).toBe(6);
    const times = world.entries.map(({ createdAt }) => createdAt);
    expect(Math.min(...times)).toBeLessThan(end - 230 * day);
    expect(Math.max(...times)).toBeGreaterThan(end - 2 * day);
    expect(Math.max(...times)).toBeLessThanOrEqual(end);
  });

  test('has rocks at home, with finders, and hidden for the most part', () => {
    const counted = Object.groupBy(world.rocks, ({ status }) => status);
    expect(counted.active).toHaveLength(14);
    expect(counted.found).toHaveLength(26);
    expect(counted.hidden).toHaveLength(160);
  });

  test('has an account for each role', () => {
    const member = ({ email }: { email: string }) => world.members.find((row) => row.email === email);
    expect(member(accounts.pro)?.hasManualPlan).toBe(true);
    expect(member(accounts.newcomer)).toMatchObject({ isFirstLogin: true, rockCount: 0 });
    expect(member(accounts.admin)).toBeDefined();
    const collector = member(accounts.collector);
    expect(collector?.rockCount).toBeGreaterThan(30);
    expect(world.rocks.filter(({ holderId }) => holderId === collector?.id).length).toBeGreaterThanOrEqual(2);
  });

  test('has no text that the app would refuse', () => {
    for (const rock of world.rocks) {
      const { name, description } = rock;
      expect(RockInput.parse({ name, description, laserEngraverId: rock.code })).toMatchObject({
        name,
        description,
      });
    }
    for (const { locationName, latitude, longitude, notes } of world.entries) {
      const place = { locationName, latitude, longitude, notes };
      expect(LocationInput.parse(place)).toMatchObject(place);
    }
  });

  test('names and codes are unique', () => {
    expect(new Set(world.rocks.map(({ name }) => name)).size).toBe(200);
    expect(new Set(world.rocks.map(({ codeKey }) => codeKey)).size).toBe(200);
    for (const { code, codeKey } of world.rocks) {
      expect(normalizeCode(code)).toBe(codeKey);
      expect(isMistyped(code)).toBe(false);
    }
  });
});

test('the ambassadors are members who could have applied, each in a place of their own', () => {
  const joined = new Map(world.members.map(({ email, createdAt }) => [email, createdAt]));
  const rows = world.ambassadorApplications;
  expect(rows.length).toBeGreaterThan(5);
  expect(new Set(rows.map(({ region, slot }) => `${region} ${slot}`)).size).toBe(rows.length);
  for (const row of rows) {
    const { id, orderId, name, email, address, city, state, zipcode, country, region, createdAt } = row;
    const input = { name, email, address, city, state, zipcode, country };
    expect(AmbassadorInput.parse(input)).toEqual(input);
    expect(regionOf(input)).toEqual({ region });
    expect(createdAt).toBeGreaterThan(joined.get(email) ?? end);
    const pack = world.orders.find((order) => order.id === orderId);
    expect(pack).toMatchObject({ amount: 0, customerEmail: email, sessionId: `founding:${id}` });
  }
});

describe('the administrator', () => {
  test('has orders to ship, each with codes of its own that are on no rock', () => {
    expect(
      world.orders.filter(({ shippedAt, status }) => shippedAt === null && status === 'completed'),
    ).toHaveLength(3 + 1);
    for (const { id, productId, amount, shipping, createdAt } of world.orders) {
      const product = productOf(productId);
      expect(amount).toBe(product?.cents);
      expect(world.labels.filter(({ orderId }) => orderId === id)).toHaveLength(product?.labels ?? 0);
      expect(shipping?.country).toMatch(/^[A-Z]{2}$/);
      expect(createdAt).toBeLessThan(end);
    }
    const codes = [...world.rocks, ...world.labels].map(({ codeKey }) => codeKey);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('has a report of each kind to look at, by somebody else than whose it is', () => {
    expect(world.reports.map(({ subject }) => subject)).toEqual(['photo', 'rock', 'comment']);
    for (const { rockId, commentId, reporterId } of world.reports) {
      const rock = world.rocks.find(({ id }) => id === rockId);
      const comment = world.comments.find(({ id }) => id === commentId);
      expect(rock).toBeDefined();
      expect(reporterId).not.toBe(commentId === null ? rock?.ownerId : comment?.memberId);
    }
  });

  test('can see who came on each of the last thirty days', () => {
    const days = world.visitDays.map(({ day: name }) => name);
    for (let back = 1; back <= 30; back++) {
      expect(days).toContain(new Date(end - back * day).toISOString().slice(0, 10));
    }
  });
});

describe('every rock', () => {
  test('stands as its entries say', () => {
    for (const rock of world.rocks) {
      const entries = entriesOf.get(rock.id) ?? [];
      const newest = entries.at(-1);
      const hides = entries.filter(({ action }) => action === 'hidden');
      const hidden = hides.at(-1);
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1));
      expect(entries.map(({ action }) => action)).toEqual(
        entries.map((_, i) => (i % 2 ? 'found' : 'hidden')),
      );
      expect(rock).toMatchObject({
        status: statusOf(newest && { actionType: newest.action }),
        lastSeq: entries.length,
        timesFound: entries.length - hides.length,
        distanceMetres: sum(entries.filter(({ isTooFast }) => !isTooFast).map(({ metres }) => metres)),
        tooFastMetres: sum(entries.filter(({ isTooFast }) => isTooFast).map(({ metres }) => metres)),
        hiddenLatitude: hidden?.latitude ?? null,
        hiddenLongitude: hidden?.longitude ?? null,
        hiddenLocationName: hidden?.locationName ?? null,
        hiddenAt: hidden?.createdAt ?? null,
        hiderId: hidden?.memberId ?? null,
        holderId: newest?.action === 'found' ? newest.memberId : null,
        heldSince: newest?.action === 'found' ? newest.createdAt : null,
        likeCount: world.likes.filter(({ rockId }) => rockId === rock.id).length,
        commentCount: world.comments.filter(({ rockId }) => rockId === rock.id).length,
      });
    }
  });

  test('counts the hops between its hiding places, and a find stays where the rock was', () => {
    for (const entries of entriesOf.values()) {
      let before: Row<'entries'> | undefined;
      for (const entry of entries) {
        if (entry.action === 'found') {
          const { latitude, longitude, locationName } = entry;
          expect(before).toMatchObject({ latitude, longitude, locationName });
          expect(entry).toMatchObject({ metres: 0, isTooFast: false, country: null });
          continue;
        }
        const from = before ? { ...before, at: before.createdAt } : null;
        expect(entry).toMatchObject(legBetween(from, { ...entry, at: entry.createdAt }));
        before = entry;
      }
    }
  });

  test('is hidden and found in order of time, by members who had joined', () => {
    const joined = new Map(world.members.map(({ id, createdAt }) => [id, createdAt]));
    for (const rock of world.rocks) {
      expect(rock.createdAt).toBeGreaterThan(joined.get(rock.ownerId ?? '') ?? end);
      let before = rock.createdAt;
      for (const { createdAt, memberId, recordedAt } of entriesOf.get(rock.id) ?? []) {
        expect(createdAt).toBeGreaterThan(before);
        expect(createdAt).toBeLessThanOrEqual(end);
        expect(createdAt).toBeGreaterThan(joined.get(memberId ?? '') ?? end);
        expect(recordedAt).toBe(createdAt);
        before = createdAt;
      }
    }
  });

  test('is first hidden by its owner, and hidden again by whoever found it', () => {
    for (const rock of world.rocks) {
      const entries = entriesOf.get(rock.id) ?? [];
      for (const [i, { action, memberId }] of entries.entries()) {
        if (action === 'hidden') expect(memberId).toBe(i === 0 ? rock.ownerId : entries[i - 1]?.memberId);
      }
    }
  });

  test('has a find for each found entry, open while its finder has the rock', () => {
    for (const rock of world.rocks) {
      const entries = entriesOf.get(rock.id) ?? [];
      const found = entries.filter(({ action }) => action === 'found');
      const finds = findsOf.get(rock.id) ?? [];
      expect(finds).toHaveLength(found.length);
      for (const [i, { seq, memberId, createdAt }] of found.entries()) {
        const rehide = entries[seq];
        const hider = entries[seq - 2]?.memberId;
        const lately = found
          .slice(0, i)
          .some(
            (other, j) =>
              finds[j]?.isScored && other.memberId === memberId && other.createdAt > createdAt - 24 * hour,
          );
        expect(finds[i]).toMatchObject({
          seq,
          memberId,
          foundAt: createdAt,
          closedAt: rehide?.createdAt ?? null,
          rehiddenSeq: rehide?.seq ?? null,
          isScored: memberId !== rock.ownerId && memberId !== hider && !lately,
        });
      }
    }
  });

  test('has an activity for its registration and for each entry', () => {
    const types = { hidden: 'rehidden_rock', found: 'rock_found' } as const;
    const wanted = world.rocks.flatMap((rock) => [
      {
        type: 'rock_created',
        rockId: rock.id,
        memberId: rock.ownerId,
        createdAt: rock.createdAt,
        ownerId: null,
      },
      ...(entriesOf.get(rock.id) ?? []).map(({ seq, action, memberId, createdAt }) => ({
        type: seq === 1 ? 'rock_hidden' : types[action],
        rockId: rock.id,
        memberId,
        createdAt,
        ownerId: memberId === rock.ownerId ? null : rock.ownerId,
      })),
    ]);
    expect(world.activities.map(({ id: _, ...activity }) => activity)).toEqual(wanted);
  });

  test('looks like its name, in a photo without metadata', async () => {
    for (const { rockId, motif } of world.pictures) expect(paintingOf(rockId).motif).toBe(motif);
    for (const picture of world.pictures.slice(0, 2)) {
      expect(picture.photoKey).toMatch(/^[a-z2-7]{32}$/);
      const { format, width, height, exif, icc, xmp } = await sharp(await render(picture)).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: pictureSize, height: pictureSize });
      expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
    }
  });
});

describe('counters', () => {
  test('of members are what their rocks and finds add up to', () => {
    for (const member of world.members) {
      const rocks = world.rocks.filter(({ ownerId }) => ownerId === member.id);
      const finds = world.finds.filter(({ memberId }) => memberId === member.id);
      expect(member).toMatchObject({
        rockCount: rocks.length,
        distanceMetres: sum(rocks.map(({ distanceMetres }) => distanceMetres)),
        tooFastMetres: sum(rocks.map(({ tooFastMetres }) => tooFastMetres)),
        findCount: finds.length,
        scoredFindCount: finds.filter(({ isScored }) => isScored).length,
      });
    }
  });

  test('of the community are what the rows add up to', () => {
    const hides = world.entries.filter(({ action }) => action === 'hidden');
    expect(Object.fromEntries(world.totals.map(({ name, value }) => [name, value]))).toEqual({
      rocks: 200,
      not_hidden: 40,
      members: 12,
      distance_metres: sum(world.rocks.map(({ distanceMetres }) => distanceMetres)),
      countries: new Set(hides.map(({ country }) => country)).size,
      orders: world.orders.filter(({ amount }) => amount > 0).length,
      revenue_cents: sum(world.orders.map(({ amount, refunded }) => amount - refunded)),
    });
    for (const { code, firstSeenAt } of world.countries) {
      const there = hides.filter(({ country }) => country === code).map(({ createdAt }) => createdAt);
      expect(firstSeenAt).toBe(Math.min(...there));
    }
  });

  test('of likes and comments are by members other than the owner, once each', () => {
    const owners = new Map(world.rocks.map(({ id, ownerId }) => [id, ownerId]));
    expect(new Set(world.likes.map(({ rockId, memberId }) => `${rockId} ${memberId}`)).size).toBe(
      world.likes.length,
    );
    for (const { rockId, memberId } of [...world.likes, ...world.comments]) {
      expect(memberId).not.toBe(owners.get(rockId));
    }
  });
});
