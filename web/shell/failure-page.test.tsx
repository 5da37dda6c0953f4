// What is said while the words about failures have not come yet, and after it.
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import * as en from '../../schema/words/en/index.ts';
import { registerNouns, shelves } from '../lib/words.ts';
import { show } from '../testing/render.tsx';
import { FailurePage } from './failure-page.tsx';

test('before the words about failures have come, the page says what it can', async () => {
  const seeded = shelves.get('failures')!;
  shelves.delete('failures');
  onTestFinished(() => void shelves.set('failures', seeded));
  await show(<FailurePage onRetry={() => {}} />);
  await expect.element(page.getByRole('heading', { name: en.shell.offline.title })).toBeVisible();
  await expect.element(page.getByText(en.shell.unreachable)).toBeVisible();

  registerNouns(['failures'], () => Promise.resolve({ failures: en.failures }));
  await expect.element(page.getByRole('heading', { name: en.failures.failed.title })).toBeVisible();
});
