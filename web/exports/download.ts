// Gets a CSV file, saves it, and says how it went.
import { ApiError } from '../lib/api-error.ts';
import { saveFile } from '../lib/save-file.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { sayFailed } from '../ui/say-failed.ts';
import { toast } from '../ui/toast.ts';

interface FileAnswer {
  headers: Headers;
  blob(): Promise<Blob>;
}

/** @param otherwise the file's name when the answer gives none */
export function useDownload(call: () => Promise<FileAnswer>, otherwise: string) {
  return useMemberMutation(async () => saveAnswer(await call(), otherwise), {
    onDone: (saved) => toast({ title: 'Your file is ready', description: saved, tone: 'good' }),
    onFailed: sayFailed('No file this time', 'Please try again in a moment.'),
  });
}

const brokenOff = 'The download broke off, and nothing was saved. Please try again.';

/**
 * Fetched whole and then saved, instead of a plain link: the browsers of older phones leave the page for the words of a
 * refusal, or save them as the file, and some keep half a file when the connection ends. The files are small.
 * @returns the name under which it was saved
 */
async function saveAnswer(answer: FileAnswer, otherwise: string): Promise<string> {
  const named = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1];
  const file = await answer.blob().catch(() => {
    throw new ApiError(0, brokenOff, { serverMessage: brokenOff });
  });
  const saved = named ?? otherwise;
  saveFile(file, saved);
  return saved;
}
