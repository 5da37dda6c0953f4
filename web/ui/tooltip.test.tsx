// When a tooltip appears and disappears.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/render.tsx';
import { Tooltip } from './tooltip.tsx';

const worlds = [
  ['Fit All', 'Zoom to show all rocks'],
  ['World', 'World view'],
] as const;

const button = (name: string) => page.getByRole('button', { name });
const tooltip = page.getByRole('tooltip');

let hours = 0;
let pointedAt: Element | null = null;

beforeEach(async () => {
  pointedAt = null;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  // The fake clock begins at zero. Each test starts later than all tooltips of earlier tests.
  vi.advanceTimersByTime(++hours * 3_600_000);
  await show(
    <div className="flex flex-col items-start gap-24 p-24">
      <button>Before</button>
      {worlds.map(([name, words]) => (
        <Tooltip key={name} words={words}>
          {(describedBy) => <button aria-describedby={describedBy}>{name}</button>}
        </Tooltip>
      ))}
    </div>,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

/** Moves the pointer by synthetic events, because the fake clock could advance while a real pointer move is pending. */
function pointAt(name: string): void {
  const to = button(name).element();
  pointedAt?.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: to }));
  to.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, relatedTarget: pointedAt }));
  pointedAt = to;
}

/** The visible tooltips, after React has rendered. */
const shown = async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return tooltip.elements().map(({ textContent }) => textContent);
};

test('a tooltip appears after 700 milliseconds', async () => {
  pointAt('World');
  vi.advanceTimersByTime(650);
  expect(await shown()).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(await shown()).toEqual(['World view']);

  // The next control's tooltip appears at once; after a pause there is a delay again.
  pointAt('Fit All');
  vi.advanceTimersByTime(50);
  expect(await shown()).toEqual(['Zoom to show all rocks']);
  pointAt('Before');
  vi.advanceTimersByTime(350);
  pointAt('World');
  vi.advanceTimersByTime(50);
  expect(await shown()).toEqual([]);
});

test('a tooltip appears on keyboard focus, and Escape closes it', async () => {
  await button('Before').click();
  await userEvent.tab();
  await expect.element(button('Fit All')).toHaveFocus();
  await expect.element(button('Fit All')).toHaveAccessibleDescription('Zoom to show all rocks');
  await userEvent.keyboard('{Escape}');
  expect(await shown()).toEqual([]);
  await expect.element(button('Fit All')).toHaveFocus();
  await userEvent.tab();
  expect(await shown()).toEqual(['World view']);
  await userEvent.keyboard('{Enter}');
  expect(await shown()).toEqual([]);
  // Focus moved by the page, as when a dialog opens, shows no tooltip.
  (await button('Fit All').findElement()).focus();
  expect(await shown()).toEqual([]);
});
