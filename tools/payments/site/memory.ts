// Keeps what the stand-in knows in a file, so that today's customers are known tomorrow, as in the database beside it.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface Memory {
  /** What was kept; undefined when nothing was. */
  kept: string | undefined;
  /** Keeps what there is soon; much in a row is kept once. */
  touch(): void;
  /** Keeps what there is now. */
  close(): Promise<void>;
}

/** @param snapshot all that is to be kept */
export async function openMemory(file: string, snapshot: () => string): Promise<Memory> {
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  let soon: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const write = async (before: Promise<void>) => {
    await before;
    await mkdir(dirname(file), { recursive: true });
    // A file that is half written is never read.
    await writeFile(`${file}.new`, snapshot());
    await rename(`${file}.new`, file);
  };
  const keep = () => {
    clearTimeout(soon);
    soon = undefined;
    writing = write(writing);
    return writing;
  };

  return {
    kept,
    touch: () => {
      soon ??= setTimeout(() => void keep().catch(console.error), 200).unref();
    },
    close: keep,
  };
}
