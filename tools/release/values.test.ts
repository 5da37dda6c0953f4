import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { test as withFolder } from '../app/folder.ts';
import { persistencePath } from '../app/store.ts';
import { onPurpose } from './on-purpose.ts';
import { compareValues, keepValues } from './values.ts';

const first = `
  CREATE TABLE rocks (id text PRIMARY KEY NOT NULL, name text NOT NULL, note text, given_up text) WITHOUT ROWID;
  CREATE TABLE likes (rock_id text, member_id text, PRIMARY KEY (rock_id, member_id)) WITHOUT ROWID;
  CREATE TABLE old (id integer PRIMARY KEY, text text);
  CREATE VIEW names AS SELECT name FROM rocks;
  INSERT INTO rocks VALUES ('a', 'Sunny', NULL, 'x'), ('b', '1', 'one', 'x'), ('c', 'Cloudy', '', 'x');
  INSERT INTO likes VALUES ('a', 'robin'), ('b', 'robin');
  INSERT INTO old VALUES (1, 'one');`;

/** What the build knows: it has given up a table and a column. */
const known = {
  columns: new Map([
    ['rocks', new Set(['id', 'name', 'note'])],
    ['likes', new Set(['rock_id', 'member_id'])],
  ]),
};

let databases = 0;

/** What differs after these statements, except on purpose. */
const test = withFolder.extend('after', { scope: 'file' }, ({ folder }) => (...queries: string[]) => {
  const stateDir = join(folder, String(++databases));
  const home = join(persistencePath(stateDir), 'd1');
  mkdirSync(home, { recursive: true });
  const db = new DatabaseSync(join(home, 'app.sqlite'));
  try {
    db.exec(first);
    const file = join(stateDir, 'before.sqlite');
    keepValues(stateDir, file);
    for (const query of queries) db.exec(query);
    const meant = onPurpose([{ name: '0001_next.sql', queries }]);
    const { rows, columns, differences } = compareValues(stateDir, file, known);
    return {
      compared: [rows, columns],
      found: differences.filter(({ of }) => !meant.has(of)).map(({ of, how }) => `${of} ${how}`),
    };
  } finally {
    db.close();
  }
});

test.for([
  [`INSERT INTO rocks VALUES ('d', 'New', NULL, NULL)`],
  [`ALTER TABLE rocks ADD colour text DEFAULT 'red' NOT NULL`],
  [`ALTER TABLE rocks DROP COLUMN given_up`],
  [`UPDATE rocks SET given_up = NULL`],
  [`DROP TABLE old`],
  [`-- On purpose: rocks.note (empty notes are none)\nUPDATE rocks SET note = NULL WHERE note = ''`],
  [`-- On purpose: likes, rocks.name\nDELETE FROM likes`, `UPDATE rocks SET name = upper(name)`],
  // As drizzle makes a table anew.
  [
    'DROP VIEW names',
    'CREATE TABLE __new_rocks (`id` text PRIMARY KEY NOT NULL, `name` text NOT NULL, `note` text)',
    'INSERT INTO __new_rocks SELECT id, name, note FROM rocks',
    'DROP TABLE rocks',
    'ALTER TABLE __new_rocks RENAME TO rocks',
  ],
])('nothing is lost by %j', (queries, { after }) => {
  expect(after(...queries)).toEqual({ compared: [5, 5], found: [] });
});

test.for([
  ['rocks.note differs in 1 of 3 rows', `UPDATE rocks SET note = 'ONE' WHERE id = 'b'`],
  ['rocks.note differs in 1 of 3 rows', `UPDATE rocks SET note = NULL WHERE note = ''`],
  [
    'rocks.note differs in 1 of 3 rows',
    `-- On purpose: rocks.name\nUPDATE rocks SET note = '' WHERE id = 'a'`,
  ],
  ['likes has lost 1 of 2 rows', `UPDATE likes SET member_id = 'mateo' WHERE rock_id = 'a'`],
  ['likes is gone', 'DROP TABLE likes'],
  ['rocks has another primary key', 'DROP VIEW names; ALTER TABLE rocks RENAME COLUMN id TO number'],
])('%s is reported', ([words, query], { after }) => {
  expect(after(query ?? '').found).toContain(words);
});
