// The kinds of secrets in a world, and who may see each of them where. Anything that this table does not allow is a
// leak.

/** How somebody relates to a canary: it is by or about them, or they own, hold or found the rock that it belongs to. */
export type Relation = 'themselves' | 'owner' | 'holder' | 'finder';

/** People by their relation to the canary, or by their role. */
export type Who = Relation | 'administrator' | 'pro' | 'members' | 'anybody';

export interface Rule {
  kind: Kind;
  who: Who;
  /** A route, or 'email'. A HEAD counts as its GET. */
  where: string;
}

/** A page may show what its URL contains. The page of a label shows the same as a check. */
const label = ['GET /:r{[rR]}/:code'];
const own = ['GET /api/rocks/my'];
const held = ['GET /api/rocks/rehide'];
const rehidden = ['GET /api/rocks/rehidden'];
const lists = ['GET /api/rocks', 'GET /api/rocks/featured'];
const journey = ['GET /api/rocks/:id/journey'];
/** By town: neither exact places nor names of places. */
const rockHtml = ['GET /rocks/:id'];
const oembed = ['GET /api/oembed'];
const rockPage = ['GET /api/rocks/:id/page', ...rockHtml];
const map = ['GET /api/rocks/locations', 'GET /api/map'];
const comments = ['GET /api/rocks/:id/interactions'];
/** Rocks of which one may be the found one. */
const likely = ['GET /api/worn-off'];
const ask = ['POST /api/rocks/:id/questions'];
const ownQuestions = ['GET /api/questions'];
const question = ['GET /api/questions/:id'];
const check = ['GET /api/rocks/check/:id', ...label];
const ownActivities = ['GET /api/activities/my'];
const news = ['GET /api/notifications', 'GET /api/user/export/notifications.csv'];
const followsFile = ['GET /api/user/export/follows.csv'];
const analytics = ['GET /api/user/analytics'];
const rocksFile = ['GET /api/user/export/rocks.csv'];
const journeysFile = ['GET /api/user/export/journeys.csv'];
const findsFile = ['GET /api/user/export/finds.csv'];
/** A member's own ZIP. */
const archive = ['GET /api/user/export.zip'];
const self = ['GET /api/auth/user', 'DELETE /api/user/avatar', ...label, 'GET /rocks/:id'];
/** Also the call that cancels an email change. Its response contains no new email. */
const selfAgain = [...self, 'DELETE /api/auth/user/email'];
const email = ['email'];
const queue = ['GET /api/admin/reports', 'GET /api/admin/withheld'];
const hour = ['GET /api/admin/takebacks'];
/** Names the rock that was searched for. */
const departed = ['GET /api/admin/departed'];
const auditLog = ['GET /api/admin/acts'];
const membersFile = ['GET /api/admin/members.csv'];
const memberPage = ['GET /api/admin/members/:id'];
const memberLists = ['GET /api/admin/members', ...memberPage, ...membersFile];
const orders = ['GET /api/admin/orders', 'GET /api/admin/orders.csv'];
const oneOrder = ['GET /api/admin/orders/:id'];
const applications = ['GET /api/admin/applications'];
const register = ['POST /api/rocks'];
const log = ['POST /api/rocks/:id/locations'];
const rehide = ['POST /api/rocks/:id/rehide'];
const say = ['POST /api/rocks/:id/interactions'];

/** These pages, too, may show what their URL contains. */
const photo = ['GET /img/:key', 'GET /img/:key/320'];
const confirm = ['GET /api/auth/email/confirm'];
/** Their form holds the code that they were sent. */
const watch = ['POST /api/seen/watch'];
/** Names the rock of the code that it was sent. */
const seen = ['GET /api/seen'];
const undo = ['GET /api/auth/email/undo'];

type Places = { [W in Who]?: readonly (readonly string[])[] };

