// 'What you hear of': what is chosen, how a change is saved, and what happens if it is not.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { NotificationSettings } from '../../schema/notifications.ts';
import { publicKey, stubPush } from '../testing/push.ts';
import { api, noConnection } from '../testing/api.ts';
import { aMember, someSettings } from '../testing/make.ts';
import { show } from '../testing/render.tsx';
import { SettingsSection } from './settings-section.tsx';

const select = (name: string) => page.getByRole('combobox', { name });
const found = select('A rock of mine is found');
const comments = select('Words on a rock of mine');
const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
const stubSaving = () => api.stub('PUT /user/notifications', ({ json }) => json as NotificationSettings);

test('a change shows at once and is saved with all others and the time zone of the browser', async () => {
  stubPush();
  api.stub('GET /push', { publicKey });
  api.stub('GET /user/notifications', someSettings({ timeZone: 'Europe/Lisbon' }));
  const saved = stubSaving();
  await show(<SettingsSection />, aMember());
  await expect.element(found).toHaveDisplayValue('Email at once');
  await expect.element(comments).toHaveDisplayValue('In the digest');
  await expect.element(select('A rock of mine is hidden again')).toHaveDisplayValue('No email');
  await comments.selectOptions('No email');
  await expect.element(comments).toHaveDisplayValue('No email');
  const wanted = someSettings({ timeZone: own });
  wanted.choices.comment = { email: 'off', push: false };
  await expect.poll(() => saved.map(({ json }) => json)).toEqual([wanted]);
  await select('The digest comes in the morning').selectOptions('On Mondays');
  await select('Quiet from').selectOptions('9 PM');
  await select('Quiet until').selectOptions('7 AM');
  const last = { ...wanted, digest: 'weekly', quiet: { from: 21, to: 7 } };
  await expect.poll(() => saved.at(-1)?.json).toEqual(last);
  await expect.element(page.getByText(/^While it is quiet, push messages wait\./)).toBeVisible();
  await select('Quiet from').selectOptions('7 AM');
  await expect.element(page.getByText(/^With the same hour twice/)).toBeVisible();
});

test('of changes while one is being saved the last is saved next', async () => {
  const slow = Promise.withResolvers<NotificationSettings>();
  const saved = api.stub('PUT /user/notifications', () => slow.promise);
  await show(<SettingsSection />, aMember());
  await found.selectOptions('No email');
  await found.selectOptions('In the digest');
  await comments.selectOptions('Email at once');
  expect(saved).toHaveLength(1);
  slow.resolve(someSettings());
  const chosen = ({ json }: { json: unknown }) => {
    const { choices } = json as NotificationSettings;
    return [choices.found.email, choices.comment.email];
  };
  await expect
    .poll(() => saved.map(chosen))
    .toEqual([
      ['off', 'digest'],
      ['digest', 'now'],
    ]);
});

test('a change that cannot be saved is taken back and said', async () => {
  api.stub('PUT /user/notifications', noConnection);
  await show(<SettingsSection />, aMember());
  await found.selectOptions('No email');
  await expect.element(page.getByText('That was not saved')).toBeVisible();
  await expect.element(found).toHaveDisplayValue('Email at once');
  const saved = stubSaving();
  await found.selectOptions('No email');
  await expect.poll(() => saved).toHaveLength(1);
  await expect.element(found).toHaveDisplayValue('No email');
});

test('settings that did not arrive can be asked for again', async () => {
  api.stub('GET /user/notifications', noConnection);
  await show(<SettingsSection />, aMember());
  await expect.element(page.getByText(/^What you chose could not be loaded\./)).toBeVisible();
  api.stub('GET /user/notifications', someSettings());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(found).toBeVisible();
});

test('on a phone, and with large letters, nothing scrolls sideways and all can be tapped', async () => {
  for (const width of [390, 320, 256]) {
    await page.viewport(width, 844);
    await show(<SettingsSection />, aMember());
    await expect.element(found.first()).toBeVisible();
    expect(document.documentElement.scrollWidth, `${width} px`).toBe(width);
    for (const one of page.getByRole('combobox').elements())
      expect(one.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

test('without push messages there are no switches for them, and no quiet hours', async () => {
  stubPush();
  api.stub('GET /push', { publicKey: null });
  await show(<SettingsSection />, aMember());
  await expect.element(found).toBeVisible();
  await expect.poll(() => document.querySelectorAll('input[type=checkbox]').length).toBe(0);
  expect(select('Quiet from').query()).toBe(null);
  await expect.element(page.getByText(/push messages/)).not.toBeInTheDocument();
});

test('each kind has a switch for push messages, and this device one for all of them', async () => {
  stubPush();
  api.stub('GET /push', { publicKey });
  const [saved, subscribed, ended] = [
    stubSaving(),
    api.stub('POST /push/subscriptions', { isOn: true }),
    api.stub('DELETE /push/subscriptions', { isOn: false }),
  ];
  await show(<SettingsSection />, aMember());
  const comment = page.getByRole('checkbox', { name: 'Push: Words on a rock of mine' });
  await expect.element(comment).not.toBeChecked();
  await comment.click();
  await expect.element(comment).toBeChecked();
  await expect
    .poll(() => (saved.at(-1)?.json as NotificationSettings | undefined)?.choices.comment)
    .toEqual({ email: 'digest', push: true });
  await page.getByRole('button', { name: 'Turn them on' }).click();
  await expect.element(page.getByText('This device shows push messages.')).toBeVisible();
  expect(subscribed).toHaveLength(1);
  await page.getByRole('button', { name: 'Turn them off' }).click();
  await expect.element(page.getByText('This device shows no push messages.')).toBeVisible();
  expect(ended).toHaveLength(1);
});

test('a browser that was told not to ask says how to change that, and for which devices the choices count', async () => {
  stubPush({ answer: 'denied' });
  api.stub('GET /push', { publicKey });
  await show(<SettingsSection />, aMember());
  const others = 'Push, where it is ticked, counts for your other devices.';
  await expect.element(page.getByRole('button', { name: 'Turn them on' })).toBeVisible();
  await expect.element(page.getByText(others)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Turn them on' }).click();
  const said = page.getByText(/^This browser does not let the site send push messages\. To change that/);
  await expect.element(said).toHaveFocus();
  await expect.element(page.getByText(others)).toBeVisible();
  await expect
    .element(page.getByRole('group', { name: 'Emails and push messages' }))
    .toHaveAccessibleDescription(others);
  await expect.element(page.getByRole('checkbox', { name: 'Push: A rock of mine is found' })).toBeChecked();
});
