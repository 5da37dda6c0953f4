// Payments in end-to-end tests: the stand-in's pages as a buyer uses them, and its clock, events and failures.
import type { Page } from '@playwright/test';
import { goodCard } from '../payments/billing.ts';
import type { Behavior } from '../payments/site/actions.ts';
import type { State } from '../payments/site/routes.ts';

/** The one accepted card, and one of the many declined ones. */
export { goodCard };
export const declinedCard = '4000 0000 0000 0002';

/** The stand-in of an app has its port a thousand above the app's. */
export const paymentsPort = (appPort: number) => appPort + 1000;

/** Address of the stand-in of an app. */
export function paymentsUrl(appOrigin: string): string {
  return `http://localhost:${paymentsPort(Number(new URL(appOrigin).port))}`;
}

export interface PaymentsControl {
  state(): Promise<State>;
  /** Moves the clock. Plans renew or end on the way, and events report it. */
  advanceClock(days: number): Promise<State>;
  holdEvents(): Promise<State>;
  /** Delivers the events that were held, and from then on new ones at once. */
  releaseEvents(): Promise<State>;
  /** How the provider's API answers. */
  behave(manner: Behavior): Promise<State>;
}

function controlOf(url: string): PaymentsControl {
  const state = async (): Promise<State> => {
    const answer = await fetch(`${url}/state`);
    // The type is that of the route.
    return (await answer.json()) as State;
  };
  const act = async (name: string, asked: Record<string, string> = {}) => {
    const body = new URLSearchParams(asked);
    const answer = await fetch(`${url}/act/${name}`, { method: 'POST', body, redirect: 'manual' });
    if (answer.status !== 303) throw new Error(`${name}: ${await answer.text()}`);
    return state();
  };
  return {
    state,
    advanceClock: (days) => act('advance', { days: String(days) }),
    holdEvents: () => act('hold'),
    releaseEvents: () => act('release'),
    behave: (manner) => act('behave', { manner }),
  };
}

/**
 * Reserves the stand-in for one test. Other tests wait until `use` is over, because all share its clock and its
 * behavior. Afterwards it behaves well and holds no events.
 */
export async function withPayments(
  url: string,
  use: (control: PaymentsControl) => Promise<void>,
): Promise<void> {
  const turn = await fetch(`${url}/turn`, { method: 'POST' });
  const control = controlOf(url);
  try {
    await use(control);
  } finally {
    await control.behave('well');
    await control.releaseEvents();
    await turn.body?.cancel();
  }
}

const someone = {
  'Email address': 'buyer@example.test',
  'Full name': 'Robin Tester',
  Address: '1 Pebble Lane',
  City: 'Omaha',
  State: 'NE',
  'Postal code': '68102',
} as const;

/** Fills in the empty fields of the checkout page, and pays by card. */
export async function payByCard(page: Page, card: string = goodCard): Promise<void> {
  await page.waitForURL('**/checkout/**');
  await page.getByLabel('Card number').fill(card);
  for (const [label, value] of Object.entries(someone)) {
    const field = page.getByLabel(label, { exact: true });
    if ((await field.count()) > 0 && (await field.inputValue()) === '') await field.fill(value);
  }
  await page.getByRole('button', { name: /^(Pay|Subscribe for) / }).click();
}
