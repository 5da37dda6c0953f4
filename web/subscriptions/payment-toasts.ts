// Toasts about payments.
import { sayFailed } from '../ui/say-failed.ts';
import { toast } from '../ui/toast.ts';

export const saySetupFailed = sayFailed(
  'Payment Setup Error',
  'Unable to initialize payment. Please try again.',
);

export function saySuccessful(): void {
  const description = 'Rock Hunter Pro is yours. Thank you for keeping the rocks rolling.';
  toast({ title: 'Payment Successful', description, tone: 'good' });
}

/** The server has ended and refunded the second plan. */
export function sayBoughtTwice(): void {
  const description =
    'You had Rock Hunter Pro already. The second plan was ended, and its payment is going back to you.';
  toast({ title: 'Already Subscribed', description, tone: 'good' });
}

export function sayCanceled(): void {
  toast({ title: 'Payment Canceled', description: 'Nothing was charged. The plans are here when you like.' });
}

export function sayElsewhere(): void {
  const description = 'The purchase was made with another e-mail address. Sign in with that one.';
  toast({ title: 'Subscription Error', description, tone: 'bad' });
}

export function sayHasPlan(): void {
  const description = 'You have Rock Hunter Pro already. Nothing was charged.';
  toast({ title: 'Already Subscribed', description, tone: 'good' });
}
