// A find: somebody has the rock in their hand and types its ID.
import * as z from 'zod/mini';
import { HappenedAt } from './happened-at.ts';
import type { Coordinates } from './journey.ts';
import type { Near } from './near.ts';
import { RockCode } from './rock-code.ts';
import type { Rock } from './rocks.ts';

/** Body of POST /api/rocks/find. */
export const FindInput = z.object({ laserEngraverId: RockCode, happenedAt: HappenedAt });
export type FindInput = z.output<typeof FindInput>;

/** Answer of POST /api/rocks/find and of a retry by the same member. */
export interface FindResult {
  /** Id of the found-rock record, for the rehide. */
  foundRockId: string;
  foundAt: string;
  rock: { id: string; name: string; imageUrl: string | null };
  /**
   * Number of its entry in the journey, where its finder can leave a line for the painter. Missing where there is none to
   * read it, and in an answer that an earlier release stored.
   */
  seq?: number;
  /** Missing in an answer that an earlier release stored. */
  journey?: FoundJourney;
}

/** A rock's journey up to a find. */
export interface FoundJourney {
  /** Its finds, with this one: the finder's number. */
  timesFound: number;
  /** Kilometres between its hiding places. */
  totalDistanceTraveled: number;
  /** Where it was hidden first. */
  first: HidingPlace;
  /** Where it was hidden last, and found. */
  last: HidingPlace;
}

interface HidingPlace {
  locationName: string;
  near: Near | null;
}

/** A found rock that waits to be hidden again, in its holder's own list. */
export interface FoundRock {
  id: string;
  foundAt: string;
  /** Number of its entry in the journey. */
  seq: number;
  originalRockId: string;
  /** The Rock ID, which the holder can read on the rock. */
  laserEngraverId: string;
  /** Where it was hidden, and found. */
  lastPlace: Coordinates;
  /** Whether its painter was asked to let the finder keep it, and has answered. Only where they were asked. */
  keeping?: 'asked' | 'granted' | 'declined';
  /** Whoever enters its ID until then takes it over. Only where it is handed on. */
  handingUntil?: string;
  /** Whether the administrator has withheld the rock from everybody else. It can still be hidden again. */
  isWithheld: boolean;
  rockData: { name: string; description: string; imageUrl: string | null };
  originalRock: Rock;
}

/** A rock that the member found and hid again. */
export interface RehiddenRock extends Omit<FoundRock, 'laserEngraverId' | 'lastPlace'> {
  rehiddenAt: string;
  locationName: string;
  /** The town near the place where it was hidden again. */
  near?: Near | null;
}

export const findLimits = {
  /** A finder who keeps a rock longer than this lets others find it again. */
  holdDays: 30,
  /** One finder and rock count once in this many hours on leaderboards. */
  scoreHours: 24,
  /** Finds within this time are of people who were there together. */
  togetherMinutes: 60,
  /** Finds and misses of a member, together. */
  triesPerDay: 100,
} as const;

/**
 * Misses that are answered in an hour, counted separately for each kind. Made-up IDs can be guessed: four digits, a
 * name. Issued IDs have 39 bits and a check character, and a school behind one IP address misses some.
 */
export const guessLimits = {
  madeUp: {
    /** Checks by visitors, from one IPv4 address or IPv6 /64. */
    perNetwork: 20,
    /** Checks by a member. */
    perMember: 20,
    /** Finds by a member. */
    findsPerMember: 10,
    /** All of these together, from one IPv4 address or IPv6 /48. */
    perSite: 60,
  },
  issued: {
    perNetwork: 300,
    /** Checks and finds. */
    perMember: 60,
    /** By visitors, and separately by members, from one IPv4 address or IPv6 /48. */
    perSite: 600,
  },
} as const;
