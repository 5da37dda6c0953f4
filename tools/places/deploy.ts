// Loads the places into the deployed database, unless it has this version of them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPlaceFile } from './file.ts';
import { placeSql } from './sql.ts';

const query = ['d1', 'execute', 'DB', '--remote', '--json', '--command', 'SELECT version FROM place_version'];

/** @param run runs a program and ends this one if it fails */
export function deployPlaces(run: (command: string, ...args: string[]) => void): void {
  const file = openPlaceFile();
  const { stdout } = spawnSync('wrangler', query, { encoding: 'utf8' });
  if (stdout.includes(`"${file.version}"`)) return;
  const folder = mkdtempSync(join(tmpdir(), 'rockabout-places-'));
  try {
    const path = join(folder, 'places.sql');
    writeFileSync(path, `${[...placeSql(file)].join('\n')}\n`);
    run('wrangler', 'd1', 'execute', 'DB', '--remote', '--yes', '--file', path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
