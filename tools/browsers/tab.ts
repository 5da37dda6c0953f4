// A browser as one person uses it, whatever its engine: what webkit.ts and firefox.ts drive, and main-job.ts is told with.
import { setTimeout } from 'node:timers/promises';

/** What is pressed or filled in, by what it is called: the only one, the exact one, or the first that has it in it. */
export interface Target {
  role: 'button' | 'link' | 'tab' | 'menuitem' | 'field';
  name: string;
}

/** A place where the person stands. */
export interface Position {
  latitude: number;
  longitude: number;
}

export interface Tab {
  open(url: string): Promise<void>;
  /** As near as the engine comes to it: WebKitGTK's window is never narrower than about 450 pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Waits until it is there and can be pressed. */
  press(target: Target): Promise<void>;
  /** Types, in place of what is there. */
  fill(name: string, text: string): Promise<void>;
  /** Gives a file to a file field. */
  attach(name: string, path: string): Promise<void>;
  /** Asks the page. @param question runs there, so it knows nothing of what is around it here */
  ask<A extends readonly unknown[], T>(question: (...given: A) => T, ...given: A): Promise<Awaited<T>>;
  /** What is seen, as a PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Long enough for a slow machine. */
const patience = 20_000;

/** Asks again until there is an answer. @throws with what was waited for */
export async function until<T>(what: string, ask: () => Promise<T | null | undefined | false>): Promise<T> {
  const end = Date.now() + patience;
  for (let last: unknown; ; await setTimeout(100)) {
    const answer = await ask().catch((error: unknown) => ((last = error), null));
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`${what}: not within ${patience / 1000} s`, { cause: last });
  }
}

/** Presses what is found; between being found and being pressed it may be drawn anew. */
export async function pressed(
  { name }: Target,
  find: () => Promise<{ click: () => Promise<void> }>,
): Promise<void> {
  await until(`press ${name}`, async () => {
    await (await find()).click();
    return true;
  });
}

/** Runs in the page: the element, or null. Where a dialog or a menu is open, nothing behind it counts. */
export function locate({ role, name }: Target): Element | null {
  const selectors = {
    button: 'button, [role=button], summary',
    link: 'a[href]',
    tab: '[role=tab]',
    menuitem: '[role=menuitem]',
    field: 'input, textarea, select, [role=switch], [role=checkbox]',
  };
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const { labels } = element as Partial<HTMLInputElement>;
    return (
      plain(element.getAttribute('aria-label')) ||
      plain([...(labels ?? [])].map((label) => label.textContent).join(' ')) ||
      plain(element.textContent)
    );
  };
  const layers = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')];
  const top = layers.findLast((layer) => layer.getClientRects().length > 0) ?? document.body;
  const there = [...top.querySelectorAll(selectors[role])].filter(
    (element) =>
      (element.getClientRects().length > 0 || (element as Partial<HTMLInputElement>).type === 'file') &&
      element.closest('[inert], [aria-hidden=true]') === null &&
      !element.matches(':disabled, [aria-disabled=true]'),
  );
  return (
    there.find((element) => nameOf(element) === name) ??
    there.find((element) => nameOf(element).includes(name)) ??
    null
  );
}
