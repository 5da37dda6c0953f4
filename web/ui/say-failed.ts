// The toast for a failed action.
import { serverWords } from '../lib/api-error.ts';
import { toast } from './toast.ts';

/** @param otherwise shown when the server sent no message */
export const sayFailed = (title: string, otherwise: string) => (error: unknown) =>
  toast({ title, description: serverWords(error, otherwise), tone: 'bad' });
