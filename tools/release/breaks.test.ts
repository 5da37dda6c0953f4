import { expect, test } from 'vitest';
import { allMigrations } from '../app/migrate.ts';
import { blame, breaksOf } from './breaks.ts';
import type { KnownSchema } from './last-release.ts';

const first = {
  name: '0000_first.sql',
  queries: [
    'CREATE TABLE rocks (id text PRIMARY KEY NOT NULL, name text NOT NULL, note text) WITHOUT ROWID',
    'CREATE TABLE likes (id integer PRIMARY KEY NOT NULL, rock_id text)',
  ],
};

/** The build knows the first migration, except for a column that it has stopped using. */
const known: KnownSchema = {
  columns: new Map([
    ['rocks', new Set(['id', 'name'])],
    ['likes', new Set(['id', 'rock_id'])],
  ]),
  migrations: new Set([first.name]),
  altered: [],
};

const after = (...queries: string[]) => breaksOf(known, [first, { name: '0001_next.sql', queries }]);

test.each([
  ['ALTER TABLE rocks ADD colour text'],
  [`ALTER TABLE rocks ADD colour text DEFAULT 'red' NOT NULL`],
  ['CREATE TABLE colours (name text NOT NULL)'],
  ['ALTER TABLE rocks DROP COLUMN note'],
  ['CREATE INDEX rocks_name ON rocks (name)'],
])('an earlier build lives with %s', (query) => {
  expect(after(query)).toEqual([]);
});

test.each([
  ['ALTER TABLE rocks DROP COLUMN name', 'rocks.name is gone'],
  ['ALTER TABLE rocks RENAME COLUMN name TO title', 'rocks.name is gone'],
  ['DROP TABLE likes', 'the table likes is gone'],
  ['ALTER TABLE likes RENAME TO hearts', 'the table likes is gone'],
])('an earlier build does not live with %s', (query, what) => {
  expect(after(query)[0]).toBe(`0001_next.sql: ${what}, which the earlier build uses`);
});

test('an earlier build does not live with a new column that its rows must have, nor with a stricter one', () => {
  const rebuild = (columns: string) =>
    after(`CREATE TABLE new_likes (${columns})`, 'DROP TABLE likes', 'ALTER TABLE new_likes RENAME TO likes');
  expect(rebuild('id integer PRIMARY KEY NOT NULL, rock_id text, member_id text NOT NULL')).toEqual([
    '0001_next.sql: likes.member_id is NOT NULL without a default, and the earlier build adds rows without it',
  ]);
  expect(rebuild('id integer PRIMARY KEY NOT NULL, rock_id text NOT NULL')).toEqual([
    '0001_next.sql: likes.rock_id is NOT NULL without a default, and the earlier build adds rows that may lack it',
  ]);
  expect(rebuild('id integer PRIMARY KEY NOT NULL, rock_id text')).toEqual([]);
});

test('a migration that cannot be applied is named', () => {
  expect(after('ALTER TABLE nowhere ADD colour text')).toEqual([
    '0001_next.sql: Error: no such table: nowhere',
  ]);
});

test('an error of the database names the migration that it is about', () => {
  const pending = [
    { name: '0001_colours.sql', queries: ['ALTER TABLE rocks ADD colour text'] },
    { name: '0002_names.sql', queries: ['ALTER TABLE rocks RENAME COLUMN name TO title'] },
  ];
  expect(blame('Error: D1_ERROR: no such column: rocks.name: SQLITE_ERROR', pending)).toEqual([
    '0002_names.sql',
  ]);
  expect(blame('D1_ERROR: table rocks has no column named name', pending)).toEqual(['0002_names.sql']);
  expect(blame('NOT NULL constraint failed: rocks.colour', pending)).toEqual(['0001_colours.sql']);
  expect(blame('the app ended before it served', pending)).toEqual(['0001_colours.sql', '0002_names.sql']);
});

test('an applied migration that is gone or different is named', () => {
  expect(breaksOf({ ...known, altered: ['0000_first.sql'] }, [first])).toEqual([
    '0000_first.sql: it was changed or removed after the earlier build had it, so databases may differ',
  ]);
});

test('every migration of the project can be read this way', async () => {
  const nothing: KnownSchema = { columns: new Map(), migrations: new Set(), altered: [] };
  expect(breaksOf(nothing, await allMigrations())).toEqual([]);
});
