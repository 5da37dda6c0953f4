// The page of a rock, which everybody may open by the rock's public id: its shape, its limits and its words.
import type { Resting } from './whereabouts.ts';
import type { ActionType, Coordinates } from './journey.ts';
import type { CurrentMember, PublicMember } from './members.ts';
import type { Near } from './near.ts';
import type { Interaction, PageAudience, RockStatus } from './rocks.ts';

export const rockPageLimits = {
  /** Newest entries of the journey on the page. */
  stops: 20,
  /** Newest sightings on it. */
  sightings: 6,
  /** Newest comments on it. */
  comments: 6,
  /**
   * Characters of what was said at its stops, and in its comments: further ones are left out, so that the first HTML fits
   * the first round trip of a connection, 14.6 kB. One is always told.
   */
  stopWords: 1000,
  commentWords: 800,
  /** Newest entries whose hands and countries are counted. */
  counted: 500,
} as const;

/** An event of the journey as its page tells it: nothing says where in the town. */
export interface PageStop {
  seq: number;
  actionType: ActionType;
  /** As of a `JourneyEntry`. */
  kind?: 'moved' | 'handed';
  /** The town near it; null if none is near or it is not looked up yet. */
  near: Near | null;
  /** The town's own position, the same for every place near it; null without one. */
  at: Coordinates | null;
  /** The day in the town, such as 2026-05-31. */
  day: string;
  /** Who hid or found it. */
  user: PublicMember | null;
  /** What its finder said at the find; only where they did. */
  line?: string;
  /** What the painter said to thank the finder, '' without words; only where they did. */
  thanks?: string;
  /** Only of an adopted rock: who gave these thanks; null for an earlier owner. */
  thankedBy?: PublicMember | null;
}

/** A sighting: somebody saw the rock and left it. */
export interface PageSighting {
  id: string;
  /** Number of the newest stop at that time. */
  seq: number;
  near: Near | null;
  /** The day in the town. */
  day: string;
}

/** Whose rock it is. */
export const ownerOf = ({ painter, adoptedBy }: Pick<RockPage, 'painter' | 'adoptedBy'>) =>
  adoptedBy === undefined ? painter : adoptedBy;

/** A rock as its page tells it. Members get the same as visitors. */
export interface RockPage {
  id: string;
  name: string;
  /** The painter's words. */
  description: string;
  imageUrl: string | null;
  status: RockStatus;
  painter: PublicMember | null;
  /** Only of an adopted rock: its owner; null once that account is deleted. */
  adoptedBy?: PublicMember | null;
  /** Whole miles of its journey. */
  miles: number;
  timesFound: number;
  /** People who have hidden or found it, among the newest 500 entries. */
  hands: number;
  /** Countries of the towns, among the same. */
  countries: number;
  /** Newest first. */
  stops: PageStop[];
  /** The newest sightings since the oldest stop on the page, newest first. */
  sightings: PageSighting[];
  /** Older entries, which are not on the page. */
  olderStops: number;
  /** The newest comments, newest first. */
  comments: Interaction[];
  commentCount: number;
  audience: PageAudience;
  /** Whether it is the viewer's. */
  isOwn: boolean;
  /** As of a `Rock`. */
  rest?: Resting;
  isMissing?: true;
}

/** The state in the first HTML of a page, so that the app need not request it. */
export interface RockState {
  rock: RockPage;
  /** Null for a visitor. */
  member: CurrentMember | null;
}

/** In place of a page that is for members. */
export interface MembersOnly {
  isForMembers: true;
}

/**
 * Width of the portrait, for `sizes`. On a phone it is half the real one, so that the browser takes the thumbnail, which
 * loads seconds earlier on a slow connection.
 */
export const portraitSizes = '(min-width: 48rem) 30rem, 10rem';
