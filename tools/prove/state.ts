// Reads the database of a killed app from a copy of its files, so that the files stay unchanged.
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { contradictionsQuery, countriesQuery, driftQuery } from '../../worker/testing/agreement.ts';
import { persistencePath } from '../app/store.ts';

type Row = Record<string, SQLOutputValue>;

type Query = (sql: string) => Row[];

/** Queries a copy of the database in a state folder. Nothing may write to it meanwhile. */
export function askState<T>(stateDir: string, ask: (query: Query) => T): T {
  return askCopy(databasesIn(stateDir), ask);
}

/** Queries a copy of the only database below a folder. */
export function askCopy<T>(folder: string, ask: (query: Query) => T): T {
  const copy = mkdtempSync(join(tmpdir(), 'rockabout-copy-'));
  try {
    cpSync(folder, copy, { recursive: true });
    return withDatabase(copy, (db) => ask((sql) => db.prepare(sql).all()));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Changes the database itself. Nothing may serve it meanwhile. */
export function changeState(stateDir: string, sql: string): void {
  withDatabase(databasesIn(stateDir), (db) => db.exec(sql));
}

/**
 * Locks the database for this process, while the app goes on serving.
 * @returns a function that unlocks it
 */
export function lockState(stateDir: string): () => void {
  const db = new DatabaseSync(databaseFile(stateDir));
  db.exec('PRAGMA busy_timeout = 5000; BEGIN EXCLUSIVE');
  return () => {
    db.exec('ROLLBACK');
    db.close();
  };
}

const databasesIn = (stateDir: string) => join(persistencePath(stateDir), 'd1');

/** Path of the database in a state folder. */
export const databaseFile = (stateDir: string) => fileIn(databasesIn(stateDir));

function fileIn(folder: string): string {
  const file = globSync('**/*.sqlite', { cwd: folder }).find((name) => !name.includes('metadata'));
  if (file === undefined) throw new Error(`no database in ${folder}`);
  return join(folder, file);
}

function withDatabase<T>(folder: string, use: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(fileIn(folder));
  try {
    return use(db);
  } finally {
    db.close();
  }
}

export interface Examined {
  /** What members did, one line each. A duplicate has two lines. */
  facts: string[];
  /** Problems of the file, and contradictions between rows. */
  faults: string[];
}

const factsQuery = `
  SELECT 'rock ' || code_key AS fact FROM rocks
  UNION ALL SELECT 'entry ' || code_key || ' ' || seq || ' ' || action || ' ' || member_id
    FROM entries JOIN rocks ON rocks.id = rock_id
  UNION ALL SELECT 'like ' || code_key || ' ' || member_id FROM likes JOIN rocks ON rocks.id = rock_id
  UNION ALL SELECT 'comment ' || code_key || ' ' || member_id || ' ' || content
    FROM comments JOIN rocks ON rocks.id = rock_id
  UNION ALL SELECT 'answer ' || member_id || ' ' || key FROM idempotency_keys`;

export function examine(stateDir: string): Examined {
  return askState(stateDir, (query) => ({
    facts: query(factsQuery).map(({ fact }) => String(fact)),
    faults: faultsIn(query),
  }));
}

function faultsIn(query: Query): string[] {
  const said = query('PRAGMA integrity_check').map((row) => String(row['integrity_check']));
  const drift = Object.entries(query(driftQuery)[0] ?? {}).filter(([, value]) => value !== 0);
  return [
    ...said.filter((line) => line !== 'ok'),
    ...drift.map(([name, value]) => `${name} differ by ${String(value)}`),
    ...query(contradictionsQuery).map(
      ({ of, id, says }) => `the ${String(of)} ${String(id)} contradicts other rows: ${listed(String(says))}`,
    ),
    ...query(countriesQuery).map(
      (row) =>
        `the country ${String(row['country'])} is only in one of rock_countries and the journey of ${String(row['rock_id'])}`,
    ),
    ...danglingIn(query),
  ];
}

/** One sentence for each reference to a row that is gone. */
export const danglingIn = (query: Query): string[] =>
  query('PRAGMA foreign_key_check').map(
    ({ table, rowid, parent }) =>
      `a row of ${String(table)}${rowid === null ? '' : ` (${String(rowid)})`} refers to one of ${String(parent)} that is not there`,
  );

/** `{"status":"found","likes":2}` as 'status found, likes 2'. */
const listed = (json: string): string =>
  Object.entries(JSON.parse(json) as Record<string, string | number | null>) // as the query makes it
    .map(([name, value]) => `${name} ${value ?? 'none'}`)
    .join(', ');
