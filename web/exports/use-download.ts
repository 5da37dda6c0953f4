// Downloading a file, and saying how it went.
import { useMutation } from '@tanstack/react-query';
import { serverWords } from '../lib/api-error.ts';
import { isUnauthorized, signInAgain } from '../members/unauthorized.ts';
import { toast } from '../ui/toast.ts';

/** @param save gets the file, saves it, and gives its name */
export function useDownload(save: () => Promise<string>) {
  return useMutation({
    mutationFn: save,
    onSuccess: (saved) => toast({ title: 'Your file is ready', description: saved, tone: 'good' }),
    onError: (error) => {
      if (isUnauthorized(error)) signInAgain();
      else
        toast({
          title: 'No file this time',
          description: serverWords(error, 'Please try again in a moment.'),
          tone: 'bad',
        });
    },
  });
}
