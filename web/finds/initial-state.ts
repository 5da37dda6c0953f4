// What the first HTML of the Found Rock page brought along: read once, when the app takes over.
import { formatCode, normalizeCode } from '../../schema/codes.ts';
import { initialStateId } from '../../schema/initial-state-id.ts';
import type { InitialState } from '../../schema/found-rock-words.ts';
import { foundRockPath } from './found-rock-path.ts';

type Arrived = InitialState & {
  /** What stood in the field when the app took over, where it is another ID. */
  typed?: string;
};

let arrived = read();

/** Null on every other page, and once the Found Rock page was left. */
export function initialState(): InitialState | null {
  return arrived;
}

/** The same for one Rock ID. */
export function initialStateAt(code: string): Arrived | null {
  return arrived && normalizeCode(arrived.code) === normalizeCode(code) ? arrived : null;
}

/** What was typed before the app was there goes on in its field. */
export function keepTyped(typed: string): void {
  if (arrived && typed !== formatCode(arrived.code)) arrived.typed = typed;
}

/** Somebody who comes back asks anew. */
export function forgetInitialState(): void {
  arrived = null;
}

/** Labels carry a short address; from now on it is the page's own, which the router knows. */
function read(): Arrived | null {
  const block = document.getElementById(initialStateId);
  if (!block) return null;
  const brought = JSON.parse(block.textContent) as InitialState; // written by worker/pages/found-rock-page.tsx
  block.remove();
  if (location.pathname.toLowerCase().startsWith('/r/'))
    history.replaceState(null, '', foundRockPath(brought.code));
  return brought;
}
