// The privacy page and docs/data.md say the same, and so do the tables.
import { readFileSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import { keptGroupsOf } from '../../schema/privacy.ts';
import * as tables from '../../schema/tables/index.ts';
import { shownElsewhere } from '../../worker/testing/retentions.ts';
import { periodsIn, storesIn } from '../../worker/testing/stored-data.ts';
import { titlesIn } from './claims.ts';
import * as en from '../../schema/words/en/index.ts';

const stores = storesIn(readFileSync(new URL('../../docs/data.md', import.meta.url), 'utf8'));
const names = stores.map(({ name }) => name);
const keptGroups = keptGroupsOf(en.privacy);
const lines = keptGroups.flatMap(({ kept }) => kept);

test('docs/data.md lists every table', () => {
  const ours = Object.values(tables).flatMap((table) =>
    is(table, SQLiteTable) ? [getTableName(table)] : [],
  );
  expect(names.filter((name) => !name.includes(':')).toSorted()).toEqual(ours.toSorted());
});

test('every store of docs/data.md is in one line of the privacy page, and nothing else', () => {
  const covered = lines.flatMap((line) => line.stores);
  expect(covered.toSorted()).toEqual(names.toSorted());
});

test.each(lines.map((line) => [line.what, line] as const))(
  'the privacy page and docs/data.md give the same periods: %s',
  (_what, { long, stores: covered }) => {
    const written = stores.filter(({ name }) => covered.includes(name)).flatMap(({ periods }) => periods);
    expect(periodsIn(long)).toEqual([...new Set(written)].toSorted());
  },
);

test.each(keptGroups.map((group) => [group.title, group] as const))(
  'the one line of a group names only periods of its list: %s',
  (_title, { short, kept }) => {
    const listed = kept.flatMap(({ long }) => periodsIn(long));
    expect(periodsIn(short).filter((period) => !listed.includes(period))).toEqual([]);
  },
);

test.each(shownElsewhere)('$file shows for how long $store is kept: $title', ({ store, file, title }) => {
  const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  expect([...titlesIn(source)]).toContain(title);
  expect(names.some((name) => name.startsWith(store))).toBe(true);
});

test('stores and their periods are read from tables', () => {
  const page = [
    '## D1 (binding)',
    '',
    '| Table | One row is | Kept |',
    '| - | - | - |',
    '| `a`, `b` | a thing of 3 days | 48 hours, or a week |',
    '',
    '| Constraint | Columns |',
    '| - | - |',
    '| `c` | none |',
    '',
    '## R2',
    '',
    '| Key | Kept |',
    '| - | - |',
    '| a word | for ever |',
    '',
  ].join('\n');
  expect(storesIn(page)).toEqual([
    { name: 'a', periods: ['1 week', '48 hour'] },
    { name: 'b', periods: ['1 week', '48 hour'] },
    { name: 'object:a word', periods: [] },
  ]);
});
