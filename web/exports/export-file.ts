// Gets one of a member's CSV files and saves it.
import { api } from '../api.ts';
import { ApiError } from '../lib/api-error.ts';
import { saveFile } from '../lib/save-file.ts';

/** Which file: named as in its address. */
export type ExportName = 'rocks' | 'journeys' | 'finds';

const brokenOff = 'The download broke off, and nothing was saved. Please try again.';

/**
 * Fetched whole and then saved, instead of a plain link: the browsers of older phones leave the page for the words of a
 * refusal, or save them as the file, and some keep half a file when the connection ends. The files are small.
 */
export async function exportFile(name: ExportName): Promise<string> {
  const response = await api.user.export[`${name}.csv`].$get();
  const fileName = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  let file: Blob;
  try {
    file = await response.blob();
  } catch {
    throw new ApiError(0, brokenOff, { serverMessage: brokenOff });
  }
  const saved = fileName ?? `${name}.csv`;
  saveFile(file, saved);
  return saved;
}
