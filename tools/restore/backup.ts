// Exports a database into two files: wrangler cannot import a single one with both.
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configPath, persistencePath } from '../app/store.ts';
import type { Wrangler } from '../release/wrangler.ts';

/** Below the project; not in git, since it has Rock IDs and addresses. */
export const backupFolder = 'backups';

export const backupFiles = [
  ['schema.sql', '--no-data'],
  ['rows.sql', '--no-schema'],
] as const;

/** Such as 2026-11-26-1000. */
export const stampOf = (now: number): string =>
  new Date(now).toISOString().slice(0, 16).replace('T', '-').replace(':', '');

/** Only for the person who runs it. */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** @param stateDir of a local database; undefined for the deployed one. @throws WranglerError */
export async function backUp(wrangler: Wrangler, folder: string, stateDir?: string): Promise<void> {
  makePrivate(folder);
  if (stateDir === undefined) {
    await exportTo(wrangler, folder, '--remote', '--skip-confirmation');
    return;
  }
  // Of a local database wrangler exports only what lies beside its configuration.
  const copy = mkdtempSync(join(tmpdir(), 'rockabout-backup-'));
  try {
    cpSync(configPath, join(copy, 'wrangler.toml'));
    cpSync(persistencePath(stateDir), join(copy, '.wrangler/state/v3'), { recursive: true });
    await exportTo(wrangler, folder, '--local', '--config', join(copy, 'wrangler.toml'));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

async function exportTo(wrangler: Wrangler, folder: string, ...flags: readonly string[]): Promise<void> {
  for (const [file, part] of backupFiles)
    await wrangler.read('d1', 'export', 'DB', ...flags, part, `--output=${join(folder, file)}`);
}
