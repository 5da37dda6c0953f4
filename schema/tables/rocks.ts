// Rocks, the entries of their journeys, and finds. Entries and finds are WITHOUT ROWID tables, which drizzle cannot
// express: each row is stored once, in its primary key.
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { members } from './members.ts';

export const rocks = sqliteTable(
  'rocks',
  {
    id: text('id').primaryKey(),
    /** Null once the owner's account is deleted. */
    ownerId: text('owner_id').references(() => members.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** The Rock ID as its owner wrote it. */
    code: text('code').notNull(),
    /** The normalized Rock ID. */
    codeKey: text('code_key').notNull(),
    photoKey: text('photo_key'),
    createdAt: integer('created_at').notNull(),

    // From here on: derived from the entries, and updated in the batch that adds an entry.
    status: text('status', { enum: ['active', 'hidden', 'found'] })
      .notNull()
      .default('active'),
    /** The number that was given last, to an entry or to a correction; 0 before the first. */
    lastSeq: integer('last_seq').notNull().default(0),
    /**
     * Numbers that are out of order: of entries that were recorded after others that happened later, and of no entry.
     * Without any, seq is the order of the journey.
     */
    lateCount: integer('late_count').notNull().default(0),
    /** Numbers of no entry: a correction has taken one, or the entry was taken back. They count as late, too. */
    gapCount: integer('gap_count').notNull().default(0),
    timesFound: integer('times_found').notNull().default(0),
    /** Metres of the legs that count in rankings. The rock's own distance is this and `tooFastMetres` together. */
    distanceMetres: integer('distance_metres').notNull().default(0),
    /** Metres of the legs that no aeroplane could have flown. */
    tooFastMetres: integer('too_fast_metres').notNull().default(0),
    /** Newest hiding place. */
    hiddenLatitude: real('hidden_latitude'),
    hiddenLongitude: real('hidden_longitude'),
    hiddenLocationName: text('hidden_location_name'),
    /** The town near it; JSON, see `storedTown`. Null until it was looked up. */
    hiddenTown: text('hidden_town'),
    /** Of the newest hiding place: see `quadkeyOf`. */
    quadkey: integer('quadkey'),
    hiddenAt: integer('hidden_at'),
    hiderId: text('hider_id').references(() => members.id, { onDelete: 'set null' }),
    /** The finder who has the rock. */
    holderId: text('holder_id').references(() => members.id, { onDelete: 'set null' }),
    heldSince: integer('held_since'),
    /** Until then whoever enters its ID takes it over from its holder, who hands it on. */
    handingUntil: integer('handing_until'),
    /** Why it does not travel: kept by its finder with thanks, back home with its painter, or at the end of its journey. */
    rest: text('rest', { enum: ['kept', 'home', 'retired'] }),
    /** When the third person did not find it where it should lie; null while nobody, or fewer, missed it. */
    missingSince: integer('missing_since'),
    likeCount: integer('like_count').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),

    /** When the administrator withheld it; null while everybody may see it. */
    withheldAt: integer('withheld_at'),
    /** Key of its withheld photo, which nobody has seen. `photoKey` is null then. */
    withheldPhotoKey: text('withheld_photo_key'),
    /** Who may open the rock's page, as its owner chose. */
    page: text('page', { enum: ['public', 'members', 'hidden'] })
      .notNull()
      .default('public'),

    /** When it changed hands last; null while its owner is the one who painted it. */
    adoptedAt: integer('adopted_at'),
    /** Who painted an adopted rock; null once that account is deleted, and while the painter owns it. */
    painterId: text('painter_id').references(() => members.id, { onDelete: 'set null' }),
    /** Its newest offer. No foreign key: lists leave out an offer that is gone or over. */
    offerId: text('offer_id'),
    /** When its journey was brought along from an archive; what was before counts in no ranking. Null as usual. */
    importedAt: integer('imported_at'),
  },
  (t) => [
    uniqueIndex('rocks_code_key').on(t.codeKey),
    index('rocks_created').on(t.createdAt, t.id),
    index('rocks_name').on(sql`name COLLATE NOCASE`),
    index('rocks_owner').on(t.ownerId, t.createdAt, t.id),
    index('rocks_distance').on(t.distanceMetres, t.id),
    index('rocks_hidden')
      .on(t.hiddenAt, t.id)
      .where(sql`status = 'hidden'`),
    // To find the rocks that a deleted account hid or holds, and for a finder's list of held rocks.
    index('rocks_hider')
      .on(t.hiderId)
      .where(sql`hider_id IS NOT NULL`),
    index('rocks_holder')
      .on(t.holderId, t.heldSince, t.id)
      .where(sql`holder_id IS NOT NULL`),
    index('rocks_on_map')
      .on(t.quadkey)
      .where(sql`status = 'hidden' AND withheld_at IS NULL`),
    // To find the rocks that a deleted account painted.
    index('rocks_painter')
      .on(t.painterId)
      .where(sql`painter_id IS NOT NULL`),
    index('rocks_withheld')
      .on(t.withheldAt, t.id)
      .where(sql`withheld_at IS NOT NULL`),
    // What a member cannot write again.
    index('rocks_withheld_owner')
      .on(t.ownerId)
      .where(sql`withheld_at IS NOT NULL`),
    index('rocks_withheld_photo')
      .on(t.id)
      .where(sql`withheld_photo_key IS NOT NULL`),
    check('rocks_status', sql`${t.status} IN ('active', 'hidden', 'found')`),
    check('rocks_place', sql`(${t.status} = 'active') = (${t.hiddenAt} IS NULL)`),
  ],
);

