// Delivers events to the seller one after another, retries failed ones, and can hold them back.
import { from, type Shelves } from './books.ts';
import type { Event } from './objects.ts';
import type { SignedEvent } from './signature.ts';

export interface DeliveryOptions {
  shelves: Shelves;
  sign: (event: Event) => Promise<SignedEvent>;
  /** Resolves to the status. Without it, events are only collected. */
  send: ((event: SignedEvent) => Promise<number>) | undefined;
}

export interface Delivery {
  /** Delivers pending events, unless they are held. Never throws. */
  flush: () => Promise<void>;
  hold: () => void;
  isHolding: () => boolean;
  release: (ids?: readonly string[]) => Promise<void>;
  redeliver: (id: string) => Promise<void>;
}

const tries = 5;
/** Milliseconds before the second try. Each later one waits twice as long. */
const firstWait = 25;

export function openDelivery({ shelves: { events, waiting }, sign, send }: DeliveryOptions): Delivery {
  /** Events that were tried often enough. They stay pending until they are released. */
  const givenUp = new Set<string>();
  let isHeld = false;
  let last: Promise<void> = Promise.resolve();

  async function deliver(event: Event): Promise<void> {
    for (let round = 0; round < tries; round += 1) {
      if (round > 0) await new Promise((resolve) => setTimeout(resolve, firstWait * 2 ** (round - 1)));
      if (await arrives(event)) {
        waiting.delete(event.id);
        givenUp.delete(event.id);
        return;
      }
    }
    givenUp.add(event.id);
  }

  async function arrives(event: Event): Promise<boolean> {
    try {
      const status = await send?.(await sign(event));
      return status !== undefined && status >= 200 && status < 300;
    } catch {
      return false;
    }
  }

  async function deliverAfter(before: Promise<void>, events: () => Event[]): Promise<void> {
    await before;
    for (const event of events()) await deliver(event);
  }

  /** After all earlier deliveries. */
  async function inTurn(events: () => Event[]): Promise<void> {
    if (!send) return;
    last = deliverAfter(last, events);
    await last;
  }

  return {
    flush: () => inTurn(() => (isHeld ? [] : [...waiting.values()].filter(({ id }) => !givenUp.has(id)))),
    hold() {
      isHeld = true;
    },
    isHolding: () => isHeld,
    async release(ids) {
      const wanted = ids ?? [...waiting.keys()];
      await inTurn(() => wanted.flatMap((id) => waiting.get(id) ?? []));
      if (ids === undefined || waiting.size === 0) isHeld = false;
    },
    redeliver: (id) => inTurn(() => [from(events, id)]),
  };
}
