import { expect, test } from 'vitest';
import { allMigrations } from '../app/migrate.ts';
import { blame, breaksOf } from './breaks.ts';
import type { KnownSchema } from './last-release.ts';

const first = {
  name: '0000_first.sql',
  queries: [
    'CREATE TABLE rocks (id text PRIMARY KEY NOT NULL, name text NOT NULL, note text) WITHOUT ROWID',
    'CREATE TABLE likes (id integer PRIMARY KEY NOT NULL, rock_id text)',
    'CREATE UNIQUE INDEX likes_once ON likes (rock_id)',
    'CREATE INDEX rocks_note ON rocks (note)',
    'CREATE TRIGGER count_likes AFTER INSERT ON likes BEGIN SELECT 1; END',
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
  ['DROP INDEX rocks_note; ALTER TABLE rocks DROP COLUMN note'],
  ['CREATE INDEX rocks_name ON rocks (name)'],
  ['DROP INDEX rocks_note'],
  // Its rows have nothing there, and rows with nothing are never the same.
  ['ALTER TABLE rocks ADD slug text; CREATE UNIQUE INDEX rocks_slug ON rocks (slug)'],
  ['CREATE TABLE colours (name text UNIQUE)'],
  ['CREATE UNIQUE INDEX likes_of_a_rock ON `likes` (`rock_id`); DROP INDEX likes_once'],
  ['-- On purpose: likes_once (a rock may be liked twice)\nDROP INDEX likes_once'],
  ['-- On purpose: rocks_name (no two were the same)\nCREATE UNIQUE INDEX rocks_name ON rocks (name)'],
  ['-- On purpose: count_likes (the worker counts)\nDROP TRIGGER count_likes'],
])('an earlier build lives with %s', (query) => {
  expect(after(query)).toEqual([]);
});

test.each([
  [
    'a new trigger',
    'CREATE TRIGGER count_rocks AFTER INSERT ON rocks BEGIN SELECT 1; END',
    'the trigger count_rocks on rocks is new. What the earlier build writes there has another effect now. If that is right, say so in the migration, on a line of its own: -- On purpose: count_rocks (why)',
  ],
  ['a trigger that is gone', 'DROP TRIGGER count_likes', 'the trigger count_likes on likes is gone. '],
  [
    'a unique index that is gone',
    'DROP INDEX likes_once',
    'the unique index likes_once on likes(rock_id) is gone. The earlier build relies on it, and may write the same twice now. If that is right',
  ],
  [
    'a unique index that became plain',
    'DROP INDEX likes_once; CREATE INDEX likes_once ON likes (rock_id)',
    'the unique index likes_once on likes(rock_id) is gone. ',
  ],
  [
    'a new unique index',
    'CREATE UNIQUE INDEX rocks_name ON rocks (name)',
    'the unique index rocks_name on rocks(name) is new. The earlier build may write what it refuses. If that is right',
  ],
  [
    'a new unique index of a column that has a default',
    `ALTER TABLE rocks ADD colour text DEFAULT 'red' NOT NULL; CREATE UNIQUE INDEX rocks_colour ON rocks (colour)`,
    'the unique index rocks_colour on rocks(colour) is new. ',
  ],
])('an earlier build does not live with %s, unless it is declared', (_, query, what) => {
  expect(after(query).map((said) => said.startsWith(`0001_next.sql: ${what}`))).toEqual([true]);
});

test('a table that is made anew without its indexes, its trigger and its key is named', () => {
  const said = after(
    'CREATE TABLE new_likes (id integer, rock_id text)',
    'DROP TABLE likes',
    'ALTER TABLE new_likes RENAME TO likes',
    'CREATE TABLE new_rocks (id text NOT NULL, name text NOT NULL, note text)',
    'DROP TABLE rocks',
    'ALTER TABLE new_rocks RENAME TO rocks',
  );
  expect(said.map((one) => one.slice(0, one.indexOf('.', 20)))).toEqual([
    '0001_next.sql: the key rocks(id) is gone',
    '0001_next.sql: the unique index likes_once on likes(rock_id) is gone',
    '0001_next.sql: the index rocks_note on rocks is gone, and nothing drops it',
    '0001_next.sql: the trigger count_likes on likes is gone',
  ]);
});

test.each([
  ['ALTER TABLE rocks DROP COLUMN name', 'rocks.name is gone'],
  ['ALTER TABLE rocks RENAME COLUMN name TO title', 'rocks.name is gone'],
  ['DROP TABLE likes', 'the table likes is gone'],
  ['ALTER TABLE likes RENAME TO hearts', 'the table likes is gone'],
])('an earlier build does not live with %s', (query, what) => {
  expect(after(query)[0]).toBe(
    `0001_next.sql: ${what}, which the earlier build uses. Keep it, and remove it with a later release.`,
  );
});

test('an earlier build does not live with a new column that its rows must have, nor with a stricter one', () => {
  const rebuild = (columns: string) =>
    after(
      '-- On purpose: likes_once, count_likes',
      `CREATE TABLE new_likes (${columns})`,
      'DROP TABLE likes',
      'ALTER TABLE new_likes RENAME TO likes',
    );
  expect(rebuild('id integer PRIMARY KEY NOT NULL, rock_id text, member_id text NOT NULL')).toEqual([
    '0001_next.sql: likes.member_id is NOT NULL without a default, and the earlier build adds rows without it. Give it a default, or require it with a later release.',
  ]);
  expect(rebuild('id integer PRIMARY KEY NOT NULL, rock_id text NOT NULL')).toEqual([
    '0001_next.sql: likes.rock_id is NOT NULL without a default, and the earlier build adds rows that may lack it. Give it a default, or require it with a later release.',
  ]);
  expect(rebuild('id integer PRIMARY KEY NOT NULL, rock_id text')).toEqual([]);
});

test('a migration that cannot be applied is named', () => {
  expect(after('ALTER TABLE nowhere ADD colour text')).toEqual([
    '0001_next.sql: no such table: nowhere. It cannot be applied.',
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
    '0000_first.sql: it was changed or removed after the earlier build had it, so databases may differ. Put it back as it was, and write a new migration.',
  ]);
});

test('every migration of the project can be read this way', async () => {
  const nothing: KnownSchema = { columns: new Map(), migrations: new Set(), altered: [] };
  expect(breaksOf(nothing, await allMigrations())).toEqual([]);
});
