// Gets a CSV file and saves it.
import { api } from '../api.ts';
import { ApiError } from '../lib/api-error.ts';
import { saveFile } from '../lib/save-file.ts';

/** Which of a member's own files: named as in its address. */
export type ExportName = 'rocks' | 'journeys' | 'finds';

const brokenOff = 'The download broke off, and nothing was saved. Please try again.';

interface FileAnswer {
  headers: Headers;
  blob(): Promise<Blob>;
}

/**
 * Fetched whole and then saved, instead of a plain link: the browsers of older phones leave the page for the words of a
 * refusal, or save them as the file, and some keep half a file when the connection ends. The files are small.
 * @param otherwise the file's name when the answer gives none
 * @returns the name under which it was saved
 */
export async function saveAnswer(call: Promise<FileAnswer>, otherwise: string): Promise<string> {
  const response = await call;
  const fileName = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  let file: Blob;
  try {
    file = await response.blob();
  } catch {
    throw new ApiError(0, brokenOff, { serverMessage: brokenOff });
  }
  const saved = fileName ?? otherwise;
  saveFile(file, saved);
  return saved;
}

export function exportFile(name: ExportName): Promise<string> {
  return saveAnswer(api.user.export[`${name}.csv`].$get(), `${name}.csv`);
}
