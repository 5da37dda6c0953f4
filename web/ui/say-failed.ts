// The toast of something that could not be done.
import { serverWords } from '../lib/api-error.ts';
import { toast } from './toast.ts';

/** @param otherwise what is said when the server has no words for it */
export const sayFailed = (title: string, otherwise: string) => (error: unknown) =>
  toast({ title, description: serverWords(error, otherwise), tone: 'bad' });
