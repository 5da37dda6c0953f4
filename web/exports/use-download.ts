// Downloading a file, and saying how it went.
import { useMemberMutation } from '../members/mutation.ts';
import { sayFailed } from '../ui/say-failed.ts';
import { toast } from '../ui/toast.ts';

/** @param save gets the file, saves it, and gives its name */
export function useDownload(save: () => Promise<string>) {
  return useMemberMutation(save, {
    onDone: (saved) => toast({ title: 'Your file is ready', description: saved, tone: 'good' }),
    onFailed: sayFailed('No file this time', 'Please try again in a moment.'),
  });
}
