// The subscribe page before and after a payment, also when payments are closed or a payment is unconfirmed.
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { setPendingRock } from '../finds/pending-rock.ts';
import type { CurrentMember } from '../../schema/members.ts';
import { api, noConnection, refused, type Answer } from '../testing/api.ts';
import { interceptedUrls } from '../testing/leaving.ts';
import { aCheck, aMember, aPlan } from '../testing/make.ts';
import { openApp } from '../testing/render.tsx';
import * as en from '../../schema/words/en/index.ts';
import { say } from '../../schema/words/say.ts';

const open = { isOpen: true, publishableKey: null };
const startYearly = page.getByRole('button', { name: 'Start Yearly Plan' });
const toastOf = (title: string) => page.getByRole('listitem').filter({ hasText: title });
const address = () => location.pathname + location.search;

/** The purchase stored in this browser. */
const kept = () => ['selectedPlan', 'pendingPayment'].map((key) => localStorage.getItem(key));

test('a visitor compares the plans, with the features that each has and lacks', async () => {
  api.stub('GET /payments', open);
  await openApp('/subscribe');
  const free = page.getByRole('region', { name: 'Free Plan' });
  await expect.element(free).toMatchTextContent(/\$0\s*forever/);
  const left = [
    'Community feed access',
    'Distance analytics',
    'Clickable map interactions',
    'CSV data export',
    'Premium rock designs',
    'Priority support',
  ];
  const itemsOf = (plan: typeof free) =>
    plan
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  expect(itemsOf(free)).toEqual([
    'Unlimited rock registration',
    'Rock timeline viewing',
    'Basic rock tracking',
    'Map view (dots only)',
    'QR Code and Rock ID#',
    ...left.map((feature) => `Not included: ${feature}`),
  ]);
  expect([...free.element().querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual(left);
  await expect
    .element(free.getByRole('link', { name: 'Continue with Free' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/api\/login/));

  const pro = page.getByRole('region', { name: /Rock Hunter Pro/ });
  await expect.element(pro).toMatchTextContent(/\$1\.99\s*per month/);
  await expect.element(pro).toMatchTextContent(/\$19\.99\s*per year/);
  await expect.element(pro.getByText('BEST VALUE')).toBeVisible();
  await expect.element(pro.getByText('Save 16% vs monthly!')).toBeVisible();
  await expect.element(pro.getByRole('button', { name: 'Start Monthly Plan' })).toBeVisible();
  await expect.element(pro.getByRole('button', { name: 'Start Yearly Plan' })).toBeVisible();
  expect(itemsOf(pro)).toEqual([
    'Unlimited rock registration',
    'Rock timeline viewing',
    'QR code and Rock ID',
    'Advanced tracking',
    'Full interactive map',
    'Community feed',
    'Distance analytics',
    'Clickable map interactions',
    'CSV export',
    'Premium designs',
    'Priority support',
  ]);
});

test.for([
  [refused(503, say('subscriptions', 'paymentsDown')), en.subscriptions.paymentsDown],
  [refused(500), 'Unable to initialize payment. Please try again.'],
  // A response without its URL.
  [{} as Answer<'POST /subscription/create-checkout'>, 'Failed to create checkout session'],
] as const)(
  'a payment that cannot start says why, and no purchase is stored: %$',
  async ([answer, words]) => {
    api.stub('GET /payments', open);
    api.stub('POST /subscription/create-checkout', answer);
    await openApp('/subscribe');
    await startYearly.click();
    await expect.element(toastOf('Payment Setup Error').getByText(words)).toBeVisible();
    expect(kept()).toEqual([null, null]);
    expect(interceptedUrls()).toEqual([]);
  },
);

test.for([
  ['with plans', open],
  ['before payments are set up', { isOpen: false, publishableKey: null }],
] as const)(
  'a visitor’s rock waits on top, with the one field that leads back to it, %s',
  async ([, payments]) => {
    api.stub('GET /payments', payments);
    const checks = api.stub('GET /rocks/check/:id', aCheck({ name: 'Roy G. Pebble', timesFound: 3 }));
    const path = '/nfc-scan?rockId=K7M-2QX-9RK';
    setPendingRock(path);
    await openApp('/subscribe');
    const waiting = page.getByRole('region', { name: 'Roy G. Pebble is waiting for you' });
    await expect.element(waiting).toBeVisible();
    expect(checks).toHaveLength(1);
    const email = waiting.getByRole('textbox', { name: 'Email address' });
    await expect.element(email).toHaveAttribute('autocomplete', 'email');
    await expect.element(waiting.getByRole('button', { name: 'Continue with Free' })).toBeVisible();
    const form = (await email.findElement()).closest('form');
    expect([form?.method, new URL(form?.action ?? '').pathname]).toEqual(['post', '/api/login']);
    await email.fill('ada@example.test');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['returnTo', path],
      ['email', 'ada@example.test'],
    ]);
    // So does the sign-in of the header.
    await expect
      .element(page.getByRole('banner').getByRole('link', { name: 'Sign In' }))
      .toHaveAttribute('href', `/api/login?returnTo=${encodeURIComponent(path)}`);
    if (!payments.isOpen) return;
    const free = page.getByRole('region', { name: 'Free Plan' });
    await expect.element(free.getByText('Priority support')).not.toBeVisible();
    await free.getByText('Not in the free plan').click();
    await expect.element(free.getByText('Priority support')).toBeVisible();
  },
);

test('a find is promised only where the rock is hidden', async () => {
  api.stub('GET /payments', open);
  api.stub('GET /rocks/check/:id', aCheck({ name: 'Roy G. Pebble', status: 'active' }));
  setPendingRock('/nfc-scan?rockId=K7M-2QX-9RK');
  await openApp('/subscribe');
  const waiting = page.getByRole('region', { name: 'Roy G. Pebble is waiting for you' });
  await expect
    .element(waiting.getByRole('textbox', { name: 'Email address' }))
    .toHaveAccessibleDescription('We send you a code. It signs you in, and you are back at the rock.');
});

test('the message about a payment that could not start disappears on a retry', async () => {
  api.stub('GET /payments', open);
  api.stub('POST /subscription/create-checkout', refused(503, say('subscriptions', 'paymentsDown')));
  await openApp('/subscribe');
  await startYearly.click();
  const failed = toastOf('Payment Setup Error');
  await expect.element(failed).toBeVisible();
  const { promise } = Promise.withResolvers<never>();
  const again = api.stub('POST /subscription/create-checkout', promise);
  // Hovering stops the toast's timeout.
  await failed.hover();
  (await startYearly.findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => again.length).toBe(1);
  await expect.element(failed).not.toBeInTheDocument();
});

test('a visitor is redirected to the payment page, and the plan is stored until they return', async () => {
  api.stub('GET /payments', open);
  const checkoutUrl = 'https://payments.example.test/checkout/1';
  const asked = api.stub('POST /subscription/create-checkout', { checkoutUrl, message: '' });
  await openApp('/subscribe');
  await startYearly.click();
  await expect.poll(interceptedUrls).toEqual([checkoutUrl]);
  expect(kept()).toEqual(['yearly', 'true']);
  expect(asked[0]?.json).toEqual({
    plan: 'yearly',
    successUrl: `${location.origin}/subscribe?success=true&plan=yearly`,
    cancelUrl: `${location.origin}/subscribe?canceled=true`,
  });
});

test('leaving the payment page without paying leads back to the plans', async () => {
  localStorage.setItem('selectedPlan', 'monthly');
  localStorage.setItem('pendingPayment', 'true');
  api.stub('GET /payments', open);
  await openApp('/subscribe?canceled=true');
  await expect.element(toastOf('Payment Canceled')).toBeVisible();
  await expect.element(startYearly).toBeVisible();
  await expect.poll(address).toBe('/subscribe');
  expect(kept()).toEqual([null, null]);
});

test('a success URL typed by a visitor shows the plans', async () => {
  api.stub('GET /payments', open);
  await openApp('/subscribe?success=true&plan=yearly');
  await expect.element(startYearly).toBeVisible();
  await expect.poll(address).toBe('/subscribe');
  await expect.element(page.getByText('Payment Successful!')).not.toBeInTheDocument();
});

/** Opens the page on the return from a payment, and waits until it has stopped asking. */
async function openUnconfirmed(member: CurrentMember): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    await openApp('/subscribe?success=true&plan=monthly', member);
    await expect.element(page.getByText('Waiting for word of your payment...')).toBeVisible();
    await vi.advanceTimersByTimeAsync(15_000);
    await expect
      .element(page.getByRole('heading', { name: 'Your payment is being confirmed' }))
      .toBeVisible();
  } finally {
    vi.useRealTimers();
  }
}

