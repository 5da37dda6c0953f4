// Replaces the server-rendered page by the app in one step, once all is loaded, so that nothing moves or is lost.
import type { QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { setActingMember } from '../api.ts';
import { initialState, keepTyped } from '../finds/initial-state.ts';
import { lazyMessages, rockCheck } from '../finds/queries.ts';
import { holdClicks, type HeldClicks } from '../lib/hold-clicks.ts';
import { wordsReady } from '../lib/words.ts';
import { clickMatching, matchingElement } from '../lib/matching-element.ts';
import { currentMember } from '../members/queries.ts';
import { adoptRockState } from '../rocks/rock-page.ts';
import { cachePainting } from '../painting/painting-cache.ts';
import { MemberParts } from '../shell/header.tsx';

interface Hydration {
  place: HTMLElement;
  queryClient: QueryClient;
  page: { preload: () => Promise<void>; isLoaded: () => boolean };
  router: { load: () => Promise<void> };
  /** Renders the app in place of the page. */
  draw: () => void;
}

/**
 * Repeats a click that was made before the app has rendered. Keeps the server-rendered page, which works on its own, if
 * any chunk or style sheet failed to load.
 */
export async function hydrate(hydration: Hydration): Promise<void> {
  const clicks = holdClicks(hydration.place);
  const isDrawn = await takeOver(hydration, clicks).catch(() => false);
  // The server-rendered page stays, so the held click takes its default action.
  if (!isDrawn) clicks.end()?.click();
}

/** @returns whether the app has rendered; may never resolve if a style sheet failed before this call */
async function takeOver(
  { place, queryClient, page, router, draw }: Hydration,
  clicks: HeldClicks,
): Promise<boolean> {
  adoptRockState();
  const initial = initialState();
  if (initial?.member !== undefined) {
    queryClient.setQueryData(currentMember.queryKey, initial.member);
    setActingMember(initial.member?.id ?? null);
  }
  const [areStyled] = await Promise.all([
    Promise.all([...document.querySelectorAll('link')].map(isStyled)),
    page.preload(),
    router.load(),
    wordsReady(),
    queryClient.prefetchQuery(currentMember).then(() => noticeFor(queryClient)),
  ]);
  if (!page.isLoaded() || areStyled.includes(false)) return false;
  if (initial?.check) queryClient.setQueryData(rockCheck(initial.code).queryKey, initial.check);
  for (const { dataset, src } of place.querySelectorAll<HTMLImageElement>('img[data-painting]'))
    cachePainting(dataset['painting'] ?? '', src);
  const field = place.querySelector<HTMLInputElement>('input[name="rockId"]:not([type="hidden"])');
  if (field) keepTyped(field.value);
  const moveFocus = focusIn(place);
  const { scrollX, scrollY } = window;
  flushSync(draw);
  // The router scrolls to the top or to a restored position.
  if (scrollY > 0) scrollTo(scrollX, scrollY);
  moveFocus();
  const clicked = clicks.end();
  if (clicked) clickMatching(clicked, place);
  return true;
}

/** Loads what tells a suspended member so, above the page and at a scanned rock: later it would push the page down. */
async function noticeFor(queryClient: QueryClient): Promise<void> {
  if (!queryClient.getQueryData(currentMember.queryKey)?.suspension) return;
  const [{ SuspendedNotice }] = await Promise.all([
    import('../shell/member-parts.tsx'),
    MemberParts.preload(),
    queryClient.ensureQueryData(lazyMessages).then((beside) => beside.Suspended.preload()),
  ]);
  await SuspendedNotice.preload();
}

/** Waits for the style sheet to load. One at the end of the page does not delay a script that comes from the cache. */
async function isStyled(link: HTMLLinkElement): Promise<boolean> {
  if (link.rel !== 'stylesheet') return true;
  // A style sheet that failed to load may exist but be empty.
  if (link.sheet) return link.sheet.cssRules.length > 0;
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true), { once: true });
    link.addEventListener('error', () => resolve(false), { once: true });
  });
}

/** Remembers the focused element. @returns moves the focus to the app's corresponding element */
function focusIn(place: HTMLElement): () => void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || !place.contains(focused)) return () => undefined;
  const selection =
    focused instanceof HTMLInputElement ? ([focused.selectionStart, focused.selectionEnd] as const) : null;
  return () => {
    const twin = matchingElement(focused, place);
    twin?.focus({ preventScroll: true });
    if (twin instanceof HTMLInputElement && selection) twin.setSelectionRange(...selection);
  };
}
