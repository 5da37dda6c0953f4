// When each locked package was published, and when that was looked up: `npm run update` writes it, `npm run check`
// reads it without a network.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from './lock.ts';

const file = join(import.meta.dirname, 'published.tsv');

export interface Published {
  /** When the registry got it, ISO 8601. */
  at: string;
  /** When we locked it, a UTC day. */
  lockedOn: string;
}

/** By name and version, such as hono@4.13.19. */
export type PublishedList = ReadonlyMap<string, Published>;

export function publishedIn(text: string): PublishedList {
  const rows = text.trim().split('\n').slice(1);
  return new Map(
    rows.map((row) => {
      const [id = '', at = '', lockedOn = ''] = row.split('\t');
      return [id, { at, lockedOn }];
    }),
  );
}

export const readPublished = (): PublishedList => publishedIn(readFileSync(file, 'utf8'));

export function writePublished(list: PublishedList): void {
  const rows = [...list]
    .toSorted(([a], [b]) => compare(a, b))
    .map(([id, { at, lockedOn }]) => `${id}\t${at}\t${lockedOn}`);
  writeFileSync(file, `${['package\tpublished\tlocked', ...rows].join('\n')}\n`);
}
