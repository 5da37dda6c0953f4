// Which line of the privacy page covers which stores. A test compares it with docs/data.md.
import type { Words } from './words/words.ts';

type Groups = Words['privacy']['groups'];

/** One line of the page. */
export interface KeptLine {
  what: string;
  /** How long, with the numbers of docs/data.md. */
  long: string;
  /**
   * The stores that it covers, as docs/data.md names them: tables plainly, keys of KV and R2, cookies, stores of the
   * browser and those of others with their kind before a colon.
   */
  stores: readonly string[];
}

export interface KeptGroup {
  /** Of the heading, for links. */
  id: string;
  title: string;
  /** How long, in one line. */
  short: string;
  /** What it is for. */
  why: string;
  kept: readonly KeptLine[];
  /** Who else sees it; '' if nobody does. */
  seen: string;
}

/** By the words of the line. */
const stores: { readonly [G in keyof Groups]: Readonly<Record<keyof Groups[G]['kept'], readonly string[]>> } =
  {
    account: {
      profile: ['members'],
      emailChange: ['email_changes'],
      emailChangeLink: ['cookie:__Host-change'],
    },
    'signing-in': {
      code: ['sign_in_codes'],
      codeOfDevice: ['cookie:__Host-code'],
      otherService: ['cookie:__Host-errand'],
      session: ['sessions', 'ended_sessions', 'key:session:<SHA-256 of the token>', 'cookie:__Host-sid'],
      knownBrowser: ['known_browsers', 'cookie:__Host-known'],
    },
    rocks: {
      rock: ['rocks', 'entries', 'rock_countries', 'finds', 'activities'],
      sighting: ['sightings'],
      retraction: ['retractions'],
      likesAndComments: ['likes', 'comments'],
      absence: ['absences'],
      follows: ['follows'],
      report: ['reports'],
      withheld: ['withheld_words'],
    },
    photos: {
      photo: ['object:32 random lower-case letters and digits', 'object:-320', 'object:-1200'],
      deletion: ['photo_drops'],
    },
    'each-other': {
      question: ['questions'],
      offer: ['offers'],
      watcher: ['watchers'],
    },
    messages: {
      news: ['notifications', 'untold_events'],
      sent: ['outbox'],
      deletedAccount: ['deletion_emails'],
      choices: ['notification_choices', 'notification_settings'],
      push: ['push_subscriptions', 'browser:push'],
    },
    payments: {
      stripeNumber: ['customers', 'checkout_claims', 'purchases'],
      paid: ['subscriptions', 'duplicate_subscriptions', 'labels'],
      order: ['orders'],
      application: ['ambassador_applications'],
      stripeMessages: ['payment_events'],
      departure: ['departures', 'customer_drops'],
      purchase: [
        'cookie:__Host-purchase',
        'cookie:__Host-order',
        'browser:selectedPlan',
        'browser:pendingPayment',
        'browser:askedForPurchases',
      ],
    },
    safety: {
      limits: ['limits'],
      repeats: ['idempotency_keys'],
      pendingFind: ['cookie:__Host-wish'],
      language: ['cookie:__Host-lang', 'cookie:__Host-unit', 'browser:askedLanguage'],
      bookmark: ['cookie:__Host-bookmark'],
      adminActions: ['acts'],
      suspension: ['kept_suspensions'],
      traces: ['traces'],
      departed: ['departed_deeds'],
      takebacks: ['takebacks', 'takeback_items'],
      logLines: ['elsewhere:log lines'],
      health: ['health_counts'],
      alarms: ['alarms', 'troubles', 'key:pause'],
      backups: ['elsewhere:copies of the database'],
    },
    counting: {
      visit: ['visits', 'visit_salts'],
      visitOfDevice: ['browser:visitCounted'],
      figures: ['visit_days', 'daily_reports', 'totals', 'countries', 'country_finds', 'map_cells', 'chores'],
    },
    map: {
      search: ['key:place:<SHA-256 of the search>'],
      places: ['place_cells', 'place_lists', 'place_version', 'key:health'],
      tiles: ['browser:map-tiles', 'browser:map-area', 'browser:kept-for-member', 'browser:kept-for-visitor'],
    },
    device: {
      drafts: [
        'browser:draft:home:<member id>',
        'browser:draft:…',
        'browser:draft:linked-find',
        'browser:draft:offer:<offer id>',
        'browser:draft:pending-rock',
        'browser:shared-photo',
      ],
      scroll: ['browser:tsr-scroll-restoration-v1_3'],
      outbox: ['browser:outbox'],
      answers: ['browser:answers-for-member', 'browser:photos-for-member'],
      app: ['browser:workbox-precache-v2-…', 'browser:parts', 'browser:workbox-expiration'],
    },
  };

/** The groups in the order of the page. */
export function keptGroupsOf({ groups }: Words['privacy']): KeptGroup[] {
  const lines: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = stores;
  return Object.entries(groups).map(([id, { kept, ...words }]) => ({
    id,
    ...words,
    kept: Object.entries(kept).map(([name, line]) => ({ ...line, stores: lines[id]?.[name] ?? [] })),
  }));
}
