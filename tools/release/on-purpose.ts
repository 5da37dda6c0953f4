// What a migration changes on purpose of the rows that it finds, in its own words.
import type { Migration } from '../app/migrate.ts';
import type { Difference } from './values.ts';

/** `-- On purpose: orders.email_key, sales (why)`, a line of its own. */
const declaration = /^\s*--\s*On purpose:([^(\n]*)/gim;
const dropped = /\bDROP\s+(?:INDEX|TRIGGER|VIEW)\s+(?:IF\s+EXISTS\s+)?[`"]?(\w+)/gi;

/**
 * Of migrations from before this comment, whose files must stay as they are: columns whose old values mean the same in
 * new words, and what was queued in a column and moved to the outbox.
 */
const earlier: Readonly<Record<string, readonly string[]>> = {
  '0001_community_and_ambassadors.sql': ['members.username_key'],
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

/** Tables, columns, indexes, triggers and views that these migrations change, remove or replace on purpose. */
export const onPurpose = (migrations: readonly Migration[]): ReadonlySet<string> =>
  new Set(
    migrations.flatMap(({ name, queries }) => {
      const text = queries.join('\n');
      const declared = [...text.matchAll(declaration)].flatMap(([, list = '']) => list.split(','));
      return [
        ...(earlier[name] ?? []),
        ...declared.map((one) => one.trim()),
        ...[...text.matchAll(dropped)].map(([, part = '']) => part),
      ];
    }),
  );

/** In one line each. */
export const inLines = (differences: readonly Difference[]): string[] =>
  differences.map(({ of, how }) => `${of} ${how}`);
