// From the first HTML to the app: in one step, once all is here that the page needs, so that nothing moves or is lost.
import type { QueryClient } from '@tanstack/react-query';
import type { Arrival } from '../../schema/found-rock.ts';
import { actAs } from '../api.ts';
import { keepTyped } from '../finds/arrival.ts';
import { rockCheck } from '../finds/queries.ts';
import { currentMember } from '../members/queries.ts';
import { keepPainting } from '../painting/kept-paintings.ts';

interface TakeOver {
  place: HTMLElement;
  arrival: Arrival;
  queryClient: QueryClient;
  /** Resolves once the page can be drawn at once; false when a part of it did not come. */
  ready: Promise<boolean>;
  /** Draws the app in place of what is there, before it returns. */
  draw: () => void;
}

/** Without all of its parts the app leaves the first HTML where it is: that works by itself. */
export async function takeOver({ place, arrival, queryClient, ready, draw }: TakeOver): Promise<void> {
  const { code, check, member } = arrival;
  const presses = holdPresses(place);
  if (member !== undefined) {
    queryClient.setQueryData(currentMember.queryKey, member);
    actAs(member?.id ?? null);
  }
  const [isReady] = await Promise.all([
    ready,
    queryClient.prefetchQuery(currentMember),
    ...[...document.querySelectorAll('link')].map(styled),
  ]);
  if (!isReady) return presses.letGo();
  if (check) queryClient.setQueryData(rockCheck(code).queryKey, check);
  for (const { dataset, src } of place.querySelectorAll<HTMLImageElement>('img[data-painting]'))
    keepPainting(dataset['painting'] ?? '', src);
  const field = place.querySelector<HTMLInputElement>('input[name="rockId"]:not([type="hidden"])');
  if (field) keepTyped(field.value);
  const focus = focusIn(place);
  draw();
  focus?.moveTo(place);
  presses.pressAgain(place);
}

/** Style sheets at the end of the page do not hold up a script that comes from the cache. */
function styled(link: HTMLLinkElement): Promise<unknown> | undefined {
  if (link.rel !== 'stylesheet' || link.sheet) return undefined;
  return new Promise((done) => {
    link.addEventListener('load', done, { once: true });
    link.addEventListener('error', done, { once: true });
  });
}

const pressable = 'a[href], button';

/** The same thing in both: called the same. */
const nameOf = (element: Element) =>
  element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent.trim();

function twinOf(element: Element, place: HTMLElement): HTMLElement | undefined {
  const kin = element.matches(pressable) ? pressable : element.localName;
  return [...place.querySelectorAll<HTMLElement>(kin)].find(
    (other) => nameOf(other) === nameOf(element) && other.checkVisibility(),
  );
}

/** A press in the moment before the app is drawn is one of the app: it knows more ways than the first HTML does. */
function holdPresses(place: HTMLElement) {
  let pressed: HTMLElement | undefined;
  const hold = (event: MouseEvent) => {
    const target = event.target instanceof Element && event.target.closest<HTMLElement>(pressable);
    if (!target || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    pressed = target;
  };
  place.addEventListener('click', hold);
  const end = () => place.removeEventListener('click', hold);
  return {
    letGo: () => {
      end();
      pressed?.click();
    },
    pressAgain: (drawn: HTMLElement) => {
      end();
      if (pressed) twinOf(pressed, drawn)?.click();
    },
  };
}

function focusIn(place: HTMLElement) {
  const focused = document.activeElement;
  if (!focused || focused === document.body || !place.contains(focused)) return null;
  const selection =
    focused instanceof HTMLInputElement ? ([focused.selectionStart, focused.selectionEnd] as const) : null;
  return {
    moveTo: (drawn: HTMLElement) => {
      const twin = twinOf(focused, drawn);
      twin?.focus({ preventScroll: true });
      if (twin instanceof HTMLInputElement && selection) twin.setSelectionRange(...selection);
    },
  };
}