export const entries = sqliteTable(
  'entries',
  {
    id: text('id').notNull(),
    rockId: text('rock_id')
      .notNull()
      .references(() => rocks.id, { onDelete: 'cascade' }),
    /** Rises as they are recorded; it is unique, so one of two writers loses. */
    seq: integer('seq').notNull(),
    action: text('action', { enum: ['hidden', 'found'] }).notNull(),
    /** Hidden without a find, a little farther; found in the hands of its holder, who handed it on. Null as usual. */
    kind: text('kind', { enum: ['moved', 'handed'] }),
    memberId: text('member_id').references(() => members.id, { onDelete: 'set null' }),
    /** Where the rock was hidden; of a find, where it had been hidden. */
    latitude: real('latitude').notNull(),
    longitude: real('longitude').notNull(),
    locationName: text('location_name').notNull(),
    notes: text('notes').notNull().default(''),
    /** What the finder said at the find, and the painter's thanks for it: '' without words, null without thanks. */
    line: text('line').notNull().default(''),
    thanks: text('thanks'),
    /** Who gave these thanks, if the rock has changed hands since; null for its owner. */
    thanksBy: text('thanks_by').references(() => members.id, { onDelete: 'set null' }),
    /** A finder's own note of the place: for the finder and the owner only. */
    ownLatitude: real('own_latitude'),
    ownLongitude: real('own_longitude'),
    ownLocationName: text('own_location_name'),
    /** The towns near these places; JSON, see `storedTown`. Null until they were looked up. */
    town: text('town'),
    ownTown: text('own_town'),
    /** Metres of the leg that ends here: from the hiding place before. 0 for a find and for the first hide. */
    metres: integer('metres').notNull().default(0),
    /** True when that leg was too fast to count in rankings. */
    isTooFast: integer('is_too_fast', { mode: 'boolean' }).notNull().default(false),
    /** ISO 3166-1 numeric code of the country, null at sea. */
    country: text('country'),
    /** When it happened: the order of a journey is (createdAt, seq). */
    createdAt: integer('created_at').notNull(),
    /** When we recorded it. */
    recordedAt: integer('recorded_at').notNull(),
    /** Whether its author has corrected its place or time: others are told of that once. */
    isCorrected: integer('is_corrected', { mode: 'boolean' }).notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.rockId, t.seq] }),
    index('entries_member').on(t.memberId, t.createdAt),
    index('entries_thanks_by')
      .on(t.thanksBy)
      .where(sql`thanks_by IS NOT NULL`),
    // For the figures of a day.
    index('entries_counted')
      .on(t.recordedAt, t.rockId, t.metres)
      .where(sql`metres > 0 AND is_too_fast = 0`),
    // Entries whose towns were not looked up, or were stored without the town's position.
    index('entries_without_town')
      .on(t.createdAt)
      .where(
        sql`town IS NULL OR json_array_length(town) = 5 OR (own_latitude IS NOT NULL AND own_town IS NULL)`,
      ),
    check('entries_action', sql`${t.action} IN ('hidden', 'found')`),
    check('entries_seq', sql`${t.seq} >= 1`),
    check('entries_latitude', sql`${t.latitude} BETWEEN -90 AND 90`),
    check('entries_longitude', sql`${t.longitude} BETWEEN -180 AND 180`),
    check('entries_somewhere', sql`${t.latitude} <> 0 OR ${t.longitude} <> 0`),
    check('entries_own_latitude', sql`${t.ownLatitude} IS NULL OR ${t.ownLatitude} BETWEEN -90 AND 90`),
    check('entries_own_longitude', sql`${t.ownLongitude} IS NULL OR ${t.ownLongitude} BETWEEN -180 AND 180`),
    check('entries_metres', sql`${t.metres} >= 0`),
  ],
);

