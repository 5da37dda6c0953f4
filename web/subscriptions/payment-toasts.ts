// Toasts about payments.
import { wordsNow } from '../lib/words.ts';
import { sayFailed } from '../ui/say-failed.ts';
import { toast } from '../ui/toast.ts';

/** @returns the id of the toast */
export function saySetupFailed(error: unknown): number {
  const { title, description } = wordsNow('plans').setupFailed;
  return sayFailed(title, description)(error);
}

export function saySuccessful(): void {
  toast({ ...wordsNow('plans').successful, tone: 'good' });
}

/** The server has ended and refunded the second plan. */
export function sayBoughtTwice(): void {
  toast({ ...wordsNow('plans').boughtTwice, tone: 'good' });
}

export function sayCanceled(): void {
  toast(wordsNow('plans').canceled);
}

export function sayElsewhere(): void {
  toast({ ...wordsNow('plans').boughtElsewhere, tone: 'bad' });
}

export function sayHasPlan(): void {
  toast({ ...wordsNow('plans').hasPlan, tone: 'good' });
}
