import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/render.tsx';
import { useBackToClose } from './use-back-to-close.ts';

function Panel({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false);
  useBackToClose(isOpen, () => setOpen(false));
  return <button onClick={() => setOpen(true)}>{isOpen ? `${name} is open` : name}</button>;
}

// Back itself cannot be pressed by a test. For the browser it is the same request to close as Escape.
test('a request to close closes what was opened last', async () => {
  await show(
    <>
      <Panel name="Menu" />
      <Panel name="Dialog" />
    </>,
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Dialog' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Dialog', exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Menu is open' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
});
