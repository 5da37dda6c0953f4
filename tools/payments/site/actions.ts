// Actions on the stand-in, for people on its first page and for end-to-end tests.
import type { Behaviour, StandIn } from '../stand-in.ts';

/** How its API answers. 'slow' is longer than anybody waits for a payment. */
export const behaviors = {
  well: 'well',
  slow: { hangs: 30_000 },
  down: 'down',
  nonsense: 'nonsense',
} as const satisfies Record<string, Behaviour>;
export type Behavior = keyof typeof behaviors;

const dayLength = 24 * 60 * 60 * 1000;
/** Ten years. Every renewal on the way happens. */
const mostDays = 3660;

type Act = (standIn: StandIn, asked: (name: string) => string) => unknown;

const acts = new Map<string, Act>([
  [
    'advance',
    (standIn, asked) => {
      const days = Number(asked('days'));
      if (!(days > 0 && days <= mostDays)) throw new Error(`The clock moves by up to ${mostDays} days.`);
      return standIn.advance(days * dayLength);
    },
  ],
  ['hold', (standIn) => standIn.hold()],
  ['release', (standIn) => standIn.release()],
  ['redeliver', (standIn, asked) => standIn.redeliver(asked('event'))],
  [
    'behave',
    (standIn, asked) => {
      const manner = asked('manner');
      if (!isManner(manner)) throw new Error('There is no such manner.');
      standIn.behave(behaviors[manner]);
    },
  ],
  ['refund', (standIn, asked) => standIn.refund(asked('payment'))],
  ['end', (standIn, asked) => standIn.cancelNow(asked('subscription'))],
]);

const isManner = (name: string): name is Behavior => Object.hasOwn(behaviors, name);

/** Runs the named action. Throws if there is no such action, or if it fails. */
export async function runAction(
  standIn: StandIn,
  name: string,
  asked: (name: string) => string,
): Promise<void> {
  const act = acts.get(name);
  if (!act) throw new Error('There is no such action.');
  await act(standIn, asked);
}
