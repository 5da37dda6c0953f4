// The initial state from the server-rendered Found Rock page, read once when the app starts.
import { formatCode, normalizeCode } from '../../schema/codes.ts';
import { initialStateId } from '../../schema/initial-state-id.ts';
import type { InitialState } from '../../schema/found-rock-words.ts';
import { foundRockPath } from './found-rock-path.ts';

type Arrived = InitialState & {
  /** The input of the field when the app took over, if it differs from `code`. */
  typed?: string;
};

let arrived = read();

/** null on other pages and after leaving the Found Rock page. */
export function initialState(): InitialState | null {
  return arrived;
}

/** The initial state if it is about this Rock ID. */
export function initialStateAt(code: string): Arrived | null {
  return arrived && normalizeCode(arrived.code) === normalizeCode(code) ? arrived : null;
}

/** Keeps what was typed before the app had loaded, for the app's field. */
export function keepTyped(typed: string): void {
  if (arrived && typed !== formatCode(arrived.code)) arrived.typed = typed;
}

/** For leaving the page, so that a return looks the rock up again. */
export function forgetInitialState(): void {
  arrived = null;
}

/** Reads and removes the state. Replaces a label's short URL with the page's own path, which the router contains. */
function read(): Arrived | null {
  const block = document.getElementById(initialStateId);
  if (!block) return null;
  const brought = JSON.parse(block.textContent) as InitialState; // written by worker/pages/found-rock-page.tsx
  block.remove();
  if (location.pathname.toLowerCase().startsWith('/r/'))
    history.replaceState(null, '', foundRockPath(brought.code));
  return brought;
}
