// Which secrets a world has, and who may see which of them where. Whatever this table does not allow is a leak, and
// whatever nobody sees has no row.

/** What somebody is to a canary: whose it is or who wrote it, and what they are to the rock that it belongs to. */
export type Relation = 'themselves' | 'owner' | 'holder' | 'finder';

/** Somebody by what they are to the canary, or by what they are at all. */
export type Who = Relation | 'administrator' | 'pro' | 'members' | 'anybody';

export interface Rule {
  kind: Kind;
  who: Who;
  /** A call, or 'email'. A HEAD counts as its GET. */
  where: string;
}

/** What an address has in it, it may show to whoever brings it. The page of a label says what a check would. */
const label = ['GET /:r{[rR]}/:code'];
const own = ['GET /api/rocks/my'];
const held = ['GET /api/rocks/rehide'];
const rehidden = ['GET /api/rocks/rehidden'];
const lists = ['GET /api/rocks', 'GET /api/rocks/featured'];
const journey = ['GET /api/rocks/:id/journey'];
const map = ['GET /api/rocks/locations', 'GET /api/map'];
const comments = ['GET /api/rocks/:id/interactions'];
const check = ['GET /api/rocks/check/:id', ...label];
const ownActivities = ['GET /api/activities/my'];
const analytics = ['GET /api/user/analytics'];
const rocksFile = ['GET /api/user/export/rocks.csv'];
const journeysFile = ['GET /api/user/export/journeys.csv'];
const findsFile = ['GET /api/user/export/finds.csv'];
const self = ['GET /api/auth/user', 'DELETE /api/user/avatar', ...label];
/** The same, of somebody whose address stays. */
const selfAgain = [...self, 'DELETE /api/auth/user/email'];
const email = ['email'];
const queue = ['GET /api/admin/reports', 'GET /api/admin/withheld'];
const acts = ['GET /api/admin/acts'];
const membersFile = ['GET /api/admin/members.csv'];
const memberLists = ['GET /api/admin/members', ...membersFile];
const orders = ['GET /api/admin/orders', 'GET /api/admin/orders.csv'];
const applications = ['GET /api/admin/applications'];
const register = ['POST /api/rocks'];
const log = ['POST /api/rocks/:id/locations'];
const rehide = ['POST /api/rocks/:id/rehide'];
const say = ['POST /api/rocks/:id/interactions'];

/** The same of other addresses. */
const photo = ['GET /img/:key', 'GET /img/:key/320'];
const confirm = ['GET /api/auth/email/confirm'];
const undo = ['GET /api/auth/email/undo'];

type Places = { [W in Who]?: readonly (readonly string[])[] };

const table = {
  /** The Rock ID on a rock. */
  code: {
    owner: [own, rocksFile, journeysFile, register],
    holder: [held],
    // Their own words, which others do not read.
    finder: [say],
    anybody: [label, ['POST /nfc-scan']],
  },
  /** A Rock ID that was printed for an order and is on no rock. */
  label: { administrator: [['GET /api/admin/orders/:id/labels']], anybody: [['POST /nfc-scan']] },
  email: {
    themselves: [selfAgain, confirm, email, ['PATCH /api/auth/user/email']],
    administrator: [queue, acts, memberLists],
    anybody: [undo],
  },
  /** An address that waits to be confirmed. */
  'new email': { themselves: [self, confirm, email, ['PATCH /api/auth/user/email']], anybody: [undo] },
  /** The token of a link in an email. */
  link: { themselves: [email], anybody: [confirm, undo, ['POST /api/auth/email/confirm']] },
  'first name': {
    themselves: [selfAgain, register, log, rehide, say],
    anybody: [
      lists,
      journey,
      comments,
      ['GET /api/leaderboard', 'GET /api/leaderboard/registered', 'GET /api/activities'],
    ],
    members: [own, held, rehidden, ownActivities, findsFile, journeysFile],
    administrator: [queue, memberLists],
  },
  username: {
    themselves: [selfAgain, register, log, say, ownActivities, journeysFile],
    anybody: [lists, journey, comments, ['GET /api/leaderboard/registered', 'GET /api/activities']],
    members: [own, held, rehidden],
    administrator: [['GET /api/admin/reports'], memberLists],
  },
  'last name': { themselves: [selfAgain], administrator: [memberLists] },
  /** City, state and country of a member. */
  home: { themselves: [selfAgain], administrator: [membersFile] },
  /** The token in a member's cookie. */
  session: {},
  /** The first name of a Founding Ambassador. */
  applicant: {
    themselves: [email],
    anybody: [['GET /api/founding-ambassadors']],
    administrator: [applications, orders],
  },
  /** What else an applicant told. */
  application: { themselves: [email], administrator: [applications, orders] },
  /** Whom an order is for, and how it travels. */
  order: { themselves: [email], administrator: [orders] },
  /** What the payment provider calls a payment. */
  payment: { administrator: [orders] },
  /** The address under which a visitor paid for a plan. */
  purchase: { themselves: [email] },
  /** Name, description and place of a rock that everybody may see. */
  'rock words': {
    anybody: [lists, journey, check, ['GET /api/activities']],
    pro: [map],
    members: [email],
    owner: [own, ownActivities, analytics, rocksFile, journeysFile, email],
    holder: [held, ownActivities],
    finder: [rehidden, ownActivities, findsFile, ['POST /api/rocks/find']],
    themselves: [register, log, rehide],
    administrator: [queue, acts],
  },
  comment: {
    anybody: [lists, comments],
    owner: [own],
    finder: [rehidden],
    themselves: [say],
    administrator: [['GET /api/admin/reports']],
  },
  'exact place': {
    members: [lists, journey, map],
    owner: [own, rocksFile, journeysFile],
    holder: [held],
    finder: [rehidden],
    themselves: [log, rehide],
  },
  notes: {
    members: [lists, journey],
    owner: [own, journeysFile],
    holder: [held],
    finder: [rehidden],
    themselves: [findsFile, log, rehide],
  },
  /** Where a finder says that they found it. */
  'own place': {
    owner: [own, lists, journey, journeysFile],
    finder: [lists, journey, rehidden, findsFile],
    holder: [held],
    themselves: [log],
  },
  'withheld rock': {
    owner: [own, check, journey, comments, ownActivities, analytics, rocksFile, journeysFile, email],
    holder: [held, check, journey, comments, ownActivities],
    finder: [['POST /api/rocks/find']],
    themselves: [findsFile, register, log, rehide, say],
    administrator: [['GET /api/admin/withheld'], acts],
  },
  'withheld comment': { themselves: [say, email], administrator: [['GET /api/admin/withheld']] },
  /** Its key. */
  'withheld photo': { administrator: [queue], anybody: [photo] },
  /** What a camera wrote into a photo. */
  'photo note': {},
  /** What somebody told of what they reported. */
  report: { administrator: [['GET /api/admin/reports']] },
  /** Why the administrator did something. */
  reason: { themselves: [email], administrator: [acts] },
  network: {},
  browser: {},
  /** Whatever it was, its member has left. */
  forgotten: {},
} satisfies Record<string, Places>;

/** What kind of secret a word is. */
export type Kind = keyof typeof table;

export const rules: readonly Rule[] = Object.entries(table).flatMap(([kind, places]) =>
  Object.entries<Places[Who]>(places).flatMap(([who, where]) =>
    // Keys of this very table.
    (where ?? []).flat().map((call) => ({ kind: kind as Kind, who: who as Who, where: call })),
  ),
);
