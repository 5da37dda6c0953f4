import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proof } from '../../worker/testing/proof.ts';
import { insertWorld } from '../demo/load.ts';
import { buildWorld } from '../demo/world.ts';
import { buildApp } from '../app/build.ts';
import { columnsOf, rowsOf, schemaOf } from '../app/content.ts';
import '../app/local.ts';
import { migrate } from '../app/migrate.ts';
import { steadily } from '../app/steadily.ts';
import { configPath, openStore, projectRoot } from '../app/store.ts';
import { startApp } from './app.ts';
import { insertMembers } from './members.ts';
import { smoke } from './smoke.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rockabout-backup-'));
  // An export of a local database looks for it beside the configuration.
  await cp(configPath, join(folder, 'wrangler.toml'));
});

afterAll(() => rm(folder, { recursive: true, maxRetries: 5 }));

const wrangler = (...args: readonly string[]) =>
  promisify(execFile)(
    process.execPath,
    [resolve(projectRoot, 'node_modules/wrangler/bin/wrangler.js'), ...args],
    { cwd: folder },
  );

/** What members may write, and SQL has a meaning for; docs/operations.md says what wrangler does not keep. */
const words = [
  `It's "quoted"; 'twice''`,
  'DROP TABLE rocks; -- gone\n\r\nCOMMIT;',
  '/* never closed',
  '\\n \\0 %s ${x} ?1 :a @b',
  'Ünïcødé 🪨 日本語 \u202E',
];

/** Number of rows and checksum of each table. */
async function sumsOf(stateDir: string) {
  const store = await openStore(stateDir);
  try {
    const { db } = store;
    const rows = await steadily(async () => rowsOf(db, await columnsOf(db)));
    const sums = Object.entries(rows).map(([table, all]) => {
      const sum = createHash('sha256').update(JSON.stringify(all)).digest('hex');
      return [table, { rows: all.length, sum }] as const;
    });
    return { schema: await schemaOf(db), tables: Object.fromEntries(sums) };
  } finally {
    await store.close();
  }
}

test('a backup goes into a fresh database row by row, with what members have written but for two things, and the app runs on it', async ({
  task,
}) => {
  const stateDir = join(folder, '.wrangler/state');
  const store = await openStore(stateDir);
  const { db } = store;
  await steadily(() => migrate(store));
  await steadily(() => insertWorld(store, buildWorld(Date.UTC(2026, 5, 14))));
  await steadily(() =>
    db.batch(
      words.map((text, i) =>
        db
          .prepare(
            `INSERT INTO comments (id, rock_id, member_id, content, created_at)
           SELECT ?, rocks.id, members.id, ?, 0 FROM rocks, members LIMIT 1`,
          )
          .bind(`word${i}`, text),
      ),
    ),
  );
  await store.close();

  // As docs/operations.md says.
  const drillDir = join(folder, 'drill');
  for (const [file, part] of [
    ['schema.sql', '--no-data'],
    ['rows.sql', '--no-schema'],
  ] as const) {
    await wrangler('d1', 'export', 'rockabout', '--local', part, `--output=${file}`);
    await wrangler('d1', 'execute', 'DB', '--local', '--persist-to', 'drill', `--file=${file}`, '--yes');
  }
  const [original, copy] = [await sumsOf(stateDir), await sumsOf(drillDir)];

  const tables = Object.values(original.tables);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const same = Object.entries(original.tables).filter(([name, { sum }]) => copy.tables[name]?.sum === sum);
  proof(task, {
    goal: 'G-O2',
    what: 'A backup, put into a fresh database',
    figure: `${same.length} of ${tables.length} tables, ${rows} rows, have the same checksums`,
    passLine: 'schema, counts and checksums equal, the app runs on it',
  });
  expect(copy).toEqual(original);

  const builtDir = join(folder, 'app');
  await buildApp(builtDir);
  const restored = await openStore(drillDir);
  const [owner, finder] = await insertMembers(restored, 'drill', 2);
  await restored.close();
  if (!owner || !finder) throw new Error('two members were asked for');
  const app = await startApp({ builtDir, stateDir: drillDir });
  await smoke(app.origin, owner, finder);
  await app.stop();
});
