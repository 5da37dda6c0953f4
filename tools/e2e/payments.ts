// Paying in end-to-end tests: the stand-in's pages as a buyer uses them, and its clock, events and manners.
import type { Page } from '@playwright/test';
import { goodCard } from '../payments/billing.ts';
import type { Manner } from '../payments/site/desk.ts';
import type { State } from '../payments/site/routes.ts';

/** The one card that is not declined, and one of the many that are. */
export { goodCard };
export const declinedCard = '4000 0000 0000 0002';

/** The stand-in of an app stands a thousand ports above it. */
export const paymentsPort = (appPort: number) => appPort + 1000;

/** Where it is, beside an app. */
export function paymentsUrl(appOrigin: string): string {
  return `http://localhost:${paymentsPort(Number(new URL(appOrigin).port))}`;
}

export interface PaymentsControl {
  state(): Promise<State>;
  /** Moves the clock; what renews or ends on the way does so, and says so. */
  advanceClock(days: number): Promise<State>;
  holdEvents(): Promise<State>;
  /** Delivers those kept back, and new ones at once again. */
  releaseEvents(): Promise<State>;
  /** How the provider's API answers. */
  behave(manner: Manner): Promise<State>;
}

function controlOf(url: string): PaymentsControl {
  const state = async (): Promise<State> => {
    const answer = await fetch(`${url}/state`);
    // Its shape is that of the route.
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
 * The stand-in for one test: whoever else wants it waits until `use` is over, for its clock and its manners are
 * everybody's. It is left well and with nothing kept back.
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

/** On the checkout page: fills in what is still empty, and pays by a card. */
export async function payByCard(page: Page, card: string = goodCard): Promise<void> {
  await page.waitForURL('**/checkout/**');
  await page.getByLabel('Card number').fill(card);
  for (const [label, value] of Object.entries(someone)) {
    const field = page.getByLabel(label, { exact: true });
    if ((await field.count()) > 0 && (await field.inputValue()) === '') await field.fill(value);
  }
  await page.getByRole('button', { name: /^(Pay|Subscribe for) / }).click();
}
