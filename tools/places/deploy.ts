// Loads the places into the deployed database, unless it has this version of them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Wrangler } from '../release/wrangler.ts';
import { openPlaceFile } from './file.ts';
import { placeSql } from './sql.ts';

const remote = ['d1', 'execute', 'DB', '--remote'] as const;

export async function deployPlaces(wrangler: Wrangler): Promise<void> {
  const file = openPlaceFile();
  const stored = await wrangler.read(...remote, '--json', '--command', 'SELECT version FROM place_version');
  if (stored.includes(`"${file.version}"`)) return;
  const folder = mkdtempSync(join(tmpdir(), 'rockabout-places-'));
  try {
    const path = join(folder, 'places.sql');
    writeFileSync(path, `${[...placeSql(file)].join('\n')}\n`);
    await wrangler.run(...remote, '--yes', '--file', path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
