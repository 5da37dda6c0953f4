// The page of a rock, which everybody may open by the rock's public id: its shape, its limits and its words.
import type { ActionType, Coordinates } from './journey.ts';
import type { PublicMember } from './members.ts';
import type { Near } from './near.ts';
import type { Interaction, RockStatus } from './rocks.ts';

/** Who may open a rock's page: everybody, members, or its painter alone. */
export type PageAudience = 'public' | 'members' | 'hidden';

export const pageAudiences = ['public', 'members', 'hidden'] as const satisfies readonly PageAudience[];

export const rockPageLimits = {
  /** Newest entries of the journey on the page. */
  stops: 50,
  /** Newest comments on it. */
  comments: 10,
  /** Newest entries whose hands and countries are counted. */
  counted: 500,
} as const;

/** An event of the journey as its page tells it: nothing says where in the town. */
export interface PageStop {
  seq: number;
  actionType: ActionType;
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
}

/** A rock as its page tells it. Members get the same as visitors. */
export interface RockPage {
  id: string;
  name: string;
  /** The painter's words. */
  description: string;
  imageUrl: string | null;
  status: RockStatus;
  painter: PublicMember | null;
  /** Whole miles of its journey. */
  miles: number;
  timesFound: number;
  /** People who have hidden or found it, among the newest 500 entries. */
  hands: number;
  /** Countries of the towns, among the same. */
  countries: number;
  /** Newest first. */
  stops: PageStop[];
  /** Older entries, which are not on the page. */
  olderStops: number;
  /** The newest comments, newest first. */
  comments: Interaction[];
  commentCount: number;
  likeCount: number;
  likedByMe: boolean;
  audience: PageAudience;
  /** Whether the viewer has painted it. */
  isOwn: boolean;
}

/** In place of a page that is for members. */
export interface MembersOnly {
  isForMembers: true;
}

export const audienceWords = {
  invalid: 'Say who may open the page: public, members or hidden',
  notOwner: 'Only its painter can choose who sees the page of a rock',
  label: 'Who sees its page',
  choices: {
    public: { label: 'Everybody', about: 'Everybody can open its page and share it.' },
    members: { label: 'Members', about: 'Only people who have signed in can open its page.' },
    hidden: { label: 'Only me', about: 'Nobody else can open its page.' },
  },
  failed: 'The page was not changed',
} as const;

/** The address of a rock's page, by its public id. */
export const rockPath = (id: string): `/rocks/${string}` => `/rocks/${id}`;

/** A rock's public id, as the worker draws them. */
export const rockIdPattern = /^[a-z2-7]{16}$/;
