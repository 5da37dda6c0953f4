// Members who pay for plans, and a provider whose answers are lost, as the tests of this folder need them.
import { asMember } from './as.ts';
import { isCall, makePaidWorld, type PaidWorld } from './payments.ts';

/** A member of a world in which plans can be bought. @param start the clock, in milliseconds */
export async function payingMember(start?: number) {
  const world = makePaidWorld(start);
  return { world, member: await asMember(world) };
}

/**
 * Calls of this kind are answered with 502 from now on.
 * @param isDone whether the provider did what it was asked, and only its answer is lost
 */
export function loseAnswers(world: PaidWorld, method: string, path: RegExp, isDone = true): void {
  world.line = async (call, send) => {
    if (!isCall(call, method, path)) return send(call);
    if (isDone) await send(call);
    return new Response('Bad gateway', { status: 502 });
  };
}

/** Every call arrives again, and so does its answer. */
export function mend(world: PaidWorld): void {
  world.line = (call, send) => send(call);
}

/** The provider's checkouts that can still be paid. */
export const openCheckouts = ({ standIn }: PaidWorld) =>
  standIn.sessions().filter(({ status }) => status === 'open');
