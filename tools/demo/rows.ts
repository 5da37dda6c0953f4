// Rows of the demo before anything has been counted: ids and photo keys look like the app's, and never change.
import { normalizeCode } from '../../schema/codes.ts';
import { issueCode } from '../../schema/issue-code.ts';
import { journeyWords, legBetween, type Leg } from '../../schema/journey.ts';
import type * as tables from '../../schema/tables/index.ts';
import { paintingOf } from '../../painting/paint-rock.ts';
import { randomFrom, type Random } from '../../painting/random.ts';
import { usernameKeyOf } from '../../worker/members/names.ts';
import { hour, joinedAt, type Step } from './journeys.ts';
import { members as people, type DemoMember } from './members.ts';
import type { RockPlan } from './plans.ts';

export type Row<Table extends keyof typeof tables> = (typeof tables)[Table]['$inferSelect'];
export type Rock = Row<'rocks'> & { photoKey: string };

const memberIds = new Map(
  people.map((person) => [person, symbols(randomFrom(`member ${person.email}`), 16)]),
);

export function idOf(person: DemoMember): string {
  const id = memberIds.get(person);
  if (id === undefined) throw new Error('everybody in the demo is listed in members.ts');
  return id;
}

export function memberRow(person: DemoMember, end: number): Row<'members'> {
  const { email, username, firstName, lastName, city, state, country } = person;
  return {
    id: idOf(person),
    email,
    emailKey: email,
    username,
    usernameKey: usernameKeyOf(username),
    firstName,
    lastName,
    city,
    state,
    country,
    photoKey: null,
    isFirstLogin: person.isFirstLogin ?? false,
    authEpoch: 0,
    hasManualPlan: person.hasManualPlan ?? false,
    accessUntil: null,
    oidcSubject: null,
    rockCount: 0,
    findCount: 0,
    scoredFindCount: 0,
    distanceMetres: 0,
    tooFastMetres: 0,
    createdAt: joinedAt(person, end),
  };
}

export function rockRow(random: Random, { motif, name, description, owner, registeredAt }: RockPlan): Rock {
  const code = issueCode((bytes) => bytes.map(() => Math.floor(random() * 256)));
  // The painter chooses by id: take one for which it would paint what the name says.
  let id = symbols(random, 16);
  while (paintingOf(id).motif !== motif) id = symbols(random, 16);
  return {
    id,
    ownerId: idOf(owner),
    name,
    description,
    code,
    codeKey: normalizeCode(code),
    photoKey: symbols(random, 32),
    createdAt: registeredAt,
    status: 'active',
    lastSeq: 0,
    timesFound: 0,
    distanceMetres: 0,
    tooFastMetres: 0,
    hiddenLatitude: null,
    hiddenLongitude: null,
    hiddenLocationName: null,
    quadkey: null,
    hiddenAt: null,
    hiderId: null,
    holderId: null,
    heldSince: null,
    likeCount: 0,
    commentCount: 0,
    withheldAt: null,
    withheldPhotoKey: null,
  };
}

export function entryRow(random: Random, rock: Rock, step: Step): Row<'entries'> {
  const { action, member, place, own, at } = step;
  const isAtOnce = rock.lastSeq === 0 && at - rock.createdAt < 4 * hour;
  return {
    id: symbols(random, 16),
    rockId: rock.id,
    seq: rock.lastSeq + 1,
    action,
    memberId: idOf(member),
    latitude: place.latitude,
    longitude: place.longitude,
    locationName: place.name,
    notes: isAtOnce ? journeyWords.initialNotes : step.notes,
    ownLatitude: own?.latitude ?? null,
    ownLongitude: own?.longitude ?? null,
    ownLocationName: own?.name ?? null,
    ...(action === 'hidden' ? legTo(rock, step) : { metres: 0, isTooFast: false }),
    country: action === 'hidden' ? place.country : null,
    createdAt: at,
    recordedAt: at,
  };
}

function legTo(rock: Rock, { place, at }: Step): Leg {
  const { hiddenLatitude: latitude, hiddenLongitude: longitude, hiddenAt } = rock;
  const isFirst = latitude === null || longitude === null || hiddenAt === null;
  return legBetween(isFirst ? null : { latitude, longitude, at: hiddenAt }, { ...place, at });
}

export function activityRow(
  random: Random,
  type: Row<'activities'>['type'],
  rock: Rock,
  memberId: string,
  createdAt: number,
): Row<'activities'> {
  const ownerId = rock.ownerId === memberId ? null : rock.ownerId;
  return { id: symbols(random, 16), type, rockId: rock.id, memberId, ownerId, createdAt };
}

/** Like the ids and photo keys of the app, but the same in every demo. */
export function symbols(random: Random, length: number): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
  return Array.from({ length }, () => alphabet.charAt(Math.floor(random() * alphabet.length))).join('');
}
