// What a migration changes on purpose of the rows that it finds, in its own words.
import type { Migration } from '../app/migrate.ts';

/** `-- On purpose: orders.email_key, sales (why)`, a line of its own. */
const declaration = /^\s*--\s*On purpose:([^(\n]*)/gim;
const dropIndex = /\bDROP\s+INDEX\s+(?:IF\s+EXISTS\s+)?[`"]?(\w+)/gi;

/**
 * Of migrations from before this comment, whose files must stay as they are: columns whose old values mean the same in
 * new words, keys that are made of other columns and the indexes that they replace, and what was queued in a column and
 * moved to the outbox.
 */
const earlier: Readonly<Record<string, readonly string[]>> = {
  '0001_community_and_ambassadors.sql': ['members.username_key'],
  '0007_rows_in_their_keys.sql': [
    'entries',
    'activities',
    'finds_held',
    'activities_created',
    'limits_expires',
  ],
  '0013_orders_found_by_no_address.sql': ['orders.email_key'],
  '0014_one_outbox.sql': [
    'orders.receipt_sent_at',
    'purchases.letter_sent_at',
    'duplicate_subscriptions.email_sent_at',
    'acts.leased_until',
    'ambassador_applications.leased_until',
    'daily_reports.leased_until',
  ],
};

/** Tables, columns, keys, unique indexes, triggers and views that these migrations change on purpose. */
export const onPurpose = (migrations: readonly Migration[]): ReadonlySet<string> =>
  new Set(
    migrations.flatMap(({ name, queries }) => {
      const declared = [...queries.join('\n').matchAll(declaration)].flatMap(([, list = '']) =>
        list.split(','),
      );
      return [...(earlier[name] ?? []), ...declared.map((one) => one.trim())];
    }),
  );

/** What to do about a change that is meant. @param of what `onPurpose` has it by */
export const declare = (of: string): string =>
  `If that is right, say so in the migration, on a line of its own: -- On purpose: ${of} (why)`;

/** Names of the indexes that a migration drops. */
export const droppedIndexes = ({ queries }: Migration): ReadonlySet<string> =>
  new Set([...queries.join('\n').matchAll(dropIndex)].map(([, name = '']) => name));