test('a success URL typed by a member gives no plan', async () => {
  api.stub('GET /payments', open);
  api.stub('POST /subscription/claim', { result: 'waiting' });
  await openUnconfirmed(aMember());
  await expect.element(page.getByText(/If you have not, nothing was charged/)).toBeVisible();
  await expect.element(startYearly).toBeVisible();
});

test('the page waits for a late payment confirmation, also after a reload, and then Pro starts', async () => {
  const member = aMember();
  api.stub('GET /payments', open);
  api.stub('POST /subscription/claim', { result: 'waiting' });
  await openUnconfirmed(member);
  // Its address, which a reload keeps.
  expect(address()).toMatch(/^\/subscribe\?success=true/);
  await cleanup();
  await openUnconfirmed(member);
  api.stub('POST /subscription/claim', { result: 'claimed' });
  api.stub(
    'GET /subscription/status',
    aPlan({ hasAccess: true, hasActiveSubscription: true, plan: 'monthly', status: 'active' }),
  );
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Premium Member' })).toBeVisible();
  await expect.poll(address).toBe('/subscribe');
});

test('a notice about somebody else’s purchase can be dismissed', async () => {
  localStorage.setItem('selectedPlan', 'monthly');
  localStorage.setItem('pendingPayment', 'true');
  api.stub('GET /payments', open);
  api.stub('POST /subscription/claim', { result: 'elsewhere' });
  await openApp('/subscribe?success=true&plan=monthly', aMember());
  const notice = page.getByRole('heading', { name: 'Paid with another e-mail address' });
  await expect.element(notice).toBeVisible();
  await page.getByRole('button', { name: 'I did not buy it' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Start Monthly Plan' })).toBeVisible();
  expect(kept()).toEqual([null, null]);
});

test.each([
  ['claimed', 'Payment Successful'],
  ['twice', 'Already Subscribed'],
] as const)('a purchase whose request failed is redeemed on the next page: %s', async (result, title) => {
  const member = aMember();
  const unanswered = api.stub('POST /subscription/claim', noConnection);
  await openApp('/contact', member);
  await expect.poll(() => unanswered.length).toBe(1);
  const answered = api.stub('POST /subscription/claim', { result });
  await cleanup();
  await openApp('/contact', member);
  await expect.element(toastOf(title)).toBeVisible();
  expect(answered).toHaveLength(1);
});

test('a member who has bought in another tab is told that they have Pro', async () => {
  api.stub('GET /payments', { isOpen: true, publishableKey: 'pk_test_1' });
  api.stub('POST /subscription/create', () => {
    api.stub(
      'GET /subscription/status',
      aPlan({ hasAccess: true, hasActiveSubscription: true, plan: 'monthly', status: 'active' }),
    );
    return { status: 'already_subscribed' as const };
  });
  await openApp('/subscribe', aMember());
  await startYearly.click();
  await expect.element(toastOf('Already Subscribed')).toBeVisible();
  await expect.element(page.getByText('MONTHLY PLAN')).toBeVisible();
});

test('while payments are closed, the page says that plans are coming', async () => {
  api.stub('GET /payments', { isOpen: false, publishableKey: null });
  await openApp('/subscribe', aMember());
  await expect
    .element(page.getByRole('heading', { name: 'Premium Subscriptions Coming Soon' }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Start/ })).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect.poll(address).toBe('/');
});

test('plans that fail to load show an error and a retry', async () => {
  api.stub('GET /payments', noConnection);
  await openApp('/subscribe');
  await expect.element(page.getByText('We could not look up the plans.')).toBeVisible();
  api.stub('GET /payments', open);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(startYearly).toBeVisible();
});
