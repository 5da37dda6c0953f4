// Who may see which canary where. Whatever this table does not allow is a leak, and whatever nobody sees has no row.
import type { Kind, Relation } from './words.ts';

/** Somebody by what they are to the canary, or by what they are at all. */
export type Who = Relation | 'administrator' | 'pro' | 'members' | 'anybody';

export interface Rule {
  kind: Kind;
  who: Who;
  /** A call, or 'letter'. A HEAD counts as its GET. */
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
const letter = ['letter'];
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

const table: { [K in Kind]: Places } = {
  code: {
    owner: [own, rocksFile, journeysFile, register],
    holder: [held],
    // Their own words, which others do not read.
    finder: [say],
    anybody: [label, ['POST /nfc-scan']],
  },
  label: { administrator: [['GET /api/admin/orders/:id/labels']] },
  email: {
    themselves: [selfAgain, confirm, letter, ['PATCH /api/auth/user/email']],
    administrator: [queue, acts, memberLists],
    anybody: [undo],
  },
  'new email': { themselves: [self, confirm, letter, ['PATCH /api/auth/user/email']], anybody: [undo] },
  link: { themselves: [letter], anybody: [confirm, undo, ['POST /api/auth/email/confirm']] },
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
  home: { themselves: [selfAgain], administrator: [membersFile] },
  session: {},
  applicant: {
    themselves: [letter],
    anybody: [['GET /api/founding-ambassadors']],
    administrator: [applications, orders],
  },
  application: { themselves: [letter], administrator: [applications, orders] },
  order: { themselves: [letter], administrator: [orders] },
  payment: { administrator: [orders] },
  purchase: { themselves: [letter] },
  'rock words': {
    anybody: [lists, journey, check, ['GET /api/activities']],
    pro: [map],
    members: [letter],
    owner: [own, ownActivities, analytics, rocksFile, journeysFile, letter],
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
  'own place': {
    owner: [own, lists, journey, journeysFile],
    finder: [lists, journey, rehidden, findsFile],
    holder: [held],
    themselves: [log],
  },
  'withheld rock': {
    owner: [own, check, journey, comments, ownActivities, analytics, rocksFile, journeysFile, letter],
    holder: [held, check, journey, comments, ownActivities],
    finder: [['POST /api/rocks/find']],
    themselves: [findsFile, register, log, rehide, say],
    administrator: [['GET /api/admin/withheld'], acts],
  },
  'withheld comment': { themselves: [say, letter], administrator: [['GET /api/admin/withheld']] },
  'withheld photo': { administrator: [queue], anybody: [photo] },
  'photo note': {},
  report: { administrator: [['GET /api/admin/reports']] },
  reason: { themselves: [letter], administrator: [acts] },
  network: {},
  browser: {},
  forgotten: {},
};

export const rules: readonly Rule[] = Object.entries(table).flatMap(([kind, places]) =>
  Object.entries(places).flatMap(([who, where]) =>
    // Keys of this very table.
    where.flat().map((call) => ({ kind: kind as Kind, who: who as Who, where: call })),
  ),
);
