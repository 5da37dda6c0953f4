import type { Page } from '@playwright/test';
import { desk, expect, signIn, test } from './fixtures.ts';
import { hiddenRock } from './rocks.ts';

/** Tab until the control that has the focus bears this name; the focus must be there to see. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const at = document.activeElement;
      if (!(at instanceof HTMLElement)) return null;
      const labels =
        at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? [...(at.labels ?? [])] : [];
      const name =
        at.getAttribute('aria-label') ??
        (labels.map((label) => label.textContent).join(' ') || at.textContent);
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
      const isSeen = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      return { name: name.trim(), isSeen };
    });
    if (!focused || !name.test(focused.name)) continue;
    expect(focused.isSeen, `the focus on ${focused.name} can be seen`).toBe(true);
    return;
  }
  throw new Error(`Tab never came to ${name}`);
}

test('a rock is found and hidden again with the keyboard alone', async ({ page, newMember }) => {
  const rock = await hiddenRock(await newMember(), 'Keyboard rock');

  await page.setViewportSize(desk);
  await signIn(page, '/my-rocks');
  await expect(page.getByRole('heading', { name: 'My Rocks' })).toBeVisible();
  await tabTo(page, /^Found Rock, Enter ID#$/);
  await page.keyboard.press('Enter');
  const found = page.getByRole('dialog');
  await expect(found.getByLabel(/Rock ID/)).toBeFocused();
  await page.keyboard.type(rock.code);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Great Job! Rock Found!', { exact: true })).toBeVisible();
  await tabTo(page, /^Skip$/);
  await page.keyboard.press('Enter');
  await expect(found).toBeHidden();

  await expect(page.getByRole('tab', { name: 'Rock Rehide (1)', selected: true })).toBeVisible();
  await tabTo(page, /^Rehide Rock$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Rehide Keyboard rock' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Log Rehide' })).toBeDisabled();
  await dialog.getByLabel('Latitude').press('ControlOrMeta+a');
  await page.keyboard.type('41.3');
  await tabTo(page, /^Longitude/);
  await page.keyboard.type('-95.9');
  await tabTo(page, /^Location Name/);
  await page.keyboard.type('Old mill');
  await tabTo(page, /^Notes/);
  await page.keyboard.type('Under the wheel');
  await tabTo(page, /^Log Rehide$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Perfect! Rock Rehidden!', { exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Rock Rehide Archive (1)' })).toBeVisible();
});
