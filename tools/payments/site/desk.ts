// What can be done to the stand-in from outside: by people on its first page, and by stories.
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { Behaviour, StandIn } from '../stand-in.ts';

const manners = ['well', 'slow', 'down', 'nonsense'] as const;
export type Manner = (typeof manners)[number];

/** The stand-in, and what it does not say of itself. */
export interface Desk {
  standIn: StandIn;
  /** Whether events are kept back. */
  isHolding: boolean;
  /** How its API answers. */
  manner: Manner;
}

/** Ten years: every renewal on the way happens. */
const mostDays = 3660;
const dayLength = 24 * 60 * 60 * 1000;
/** Longer than anybody waits for a payment. */
const slow: Behaviour = { hangs: 30_000 };

const id = z.string().check(z.minLength(1));
const nothing = z.object({});

type Act = (desk: Desk, input: unknown) => Promise<void>;

function act<Input>(
  schema: z.ZodMiniType<Input>,
  run: (desk: Desk, input: Input) => Promise<void> | void,
): Act {
  return async (desk, input) => run(desk, schema.parse(input));
}

const acts: Readonly<Record<string, Act>> = {
  advance: act(
    z.object({ days: z.coerce.number().check(z.positive(), z.lte(mostDays)) }),
    ({ standIn }, { days }) => standIn.advance(days * dayLength),
  ),
  hold: act(nothing, (desk) => {
    desk.standIn.hold();
    desk.isHolding = true;
  }),
  release: act(z.object({ ids: z.optional(z.array(id)) }), async (desk, { ids }) => {
    await desk.standIn.release(ids);
    if (ids === undefined || desk.standIn.pending().length === 0) desk.isHolding = false;
  }),
  redeliver: act(z.object({ event: id }), ({ standIn }, { event }) => standIn.redeliver(event)),
  behave: act(z.object({ manner: z.enum(manners) }), (desk, { manner }) => {
    desk.standIn.behave(manner === 'slow' ? slow : manner);
    desk.manner = manner;
  }),
  refund: act(
    z.object({ payment: id, amount: z.optional(z.coerce.number().check(z.positive())) }),
    async ({ standIn }, { payment, amount }) => {
      await standIn.refund(payment, amount);
    },
  ),
  end: act(z.object({ subscription: id }), ({ standIn }, { subscription }) =>
    standIn.cancelNow(subscription),
  ),
};

/** Does what is named; false when there is no such thing to do. Throws when it cannot be done. */
export async function doAt(desk: Desk, name: string, input: unknown): Promise<boolean> {
  const found = Object.hasOwn(acts, name) ? acts[name] : undefined;
  await found?.(desk, input);
  return found !== undefined;
}

/** All that there is, oldest first. */
export interface DeskState {
  /** Milliseconds. */
  now: number;
  isHolding: boolean;
  manner: Manner;
  customers: Stripe.Customer[];
  subscriptions: Stripe.Subscription[];
  sessions: Stripe.Checkout.Session[];
  events: Stripe.Event[];
  /** Ids of those that were not delivered yet. */
  pending: string[];
}

export function stateOf({ standIn, isHolding, manner }: Desk): DeskState {
  return {
    now: standIn.now(),
    isHolding,
    manner,
    customers: standIn.customers(),
    subscriptions: standIn.subscriptions(),
    sessions: standIn.sessions(),
    events: standIn.events(),
    pending: standIn.pending().map((event) => event.id),
  };
}
