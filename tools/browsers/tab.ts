// A browser as one person uses it, for any engine. webkit.ts and firefox.ts implement it, and main-job.ts uses it.
import { setTimeout } from 'node:timers/promises';

/** An element to click or fill in: the one with exactly this name, or the first whose name contains it. */
export interface Target {
  role: 'button' | 'link' | 'tab' | 'menuitem' | 'field';
  name: string;
}

/** Where the person is. */
export interface Position {
  latitude: number;
  longitude: number;
}

export interface Tab {
  open(url: string): Promise<void>;
  /** As far as the engine allows: WebKitGTK's window is never narrower than about 450 pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Waits until the element is there and enabled, and clicks it. */
  press(target: Target): Promise<void>;
  /** Replaces the value of a field by typing. */
  fill(name: string, text: string): Promise<void>;
  /** Selects a file in a file field. */
  attach(name: string, path: string): Promise<void>;
  /** Runs a function in the page. @param question cannot use variables from outside of it */
  ask<A extends readonly unknown[], T>(question: (...given: A) => T, ...given: A): Promise<Awaited<T>>;
  /** A screenshot as a PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Long enough for a slow machine. */
const patience = 20_000;

/** Repeats `ask` until it returns something. @throws with what was waited for */
export async function until<T>(what: string, ask: () => Promise<T | null | undefined | false>): Promise<T> {
  const end = Date.now() + patience;
  for (let last: unknown; ; await setTimeout(100)) {
    const answer = await ask().catch((error: unknown) => ((last = error), null));
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`${what}: not within ${patience / 1000} s`, { cause: last });
  }
}

/** Clicks an element. Repeats this, because the element may be rendered again after it was found. */
export async function pressed(
  { name }: Target,
  find: () => Promise<{ click: () => Promise<void> }>,
): Promise<void> {
  await until(`press ${name}`, async () => {
    await (await find()).click();
    return true;
  });
}

/** Runs in the page: the element, or null. If a dialog or a menu is open, only elements in it count. */
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
