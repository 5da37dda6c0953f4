// A stand-in for wrangler and the deployed database behind it, with Time Travel.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Migration } from '../app/migrate.ts';
import { WranglerError, type Wrangler } from '../release/wrangler.ts';
import type { Row } from './sql.ts';

export interface D1 {
  wrangler: Wrangler;
  /** Commands so far, by their first words. */
  commands: string[];
  /** Keys of KV. */
  keys: Set<string>;
  query: (sql: string) => Row[];
  run: (sql: string) => void;
  /** The state until now is the one of this time. */
  remember: (at: number) => void;
  /** Called before each command, or with 'after ' before its name behind it; throws to break off there. */
  onCommand: (command: string) => void;
  close: () => void;
}

/** No query here has a semicolon in a text. */
const queriesIn = (sql: string) => sql.split(';').filter((query) => query.trim() !== '');

export function openD1(migrations: readonly Migration[]): D1 {
  const folder = mkdtempSync(join(tmpdir(), 'rockabout-d1-'));
  const states = new Map<string, number>();
  let [db, copies] = [new DatabaseSync(':memory:'), 0];

  const keep = (at: number): string => {
    const file = join(folder, `${++copies}.sqlite`);
    db.exec(`VACUUM INTO '${file}'`);
    states.set(file, at);
    return file;
  };
  const migrate = () => {
    db.exec('CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY, name TEXT UNIQUE)');
    const done = new Set(d1.query('SELECT name FROM d1_migrations').map(({ name }) => name));
    for (const { name, queries } of migrations) {
      if (done.has(name)) continue;
      for (const query of queries) db.exec(query);
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').run(name);
    }
  };
  const batch = (sql: string) => {
    db.exec('BEGIN');
    try {
      db.exec(sql);
      db.exec('COMMIT');
    } catch (error) {
      db.exec('ROLLBACK');
      throw new WranglerError(String(error), { cause: error });
    }
  };
  const option = (args: readonly string[], name: string) =>
    args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ??
    args[args.indexOf(`--${name}`) + 1] ??
    '';

  const perform = (args: readonly string[]): string => {
    const [part, verb, action, key = ''] = args;
    if (part === 'kv') {
      if (action === 'put') d1.keys.add(key);
      else d1.keys.delete(key);
      return '';
    }
    if (verb === 'time-travel' && action === 'info') {
      if (!args.some((arg) => arg.startsWith('--timestamp')))
        return JSON.stringify({ bookmark: keep(Infinity) });
      const at = Date.parse(option(args, 'timestamp'));
      const bookmark = [...states].findLast(([, time]) => time <= at)?.[0];
      if (bookmark === undefined) throw new WranglerError('the timestamp is before the database was made');
      return JSON.stringify({ bookmark });
    }
    if (verb === 'time-travel') {
      const state = option(args, 'bookmark');
      // The copy stays as it is.
      const file = join(folder, `now${++copies}.sqlite`);
      writeFileSync(file, readFileSync(state));
      db = new DatabaseSync(file);
      return JSON.stringify({ bookmark: state });
    }
    if (verb === 'export') writeFileSync(option(args, 'output'), '-- rows');
    else if (verb === 'migrations') migrate();
    else if (args.includes('--file')) batch(readFileSync(option(args, 'file'), 'utf8'));
    else if (args.includes('--json'))
      return JSON.stringify(queriesIn(option(args, 'command')).map((sql) => ({ results: d1.query(sql) })));
    else batch(option(args, 'command'));
    return '';
  };

  const read = async (...args: readonly string[]): Promise<string> => {
    const command = args
      .filter((arg) => /^[a-z]/.test(arg))
      .slice(0, 3)
      .join(' ');
    d1.commands.push(command);
    d1.onCommand(command);
    const answer = perform(args);
    d1.onCommand(`after ${command}`);
    return answer;
  };
  const d1: D1 = {
    wrangler: { read, run: async (...args) => (await read(...args), []) },
    commands: [],
    keys: new Set(),
    query: (sql) => db.prepare(sql).all() as Row[], // no table has bytes
    run: (sql) => db.exec(sql),
    remember: (at) => void keep(at),
    onCommand: () => {},
    close: () => rmSync(folder, { recursive: true }),
  };
  migrate();
  return d1;
}
