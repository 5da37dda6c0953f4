// Paying by card in the page: the error message of a failed attempt.
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/render.tsx';
import { CardPayment } from './card-payment.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Stubs the parts of Stripe's script that the form uses. @param confirm the result of a payment */
function stubStripe(confirm: () => Promise<unknown>): void {
  const unused = () => {
    throw new Error('the form does not use this');
  };
  const fields = {
    on: (event: string, listener: () => void) => event === 'ready' && setTimeout(listener),
    off() {},
    mount() {},
    destroy() {},
  };
  const checkout = {
    on() {},
    changeAppearance() {},
    createPaymentElement: () => fields,
    loadActions: async () => ({ type: 'success', actions: { getSession: () => ({}), confirm } }),
  };
  const stripe = {
    elements: unused,
    createToken: unused,
    createPaymentMethod: unused,
    confirmCardPayment: unused,
    initCheckoutElementsSdk: () => checkout,
  };
  vi.stubGlobal('Stripe', () => stripe);
}

test('the message about a declined card disappears when the payment is retried', async () => {
  const declined = { type: 'error', error: { message: 'Your card was declined.', code: null } };
  const outcomes = [Promise.resolve(declined), new Promise(() => undefined)];
  stubStripe(() => outcomes.shift() ?? Promise.reject(new Error('paid too often')));
  const nothing = () => undefined;
  await show(
    <CardPayment plan="yearly" clientSecret="cs_1" publishableKey="pk_1" onPaid={nothing} onBack={nothing} />,
  );
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  await subscribe.click();
  const failed = page.getByRole('listitem').filter({ hasText: 'Payment Failed' });
  await expect.element(failed.getByText('Your card was declined.')).toBeVisible();
  // Hovering stops the toast's timeout.
  await failed.hover();
  (await subscribe.findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Subscribing...' })).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
});
