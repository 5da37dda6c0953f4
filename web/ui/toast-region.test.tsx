// How long a toast stays, how the keyboard reaches it, and how it is dismissed.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/render.tsx';
import { toast } from './toast.ts';

const region = page.getByRole('region', { name: /Notifications/ });
const toasts = region.getByRole('listitem');

const copied = { title: 'Link Copied', description: 'Website link copied' };

const box = async () => (await toasts.findElement()).getBoundingClientRect();

// Time passes normally, and tests can advance it.
beforeEach(async () => {
  await show(<button>Share</button>);
  await region.findElement();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
});

test('a toast stays for five seconds, pauses while hovered, and is replaced by the next one', async () => {
  toast({ title: 'Rock Registered' });
  await expect.element(toasts.getByText('Rock Registered')).toBeVisible();
  toast(copied);
  await expect.element(toasts.getByText('Website link copied')).toBeVisible();
  expect((await box()).width).toBeLessThanOrEqual(420);

  await toasts.hover();
  vi.advanceTimersByTime(20_000);
  await expect.element(toasts).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).hover();
  vi.advanceTimersByTime(3000);
  await expect.element(toasts).toBeVisible();
  vi.advanceTimersByTime(2000);
  await expect.element(toasts).not.toBeInTheDocument();
});

test('F8 moves the focus to the toast', async () => {
  toast(copied);
  await expect.element(toasts).toBeVisible();
  await userEvent.keyboard('{F8}');
  await expect.element(region.getByRole('list')).toHaveFocus();
});

test('a swipe of 50 pixels to the right dismisses a toast', async () => {
  // The five seconds never pass, however slow the machine is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  toast(copied);
  const swipe = async (distance: number) => {
    await drawn();
    const { left, top, height } = await box();
    // Relative to the start, because the toast moves with the pointer.
    const at = (x: number) => ({ target: document.body, coords: { x: left + 60 + x, y: top + height / 2 } });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', ...at(0) },
      at(distance / 2),
      at(distance),
      { keys: '[/MouseLeft]' },
    ]);
    await drawn();
  };
  await swipe(40);
  expect(toasts.elements()).toHaveLength(1);
  await swipe(90);
  expect(toasts.elements()).toHaveLength(0);
});

test('a toast on a phone does not make the page wider', async () => {
  await page.viewport(390, 844);
  toast(copied);
  const { left, right } = await box();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(390);
});
