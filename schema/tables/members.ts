// Members, their sign-in codes, changes of address and kept suspensions, and the stored answers for repeated requests.
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

export const members = sqliteTable(
  'members',
  {
    id: text('id').primaryKey(),
    /** Verified address as typed. */
    email: text('email'),
    /** Lower case, NFKC, for comparison at sign-in. */
    emailKey: text('email_key'),
    username: text('username').notNull().default(''),
    /** The normalized username; null if none was chosen. */
    usernameKey: text('username_key'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    city: text('city').notNull().default(''),
    state: text('state').notNull().default(''),
    country: text('country').notNull().default(''),
    photoKey: text('photo_key'),
    /** What the site speaks to them; null until they sign in once more, or have chosen. */
    language: text('language'),
    /** 'mi' or 'km'; null: as where they read. */
    distanceUnit: text('distance_unit'),
    isFirstLogin: integer('is_first_login', { mode: 'boolean' }).notNull().default(true),
    /** Raised to end every session at once. */
    authEpoch: integer('auth_epoch').notNull().default(0),
    /** A plan given by hand: access without a payment. */
    hasManualPlan: integer('has_manual_plan', { mode: 'boolean' }).notNull().default(false),
    /** End of access by the member's subscriptions; updated in the batch that changes one of them. */
    accessUntil: integer('access_until'),
    /** Subject at the OpenID Connect issuer, as `issuer subject`. */
    oidcSubject: text('oidc_subject'),
    /** Counters, changed in the same batch as what they count. */
    rockCount: integer('rock_count').notNull().default(0),
    /** Rocks that count on leaderboards: neither withheld nor imported. */
    scoredRockCount: integer('scored_rock_count').notNull().default(0),
    findCount: integer('find_count').notNull().default(0),
    /** Finds that count on leaderboards: none of a withheld rock. */
    scoredFindCount: integer('scored_find_count').notNull().default(0),
    /** Metres that the member's rocks have traveled, split as in `rocks`: those that count, and those too fast. */
    distanceMetres: integer('distance_metres').notNull().default(0),
    tooFastMetres: integer('too_fast_metres').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    /** When the member was suspended; null unless they were. It may have ended by itself. */
    suspendedAt: integer('suspended_at'),
    /** When that ends by itself; null until it is lifted. */
    suspendedUntil: integer('suspended_until'),
    /** Why, in words that the member reads. */
    suspendedBecause: text('suspended_because').notNull().default(''),
  },
  (t) => [
    uniqueIndex('members_email_key').on(t.emailKey),
    uniqueIndex('members_oidc_subject').on(t.oidcSubject),
    uniqueIndex('members_username_key').on(t.usernameKey),
    index('members_created').on(t.createdAt, t.id),
    index('members_scored_finds')
      .on(t.scoredFindCount, t.id)
      .where(sql`scored_find_count > 0`),
    index('members_scored_rocks')
      .on(t.scoredRockCount, t.id)
      .where(sql`scored_rock_count > 0`),
  ],
);

export const signInCodes = sqliteTable(
  'sign_in_codes',
  {
    id: text('id').primaryKey(),
    /** SHA-256 of the token in the requesting browser's cookie. */
    browserHash: text('browser_hash').notNull(),
    /** HMAC of the code with that token as its key: without the cookie the row does not help to guess. */
    codeHash: text('code_hash').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    /** Hash of the requesting IP address or subnet. */
    ipHash: text('ip_hash').notNull(),
    /** Hash of the requesting browser, if the member has signed in there before: such emails count separately. */
    knownHash: text('known_hash'),
    returnTo: text('return_to').notNull(),
    triesLeft: integer('tries_left').notNull(),
    usedAt: integer('used_at'),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [
    index('sign_in_codes_browser').on(t.browserHash, t.createdAt),
    index('sign_in_codes_email').on(t.emailKey, t.createdAt),
    index('sign_in_codes_ip').on(t.ipHash, t.createdAt),
    index('sign_in_codes_created').on(t.createdAt),
  ],
);

/** Browsers in which a member has signed in: emails that strangers request do not count there. */
export const knownBrowsers = sqliteTable(
  'known_browsers',
  {
    /** SHA-256 of the token in the browser's cookie. */
    browserHash: text('browser_hash').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** When the member signed in there the last time. */
    seenAt: integer('seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.browserHash, t.memberId] }),
    index('known_browsers_member').on(t.memberId),
    index('known_browsers_seen').on(t.seenAt),
  ],
);

export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of the request: the same key with another body is refused. */
    requestHash: text('request_hash').notNull(),
    /** The first answer as JSON; for a stored refusal its message. */
    answer: text('answer').notNull(),
    isRefusal: integer('is_refusal', { mode: 'boolean' }).notNull().default(false),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.key] })],
);

