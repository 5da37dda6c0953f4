// From the first HTML to the app: in one step, once all is here that the page needs, so that nothing moves or is lost.
import type { QueryClient } from '@tanstack/react-query';
import { actAs } from '../api.ts';
import { initialState, keepTyped } from '../finds/initial-state.ts';
import { rockCheck } from '../finds/queries.ts';
import type { HeldClicks } from '../lib/hold-clicks.ts';
import { clickTwin, twinOf } from '../lib/twin.ts';
import { currentMember } from '../members/queries.ts';
import { keepPainting } from '../painting/kept-paintings.ts';

interface Hydration {
  place: HTMLElement;
  /** What was clicked meanwhile is the app's once it is drawn. */
  clicks: HeldClicks;
  queryClient: QueryClient;
  /** Whether the page can be drawn at once: false when a part of it did not come. */
  ready: () => Promise<boolean>;
  /** Draws the app in place of what is there, before it returns. */
  draw: () => void;
}

/**
 * Without all of its parts the app leaves the first HTML where it is: that works by itself.
 * @returns whether the app is drawn; of a style sheet that failed before, it is never known
 */
export async function hydrate({ place, clicks, queryClient, ready, draw }: Hydration): Promise<boolean> {
  const brought = initialState();
  if (brought?.member !== undefined) {
    queryClient.setQueryData(currentMember.queryKey, brought.member);
    actAs(brought.member?.id ?? null);
  }
  const [isReady, areStyled] = await Promise.all([
    ready(),
    Promise.all([...document.querySelectorAll('link')].map(isStyled)),
    queryClient.prefetchQuery(currentMember),
  ]);
  if (!isReady || areStyled.includes(false)) return false;
  if (brought?.check) queryClient.setQueryData(rockCheck(brought.code).queryKey, brought.check);
  for (const { dataset, src } of place.querySelectorAll<HTMLImageElement>('img[data-painting]'))
    keepPainting(dataset['painting'] ?? '', src);
  const field = place.querySelector<HTMLInputElement>('input[name="rockId"]:not([type="hidden"])');
  if (field) keepTyped(field.value);
  const moveFocus = focusIn(place);
  const { scrollX, scrollY } = window;
  draw();
  // The router begins a page at its top, or where it was left.
  if (scrollY > 0) scrollTo(scrollX, scrollY);
  moveFocus();
  const clicked = clicks.end();
  if (clicked) clickTwin(clicked, place);
  return true;
}

/** Once it is known. Style sheets at the end of the page do not hold up a script that comes from the cache. */
async function isStyled(link: HTMLLinkElement): Promise<boolean> {
  if (link.rel !== 'stylesheet') return true;
  // One that did not come may be there, and be empty.
  if (link.sheet) return link.sheet.cssRules.length > 0;
  return new Promise((tell) => {
    link.addEventListener('load', () => tell(true), { once: true });
    link.addEventListener('error', () => tell(false), { once: true });
  });
}

/** Remembers what has the focus there; gives it to its twin once that is drawn. */
function focusIn(place: HTMLElement): () => void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || !place.contains(focused)) return () => undefined;
  const selection =
    focused instanceof HTMLInputElement ? ([focused.selectionStart, focused.selectionEnd] as const) : null;
  return () => {
    const twin = twinOf(focused, place);
    twin?.focus({ preventScroll: true });
    if (twin instanceof HTMLInputElement && selection) twin.setSelectionRange(...selection);
  };
}
