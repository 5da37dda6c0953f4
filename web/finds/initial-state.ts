// The initial state from the server-rendered Found Rock page, read once when the app starts.
import { formatCode, normalizeCode } from '../../schema/codes.ts';
import { initialStateId } from '../../schema/initial-state-id.ts';
import type { InitialState } from '../../schema/found-rock.ts';
import { foundRockPath } from './found-rock-path.ts';

type EditedState = InitialState & {
  /** The field's input when the app took over, if it differs from `code`. */
  typed?: string;
};

let state = read();

/** null on other pages and after leaving the Found Rock page. */
export function initialState(): InitialState | null {
  return state;
}

/** The initial state if it is about this Rock ID. */
export function initialStateAt(code: string): EditedState | null {
  return state && normalizeCode(state.code) === normalizeCode(code) ? state : null;
}

/** Keeps what was typed before the app had loaded, for the app's field. */
export function keepTyped(typed: string): void {
  if (state && typed !== formatCode(state.code)) state.typed = typed;
}

/** For leaving the page, so that a return looks the rock up again. */
export function forgetInitialState(): void {
  state = null;
}

/** Reads and removes the state. Replaces a label's short URL by the page's path, which the router has. */
function read(): EditedState | null {
  const block = document.getElementById(initialStateId);
  if (!block) return null;
  const parsed = JSON.parse(block.textContent) as InitialState; // written by worker/pages/found-rock-page.tsx
  block.remove();
  if (location.pathname.toLowerCase().startsWith('/r/'))
    history.replaceState(null, '', foundRockPath(parsed.code));
  return parsed;
}
