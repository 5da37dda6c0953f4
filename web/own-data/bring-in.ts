// Sends an archive part by part. What is there already is left out, so that the same file goes on where it stopped.
import type { Imported } from '../../schema/own-data.ts';
import { ownDataWords } from '../../schema/own-data.ts';
import { api, bodyOf, send } from '../api.ts';
import { ApiError } from '../lib/api-error.ts';
import { cutArchive, NotOurs } from './cut-archive.ts';

/** Rocks of the archive that are in the account, and all of them. */
export interface Progress {
  done: number;
  all: number;
}

/**
 * @returns what came along this time
 * @throws ApiError for a file that is none of ours, and for a part that was refused or lost: earlier ones are there
 */
export async function bringIn(file: File, onProgress: (progress: Progress) => void): Promise<Imported> {
  const here = new Set((await bodyOf(api.user.import.$get())).rocks);
  const { all, parts } = await cutArchive(file, (id) => here.has(id)).catch(refuse);
  const left = parts.reduce((sum, { rocks }) => sum + rocks, 0);
  const brought = { known: all - left, rocks: 0, steps: 0, photos: 0 };
  onProgress({ done: brought.known, all });
  for (const { zip } of parts) {
    const answer = await send('/api/user/import', {
      method: 'POST',
      body: await zip().catch(refuse),
      headers: { 'Content-Type': 'application/zip' },
    });
    const { known, rocks, steps, photos } = (await answer.json()) as Imported; // what the call answers
    brought.known += known;
    brought.rocks += rocks;
    brought.steps += steps;
    brought.photos += photos;
    onProgress({ done: brought.known + brought.rocks, all });
  }
  return brought;
}

/** @throws ApiError as the server would say it */
function refuse(error: unknown): never {
  if (!(error instanceof NotOurs)) throw error;
  throw new ApiError(400, ownDataWords.notOurs, { serverMessage: ownDataWords.notOurs });
}
