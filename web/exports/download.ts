// Downloads a CSV file, saves it, and shows the result in a toast.
import { ApiError } from '../lib/api-error.ts';
import { saveFile } from '../lib/save-file.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { sayFailed } from '../ui/say-failed.ts';
import { toast } from '../ui/toast.ts';
import { useWords } from '../views/words.ts';
import { wordsNow } from '../lib/words.ts';

interface FileAnswer {
  headers: Headers;
  blob(): Promise<Blob>;
}

/** @param otherwise file name if the response has none */
export function useDownload(call: () => Promise<FileAnswer>, otherwise: string) {
  const words = useWords('downloads');
  return useMemberMutation(async () => saveAnswer(await call(), otherwise), {
    onDone: (saved) => toast({ title: words.ready, description: saved, tone: 'good' }),
    onFailed: sayFailed(words.failed, words.failedHint),
  });
}

/**
 * Fetches the whole file before saving it. With a plain link, browsers of older phones open an error response as a page
 * or save it as the file, and some keep half a file when the connection breaks. The files are small.
 * @returns the saved file's name
 */
async function saveAnswer(answer: FileAnswer, otherwise: string): Promise<string> {
  const named = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1];
  const file = await answer.blob().catch(() => {
    const { brokenOff } = wordsNow('downloads');
    throw new ApiError(0, brokenOff, { serverMessage: brokenOff });
  });
  const saved = named ?? otherwise;
  saveFile(file, saved);
  return saved;
}
