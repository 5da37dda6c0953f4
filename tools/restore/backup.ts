// Exports a database into two files: wrangler cannot import a single one with both.
import { createHash } from 'node:crypto';
import {
  cpSync,
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { takeFolder } from '../app/lock.ts';
import { configPath, persistencePath } from '../app/store.ts';
import { Stopped } from '../release/stopped.ts';
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

/** A folder that is not there yet: with this name, or with a number behind it. */
export function freeFolder(root: string, name: string): string {
  for (let i = 1; ; i++) {
    const folder = join(root, i === 1 ? name : `${name}-${i}`);
    if (!existsSync(folder)) return folder;
  }
}

/**
 * @param folder a new one, only for the person who runs it
 * @param stateDir of a local database; undefined for the deployed one
 * @throws WranglerError; Stopped without that database, while a server has it, or if the folder is there
 */
export async function backUp(wrangler: Wrangler, folder: string, stateDir?: string): Promise<void> {
  if (stateDir !== undefined) {
    if (!existsSync(persistencePath(stateDir)))
      throw new Stopped(`There is no database in ${stateDir}. Run npm start once.`);
    const holder = takeFolder(stateDir);
    if (holder !== undefined)
      throw new Stopped(`Process ${holder} has the database in ${stateDir} open. Stop npm start first.`);
  }
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (cause) {
    throw new Stopped(`${folder} cannot be made, or is there already. Run it again.`, { cause });
  }
  try {
    if (stateDir === undefined) await exportTo(wrangler, folder, '--remote', '--skip-confirmation');
    else await exportLocal(wrangler, folder, stateDir);
    await seal(folder);
  } catch (error) {
    for (const [file] of backupFiles) rmSync(join(folder, file), { force: true });
    rmdirSync(folder);
    throw error;
  }
}

const sealFile = 'sha256sums.txt';

/** Writes the checksums of the files, at the end: without them, or with other ones, the backup is not whole. */
export async function seal(folder: string): Promise<void> {
  writeFileSync(join(folder, sealFile), await sumsOf(folder), { mode: 0o600 });
}

/** Whether the files are as they were written. */
export const isSealed = async (folder: string): Promise<boolean> =>
  existsSync(join(folder, sealFile)) &&
  readFileSync(join(folder, sealFile), 'utf8') === (await sumsOf(folder));

/** As `sha256sum` prints and checks them. */
async function sumsOf(folder: string): Promise<string> {
  let text = '';
  for (const [file] of backupFiles) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, file)), hash);
    text += `${hash.digest('hex')}  ${file}\n`;
  }
  return text;
}

async function exportLocal(wrangler: Wrangler, folder: string, stateDir: string): Promise<void> {
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
