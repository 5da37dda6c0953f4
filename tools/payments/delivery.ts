// Events reach the seller one after another, again when that failed, later when they are held back.
import type Stripe from 'stripe';
import type { SignedEvent } from './signature.ts';

export interface DeliveryOptions {
  sign: (event: Stripe.Event) => Promise<SignedEvent>;
  /** Answers with the status; without it events only collect. */
  send: ((event: SignedEvent) => Promise<number>) | undefined;
  /** Those that were not delivered yet. */
  waiting: Map<string, Stripe.Event>;
}

export interface Delivery {
  add: (event: Stripe.Event) => void;
  /** Delivers what waits, unless it is held. Never throws. */
  flush: () => Promise<void>;
  hold: () => void;
  release: (ids?: readonly string[]) => Promise<void>;
  again: (event: Stripe.Event) => Promise<void>;
  pending: () => Stripe.Event[];
}

const tries = 5;
/** Milliseconds before the second try; each later one waits twice as long. */
const firstWait = 25;

export function openDelivery({ sign, send, waiting }: DeliveryOptions): Delivery {
  /** Those that were tried often enough; they wait until they are released. */
  const givenUp = new Set<string>();
  let isHeld = false;
  let last: Promise<void> = Promise.resolve();

  async function deliver(event: Stripe.Event): Promise<void> {
    if (!send) return;
    for (let round = 0; round < tries; round += 1) {
      if (round > 0) await new Promise((resolve) => setTimeout(resolve, firstWait * 2 ** (round - 1)));
      if (await arrives(event, send)) {
        waiting.delete(event.id);
        givenUp.delete(event.id);
        return;
      }
    }
    if (waiting.has(event.id)) givenUp.add(event.id);
  }

  async function arrives(event: Stripe.Event, to: NonNullable<typeof send>): Promise<boolean> {
    try {
      const status = await to(await sign(event));
      return status >= 200 && status < 300;
    } catch {
      return false;
    }
  }

  /** After all that was begun before. */
  function inTurn(events: () => Stripe.Event[]): Promise<void> {
    if (!send) return Promise.resolve();
    last = deliverAll(last, events);
    return last;
  }

  async function deliverAll(before: Promise<void>, events: () => Stripe.Event[]): Promise<void> {
    await before;
    for (const event of events()) await deliver(event);
  }

  return {
    add: (event) => void waiting.set(event.id, event),
    flush: () => inTurn(() => (isHeld ? [] : [...waiting.values()].filter(({ id }) => !givenUp.has(id)))),
    hold() {
      isHeld = true;
    },
    async release(ids) {
      const wanted = ids ?? [...waiting.keys()];
      await inTurn(() => wanted.flatMap((id) => waiting.get(id) ?? []));
      if (ids === undefined || waiting.size === 0) isHeld = false;
    },
    again: (event) => inTurn(() => [event]),
    pending: () => [...waiting.values()],
  };
}
