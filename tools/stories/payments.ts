// Paying in stories: the stand-in's pages as a buyer uses them, and its clock, events and manners.
import type { Page } from '@playwright/test';
import type { DeskState, Manner } from '../payments/site/desk.ts';

/** The one card that is not declined, and one of the many that are. */
export const goodCard = '4242 4242 4242 4242';
export const declinedCard = '4000 0000 0000 0002';

/** The stand-in of an app stands a thousand ports above it. */
export const paymentsPort = (appPort: number) => appPort + 1000;

/** Where it is, beside an app. */
export function paymentsUrl(appOrigin: string): string {
  return `http://localhost:${paymentsPort(Number(new URL(appOrigin).port))}`;
}

export interface PaymentsControl {
  state(): Promise<DeskState>;
  /** Moves the clock; what renews or ends on the way does so, and says so. */
  advanceClock(days: number): Promise<DeskState>;
  holdEvents(): Promise<DeskState>;
  /** Delivers those kept back in the order of `ids`; without it all of them, and new ones at once again. */
  releaseEvents(ids?: readonly string[]): Promise<DeskState>;
  redeliver(event: string): Promise<DeskState>;
  /** How the provider's API answers. */
  behave(manner: Manner): Promise<DeskState>;
  /** Cents; without `amount`, all that is left. */
  refund(payment: string, amount?: number): Promise<DeskState>;
  endSubscription(subscription: string): Promise<DeskState>;
}

function controlOf(url: string): PaymentsControl {
  const ask = async (path: string, init?: RequestInit): Promise<DeskState> => {
    const answer = await fetch(`${url}/control/${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    // Its shape is what stateOf makes.
    return (await answer.json()) as DeskState;
  };
  const act = (name: string, input: object = {}) =>
    ask(name, { method: 'POST', body: JSON.stringify(input) });
  return {
    state: () => ask('state'),
    advanceClock: (days) => act('advance', { days }),
    holdEvents: () => act('hold'),
    releaseEvents: (ids) => act('release', { ids }),
    redeliver: (event) => act('redeliver', { event }),
    behave: (manner) => act('behave', { manner }),
    refund: (payment, amount) => act('refund', { payment, amount }),
    endSubscription: (subscription) => act('end', { subscription }),
  };
}

/**
 * The stand-in for one story: whoever else wants it waits until `use` is over, for its clock and its manners are
 * everybody's. It is left well and with nothing kept back.
 */
export async function withPayments(
  url: string,
  use: (control: PaymentsControl) => Promise<void>,
): Promise<void> {
  const turn = await fetch(`${url}/control/turn`, { method: 'POST' });
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
  'Full name': 'Robin Story',
  'Name on card': 'Robin Story',
  Address: '1 Pebble Lane',
  City: 'Omaha',
  State: 'NE',
  'Postal code': '68102',
  'Expiry date': '12 / 60',
  CVC: '123',
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