/**
 * The countries of a rock's journey, so that a correction knows whether it was the only one there. A withheld rock has
 * none. WITHOUT ROWID.
 */
export const rockCountries = sqliteTable(
  'rock_countries',
  {
    country: text('country').notNull(),
    /** No foreign key, which would need an index: a rock that was hidden is never deleted. */
    rockId: text('rock_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.country, t.rockId] })],
);

/** Entries that their authors took back: they count for nothing. WITHOUT ROWID, as entries. */
export const retractions = sqliteTable(
  'retractions',
  {
    rockId: text('rock_id')
      .notNull()
      .references(() => rocks.id, { onDelete: 'cascade' }),
    /** Of the entry, as are the columns below. */
    seq: integer('seq').notNull(),
    action: text('action', { enum: ['hidden', 'found'] }).notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    latitude: real('latitude').notNull(),
    longitude: real('longitude').notNull(),
    locationName: text('location_name').notNull(),
    town: text('town'),
    createdAt: integer('created_at').notNull(),
    recordedAt: integer('recorded_at').notNull(),
    retractedAt: integer('retracted_at').notNull(),
    /** Whether the journey shows it, struck through: something else had happened since. */
    isShown: integer('is_shown', { mode: 'boolean' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.rockId, t.seq] }), index('retractions_member').on(t.memberId)],
);

export const finds = sqliteTable(
  'finds',
  {
    id: text('id').primaryKey(),
    rockId: text('rock_id')
      .notNull()
      .references(() => rocks.id, { onDelete: 'cascade' }),
    memberId: text('member_id').references(() => members.id, { onDelete: 'set null' }),
    /** Seq of the found entry. */
    seq: integer('seq').notNull(),
    foundAt: integer('found_at').notNull(),
    /** Whether it counts on leaderboards, while its rock is not withheld. */
    isScored: integer('is_scored', { mode: 'boolean' }).notNull(),
    /** Null while the finder has the rock. */
    closedAt: integer('closed_at'),
    /** Seq of the rehide; null when somebody else found the rock first. */
    rehiddenSeq: integer('rehidden_seq'),
    /** Whether the finder may keep the rock: the painter was asked, and has answered. Null while nobody asks. */
    keeping: text('keeping', { enum: ['asked', 'granted', 'declined'] }),
  },
  (t) => [
    uniqueIndex('finds_open')
      .on(t.rockId)
      .where(sql`closed_at IS NULL`),
    index('finds_rehidden')
      .on(t.memberId, t.closedAt, t.id)
      .where(sql`rehidden_seq IS NOT NULL`),
    index('finds_rock_member').on(t.rockId, t.memberId, t.foundAt),
    index('finds_member').on(t.memberId),
  ],
);

/** Number of rocks on the map in each cell of each level, changed in the batch that moves a rock. No row means none. */
export const mapCells = sqliteTable('map_cells', {
  /** See `cellKey`. */
  cell: integer('cell').primaryKey(),
  count: integer('count').notNull(),
  /** Sums over the rocks, in thousandths of a degree, from what `blurred` leaves of their places. */
  latitudes: integer('latitudes').notNull(),
  longitudes: integer('longitudes').notNull(),
});