/** The members of the sessions in KV, so that sessions can be deleted with an account. */
export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the session's token. */
    sessionHash: text('session_hash').primaryKey(),
    /** Null once the account is deleted: the session is then to be deleted from KV. */
    memberId: text('member_id').references(() => members.id, { onDelete: 'set null' }),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('sessions_member').on(t.memberId), index('sessions_expires').on(t.expiresAt)],
);

/** Sessions that were signed out: KV may still return them for a minute. */
export const endedSessions = sqliteTable(
  'ended_sessions',
  {
    /** SHA-256 of the session's token. */
    sessionHash: text('session_hash').primaryKey(),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('ended_sessions_expires').on(t.expiresAt)],
);

/** Requested changes of an email address; only a member's newest one counts. */
export const emailChanges = sqliteTable(
  'email_changes',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The address before, as typed, and normalized. */
    oldEmail: text('old_email').notNull(),
    oldEmailKey: text('old_email_key').notNull(),
    newEmail: text('new_email').notNull(),
    newEmailKey: text('new_email_key').notNull(),
    /** SHA-256 of the token in the email to the new address. */
    confirmHash: text('confirm_hash').notNull(),
    /** SHA-256 of the token in the email to the old address. */
    undoHash: text('undo_hash').notNull(),
    createdAt: integer('created_at').notNull(),
    confirmedAt: integer('confirmed_at'),
    /** Undone from the old address, or replaced by a newer request. */
    endedAt: integer('ended_at'),
  },
  (t) => [
    uniqueIndex('email_changes_confirm').on(t.confirmHash),
    uniqueIndex('email_changes_undo').on(t.undoHash),
    index('email_changes_member').on(t.memberId, t.createdAt),
    index('email_changes_created').on(t.createdAt),
  ],
);

/** Deleted accounts, for later events of the payment provider. */
export const departures = sqliteTable(
  'departures',
  {
    /** Hash of the member's id: a known id can be looked up, but no id can be read here. */
    memberHash: text('member_id').primaryKey(),
    leftAt: integer('left_at').notNull(),
  },
  (t) => [index('departures_left').on(t.leftAt)],
);

/** Suspensions of addresses that their account has left, by deletion or for another address. */
export const keptSuspensions = sqliteTable(
  'kept_suspensions',
  {
    /** HMAC of the normalized address: a known address can be looked up, but no address can be read here. */
    addressHash: text('address_hash').primaryKey(),
    /** The account that has another address now; null once it is deleted. */
    memberId: text('member_id').references(() => members.id, { onDelete: 'set null' }),
    /** As of the member: why, and when it ends by itself. */
    reason: text('reason').notNull(),
    until: integer('until'),
    leftAt: integer('left_at').notNull(),
  },
  (t) => [index('kept_suspensions_member').on(t.memberId)],
);

/** Photos that no row refers to any more, or yet, until they are deleted from R2. */
export const pendingPhotoDeletions = sqliteTable('photo_drops', {
  key: text('key').primaryKey(),
  /** When it may be deleted; 0 once the deletion has started. */
  askedAt: integer('asked_at').notNull(),
});

/** The address of an account that was deleted on request, until the email that says so has left. */
export const deletionEmails = sqliteTable('deletion_emails', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  /** What the account had; null without one. */
  language: text('language'),
  createdAt: integer('created_at').notNull(),
});