const table = {
  /** The Rock ID on a rock. */
  code: {
    owner: [own, rocksFile, journeysFile, register, archive],
    // A question of theirs that the painter confirmed.
    holder: [held, question],
    // The response to their own comment.
    finder: [say],
    anybody: [label, ['POST /nfc-scan'], watch, seen],
  },
  /** A Rock ID that was printed for an order and is on no rock yet. */
  label: { administrator: [['GET /api/admin/labels']], anybody: [['POST /nfc-scan']] },
  email: {
    themselves: [selfAgain, confirm, email, ['PATCH /api/auth/user/email'], archive],
    administrator: [queue, hour, auditLog, memberLists],
    anybody: [undo],
  },
  /** An email that is not confirmed yet. */
  'new email': {
    themselves: [self, confirm, email, ['PATCH /api/auth/user/email'], archive],
    anybody: [undo],
  },
  /** The token of a link in an email. */
  link: { themselves: [email], anybody: [confirm, undo, ['POST /api/auth/email/confirm']] },
  'first name': {
    themselves: [selfAgain, register, log, rehide, say],
    anybody: [
      lists,
      journey,
      comments,
      rockPage,
      oembed,
      likely,
      ['GET /api/leaderboard', 'GET /api/leaderboard/registered', 'GET /api/activities'],
    ],
    // An email about a find names the finder, and one about thanks the painter.
    members: [
      own,
      held,
      rehidden,
      ownActivities,
      ownQuestions,
      question,
      news,
      findsFile,
      journeysFile,
      followsFile,
      email,
      archive,
    ],
    administrator: [queue, hour, memberLists, auditLog],
  },
  username: {
    themselves: [selfAgain, register, log, say, ownActivities, journeysFile],
    anybody: [
      lists,
      journey,
      comments,
      rockPage,
      oembed,
      likely,
      ['GET /api/leaderboard/registered', 'GET /api/activities'],
    ],
    members: [own, held, rehidden, ownQuestions, question, news, email, archive],
    administrator: [['GET /api/admin/reports'], hour, memberLists],
  },
  'last name': { themselves: [selfAgain, archive], administrator: [memberLists] },
  /** City, state and country of a member. */
  home: { themselves: [selfAgain, archive], administrator: [membersFile, memberPage] },
  /** The token in a member's cookie. */
  session: {},
  /** The first name of a Founding Ambassador. */
  applicant: {
    themselves: [email],
    anybody: [['GET /api/founding-ambassadors']],
    administrator: [applications, orders],
  },
  /** Other fields of an application. */
  application: { themselves: [email], administrator: [applications, orders], anybody: [watch] },
  /** Recipient and shipment of an order. */
  order: { themselves: [email], owner: [archive], administrator: [orders, oneOrder] },
  /** Id of a payment at the provider. */
  payment: { administrator: [orders, oneOrder] },
  /** The email with which a visitor paid for a plan. */
  purchase: { themselves: [email] },
  /** Name, description and place of a rock that everybody may see. */
  'rock words': {
    anybody: [lists, journey, check, seen, rockPage, oembed, likely, ['GET /api/activities']],
    pro: [map],
    // Who asked about one is told the painter's answer.
    members: [email, followsFile, ownQuestions, question, news, archive],
    owner: [own, ownActivities, analytics, rocksFile, journeysFile, email],
    holder: [held, ownActivities],
    finder: [rehidden, ownActivities, findsFile, ['POST /api/rocks/find']],
    themselves: [register, log, rehide],
    administrator: [queue, auditLog, memberPage, departed],
  },
  comment: {
    anybody: [lists, comments, rockPage],
    owner: [own, news, email, archive],
    finder: [rehidden],
    themselves: [say, archive],
    administrator: [['GET /api/admin/reports']],
  },
  'exact place': {
    members: [lists, journey, map],
    owner: [own, rocksFile, journeysFile, archive],
    holder: [held],
    finder: [rehidden, archive],
    themselves: [log, rehide],
  },
  notes: {
    members: [lists, journey],
    owner: [own, journeysFile, archive],
    holder: [held],
    finder: [rehidden],
    themselves: [findsFile, log, rehide, archive],
  },
  /** Where a finder says that they found it. */
  'own place': {
    owner: [own, lists, journey, journeysFile, archive],
    finder: [lists, journey, rehidden, findsFile, archive],
    holder: [held],
    themselves: [log],
  },
  'withheld rock': {
    owner: [
      own,
      check,
      journey,
      comments,
      ownActivities,
      question,
      news,
      analytics,
      rocksFile,
      journeysFile,
      followsFile,
      email,
      archive,
    ],
    holder: [archive, held, check, journey, comments, ownActivities],
    finder: [['POST /api/rocks/find']],
    themselves: [findsFile, register, log, rehide, say, archive],
    administrator: [['GET /api/admin/withheld'], auditLog, memberPage],
  },
  'withheld comment': {
    themselves: [say, email, archive],
    administrator: [['GET /api/admin/withheld'], auditLog],
  },
  /** Key of the photo. */
  'withheld photo': { administrator: [queue], anybody: [photo] },
  /** Id of a finder's question. Its owner is the painter who is asked. */
  question: {
    themselves: [ask, ownQuestions, question, ['GET /api/notifications'], archive],
    // The last one is the painter's report.
    owner: [question, ['GET /api/notifications'], email, ['POST /api/reports']],
    administrator: [['GET /api/admin/reports']],
  },
  /** Key of the photo of the found rock. */
  'question photo': {
    themselves: [ownQuestions, question],
    owner: [question],
    administrator: [['GET /api/admin/reports']],
    anybody: [photo],
  },
  /** Metadata that a camera wrote into a photo. */
  'photo note': {},
  /** Details in a report. */
  report: { themselves: [archive], administrator: [['GET /api/admin/reports']] },
  /** Why the administrator took an action. */
  reason: { themselves: [email], administrator: [auditLog, memberPage] },
  /** Address of a member's browser at its push service. */
  'push endpoint': {},
  network: {},
  browser: {},
  /** Any personal data of a member who has deleted their account. */
  forgotten: {},
} satisfies Record<string, Places>;

/** The kind of a secret. */
export type Kind = keyof typeof table;

export const rules: readonly Rule[] = Object.entries(table).flatMap(([kind, places]) =>
  Object.entries<Places[Who]>(places).flatMap(([who, where]) =>
    // The casts are needed because `Object.entries` widens the keys.
    (where ?? []).flat().map((call) => ({ kind: kind as Kind, who: who as Who, where: call })),
  ),
);
