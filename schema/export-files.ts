// The JSON files of a member's own data, as published at /export.schema.json.
import * as z from 'zod/mini';

/** Rises when a file changes in a way that a reader must know. */
export const exportVersion = 1;

const Version = z.literal(exportVersion);
const Moment = z.iso.datetime();
const MaybeMoment = z.nullable(Moment);
const MaybeText = z.nullable(z.string());
/** What is told about a rock of somebody else: no name while it is withheld. */
const aboutRock = { rock: z.string(), rockName: MaybeText };

const Place = z.object({ name: z.string(), latitude: z.number(), longitude: z.number() });

/** One of the member's rocks. The import reads neither `status` nor `timesFound` nor `kilometers`: the steps say them. */
export const ExportedRock = z.object({
  id: z.string(),
  rockId: z.string(),
  name: z.string(),
  description: z.string(),
  registeredAt: Moment,
  /** Null while its owner is the one who painted it. */
  adoptedAt: MaybeMoment,
  page: z.enum(['public', 'members', 'hidden']),
  rest: z.nullable(z.enum(['kept', 'home', 'retired'])),
  status: z.enum(['active', 'hidden', 'found']),
  timesFound: z.number(),
  kilometers: z.number(),
});
export type ExportedRock = z.output<typeof ExportedRock>;

/** One step of a journey, as the rock's owner sees it. */
export const ExportedStep = z.object({
  what: z.enum(['hidden', 'found']),
  /** Moved a little without a find; found in the hands of its holder, who handed it on. */
  how: z.nullable(z.enum(['moved', 'handed'])),
  by: z.enum(['me', 'somebody else']),
  at: Moment,
  /** When it was logged, if that was more than an hour later. */
  loggedAt: MaybeMoment,
  place: Place,
  notes: z.string(),
  /** What its finder said, and what its owner said to thank them; '' is thanks without words. */
  line: MaybeText,
  thanks: MaybeText,
});
export type ExportedStep = z.output<typeof ExportedStep>;

export const ExportedJourney = z.object({ rock: z.string(), steps: z.array(ExportedStep) });
export type ExportedJourney = z.output<typeof ExportedJourney>;

export const ExportedPhoto = z.object({
  rock: z.string(),
  file: z.string(),
  /** Shows this site that the bytes are its own; null where it has no secret. */
  proof: MaybeText,
});
export type ExportedPhoto = z.output<typeof ExportedPhoto>;

/** A rock whose photo is not in the archive, because the site has lost it. */
export const LostPhoto = z.object({ rock: z.string() });
export type LostPhoto = z.output<typeof LostPhoto>;

const Choice = z.object({ email: z.string(), push: z.boolean() });

const Account = z.object({
  version: Version,
  profile: z.object({
    id: z.string(),
    email: z.string(),
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    joinedAt: Moment,
    /** Its file in this archive. */
    picture: MaybeText,
    /** What the site speaks to them, BCP 47, and 'mi' or 'km'. */
    language: MaybeText,
    distanceUnit: MaybeText,
    /** Whether they sign in by another service, too. */
    isLinked: z.boolean(),
    suspended: z.nullable(z.object({ at: Moment, until: MaybeMoment, because: z.string() })),
  }),
  addressChanges: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      at: Moment,
      confirmedAt: MaybeMoment,
      endedAt: MaybeMoment,
    }),
  ),
  notifications: z.object({
    choices: z.record(z.string(), Choice),
    digest: z.string(),
    quiet: z.object({ from: z.number(), to: z.number() }),
    timeZone: z.string(),
  }),
  pushDevices: z.array(z.object({ service: z.string(), since: Moment, lastSeen: Moment })),
  signedInBrowsers: z.array(z.object({ until: Moment })),
  plan: z.object({
    givenByHand: z.boolean(),
    subscriptions: z.array(
      z.object({
        plan: z.string(),
        status: z.string(),
        since: Moment,
        periodEnd: Moment,
        endedAt: MaybeMoment,
        accessUntil: MaybeMoment,
        refundedAt: MaybeMoment,
      }),
    ),
    purchases: z.array(z.object({ plan: z.string(), email: z.string(), at: Moment })),
  }),
  orders: z.array(
    z.object({
      number: z.string(),
      product: z.string(),
      amount: z.number(),
      refunded: z.number(),
      currency: z.string(),
      email: z.string(),
      /** Null once it was erased. */
      shipping: z.nullable(z.record(z.string(), z.unknown())),
      at: Moment,
      shippedAt: MaybeMoment,
      tracking: z.string(),
    }),
  ),
  ambassadorApplications: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      address: z.string(),
      city: z.string(),
      state: z.string(),
      zipcode: z.string(),
      country: z.string(),
      at: Moment,
    }),
  ),
  /** Rocks of which this address asked to hear once. */
  watched: z.array(z.object({ rock: z.string(), at: Moment })),
  /** The member's names, words in journeys, and comments that they deleted, that the administrator withheld. */
  withheldWords: z.array(
    z.object({
      what: z.enum(['name', 'place', 'note', 'line', 'thanks', 'comment']),
      words: z.string(),
      because: z.string(),
      at: Moment,
    }),
  ),
});
export type ExportedAccount = z.output<typeof Account>;

/** Each list of community.json. */
export const communityLists = {
  /** Who took the steps in the journeys that the member did not: by the name that the site shows. */
  others: z.object({ rock: z.string(), step: z.number(), name: z.string() }),
  /** What others gave the member's rocks. */
  received: z.object({
    rock: z.string(),
    likes: z.number(),
    comments: z.number(),
    isWithheld: z.boolean(),
    isMissing: z.boolean(),
    painter: MaybeText,
  }),
  sightings: z.object({ ...aboutRock, at: Moment, town: MaybeText }),
  finds: z.object({
    ...aboutRock,
    owner: z.string(),
    at: Moment,
    place: z.nullable(Place),
    notes: z.string(),
    line: MaybeText,
    thanks: MaybeText,
    counts: z.boolean(),
    hiddenAgainAt: MaybeMoment,
  }),
  /** Where the member hid rocks of others, or moved them a little. */
  hides: z.object({
    ...aboutRock,
    how: z.nullable(z.literal('moved')),
    at: Moment,
    /** When it was logged, if that was more than an hour later. */
    loggedAt: MaybeMoment,
    place: z.nullable(Place),
    notes: z.string(),
  }),
  /** The member's thanks for finds of a rock that somebody else has adopted since; '' is thanks without words. */
  thanks: z.object({ ...aboutRock, foundAt: Moment, thanks: z.string() }),
  /** Steps that the member took back. */
  takenBack: z.object({
    ...aboutRock,
    what: z.enum(['hidden', 'found']),
    at: Moment,
    takenBackAt: Moment,
    place: z.nullable(Place),
  }),
  comments: z.object({ ...aboutRock, at: Moment, content: z.string(), isWithheld: z.boolean() }),
  likes: z.object({ ...aboutRock, at: Moment }),
  follows: z.object({ ...aboutRock, at: Moment, isFollowing: z.boolean() }),
  activities: z.object({ ...aboutRock, what: z.string(), at: Moment, town: MaybeText }),
  reports: z.object({
    ...aboutRock,
    subject: z.string(),
    reason: z.string(),
    details: z.string(),
    at: Moment,
    settledAt: MaybeMoment,
  }),
  /** Questions about worn-off Rock IDs that the member asked. */
  questions: z.object({
    ...aboutRock,
    at: Moment,
    answer: z.nullable(z.enum(['yes', 'no'])),
    /** The file of the member's photo, which the site has until the answer. */
    photo: MaybeText,
  }),
  /** The same questions about the member's rocks, and what the member answered. */
  answers: z.object({ ...aboutRock, askedAt: Moment, answer: z.nullable(z.enum(['yes', 'no'])) }),
  /** Rocks that the member looked for in vain. */
  missed: z.object({ ...aboutRock, at: Moment }),
  /** Rocks that the member offers or would like. */
  offers: z.object({
    ...aboutRock,
    isGiver: z.boolean(),
    /** Of the member's own offer by email. */
    email: MaybeText,
    at: Moment,
    until: Moment,
    answer: z.nullable(z.enum(['given', 'declined'])),
    answeredAt: MaybeMoment,
  }),
  /** Rocks that the member painted and gave away. They owned them from `registeredAt` to `changedHandsAt`. */
  givenAway: z.object({
    ...aboutRock,
    registeredAt: Moment,
    /** When the rock changed hands last: it may have gone on to somebody else. */
    changedHandsAt: MaybeMoment,
    /** As others see it; null while it is withheld. */
    now: z.nullable(
      z.object({
        owner: z.string(),
        status: z.enum(['active', 'hidden', 'found']),
        town: MaybeText,
        timesFound: z.number(),
        kilometers: z.number(),
      }),
    ),
  }),
} as const;
export type CommunityList = keyof typeof communityLists;
export type CommunityRow<L extends CommunityList> = z.output<(typeof communityLists)[L]>;

const community = Object.entries(communityLists).map(([name, row]) => [name, z.array(row)] as const);

/** The JSON files by name. */
export const exportFiles = {
  'rocks.json': z.object({ version: Version, rocks: z.array(ExportedRock) }),
  'journeys.json': z.object({ version: Version, journeys: z.array(ExportedJourney) }),
  'account.json': Account,
  'community.json': z.object({ version: Version, ...Object.fromEntries(community) }),
  'photos.json': z.object({ version: Version, photos: z.array(ExportedPhoto), missing: z.array(LostPhoto) }),
} as const;
