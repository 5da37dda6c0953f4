import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../query-client.ts';
import { aKeptWrite, aMember } from '../testing/make.ts';
import { show } from '../testing/render.tsx';
import { fieldsOf } from './fields.ts';
import { keepInstallPrompt } from './install.ts';
import { forgetWritesOf, keepWrite, keptWrites, writeFormat, type KeptWrite } from './kept-write.ts';
import { leave } from './leave.ts';
import { Outbox } from './outbox.tsx';
import { hearOfOutbox } from './watch.ts';
import * as en from '../../schema/words/en/index.ts';

const member = aMember({ id: 'hazel' });

const posted: unknown[] = [];
beforeEach(() => {
  const controller = { postMessage: (message: unknown) => void posted.push(message) };
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue({
    controller,
  } as unknown as ServiceWorkerContainer);
});
afterEach(async () => {
  vi.restoreAllMocks();
  posted.length = 0;
  for (const one of [member.id, 'mateo']) await forgetWritesOf(one);
});

const outbox = page.getByRole('region', { name: 'Outbox' });
const button = (name: string) => outbox.getByRole('button', { name });

test('it lists what waits, and is absent without anything, and for another member', async () => {
  await keepWrite(aKeptWrite({ memberId: 'mateo' }));
  await show(<Outbox />, member);
  await new Promise((done) => setTimeout(done, 100));
  await expect.element(outbox).not.toBeInTheDocument();

  await keepWrite(aKeptWrite());
  await keepWrite(aKeptWrite({ kind: 'comment', about: 'So green!', at: Date.UTC(2026, 10, 26, 13) }));
  hearOfOutbox(queryClient, { type: 'outbox' });
  await expect.element(outbox.getByRole('heading')).toHaveTextContent('2 things wait for a connection');
  await expect.element(outbox.getByRole('listitem').first().getByText('A find: K7M-2QX-9RK')).toBeVisible();
  await expect.element(outbox.getByRole('listitem').nth(1).getByText('A comment: So green!')).toBeVisible();
  await button('Send now').click();
  expect(posted).toEqual([{ type: 'send' }]);
});

test('a refusal shows its words; another try has a new key', async () => {
  const write = aKeptWrite({ state: 'refused', words: en.finds.taken, code: 'finds.taken' });
  await keepWrite(write);
  const path = `/api/rocks/kept-${write.key}/rehide`;
  await keepWrite(aKeptWrite({ kind: 'rehide', path, state: 'refused', words: '', at: write.at + 1 }));
  await show(<Outbox />, member);
  await expect.element(outbox.getByText('2 things need a look')).toBeVisible();
  await expect.element(outbox.getByText('Somebody else has found it before you.')).toBeVisible();
  await expect.element(button('I was there too')).toBeVisible();
  await button('Try again').first().click();
  await expect.element(outbox.getByText('2 things wait for a connection')).toBeVisible();
  const [now, after] = await keptWrites(member.id);
  expect(after).toMatchObject({ state: 'waiting', path: `/api/rocks/kept-${now?.key}/rehide` });
  expect(now).toMatchObject({ state: 'waiting', words: null, about: write.about });
  expect(now?.key).not.toBe(write.key);
  expect(posted).toEqual([{ type: 'send' }]);
});

test('a find that came too late becomes a rock that was seen then, by one tap', async () => {
  const find = aKeptWrite({ state: 'refused', words: en.finds.taken, code: 'finds.taken' });
  await keepWrite(find);
  await show(<Outbox />, member);
  await button('I was there too').click();
  await expect.element(outbox.getByText('Seen, and left there: K7M-2QX-9RK')).toBeVisible();
  const [seen, ...others] = await keptWrites(member.id);
  expect(others).toEqual([]);
  expect(seen).toMatchObject({ kind: 'seen', path: '/api/rocks/seen', at: find.at, state: 'waiting' });
  expect(seen && (await fieldsOf(seen))).toEqual({ laserEngraverId: find.about });
  expect(posted).toEqual([{ type: 'send' }]);
});

test('it is deleted only after a question', async () => {
  await keepWrite(aKeptWrite());
  await show(<Outbox />, member);
  await button('Delete').click();
  await button('Keep it').click();
  expect(await keptWrites(member.id)).toHaveLength(1);
  await button('Delete').click();
  await outbox
    .getByRole('group', { name: 'Delete it for good?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect.element(outbox).not.toBeInTheDocument();
  expect(await keptWrites(member.id)).toEqual([]);
});

test('in Safari it says until when it is kept, and how it is kept for longer', async () => {
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  await keepWrite(aKeptWrite());
  await show(<Outbox />, member);
  await expect
    .element(outbox.getByText(/^Safari deletes this on \w{3} \d+, .* tap Share, then ‘Add to Home Screen’/))
    .toBeVisible();
  Reflect.deleteProperty(navigator, 'standalone');
});

test('where the browser offers to install the app, so does the outbox, once', async () => {
  keepInstallPrompt();
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn<() => void>(),
  });
  dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  await keepWrite(aKeptWrite());
  await show(<Outbox />, member);
  await button('Install').click();
  expect(offer.prompt).toHaveBeenCalledOnce();
  await expect.element(button('Install')).not.toBeInTheDocument();
});

test('what another version has kept is named, and can be deleted, not sent', async () => {
  const newer = { ...aKeptWrite(), format: writeFormat + 1, kind: 'photo' } as unknown as KeptWrite;
  await keepWrite(newer);
  await show(<Outbox />, member);
  await expect.element(outbox.getByText('Something you did: K7M2QX9RK')).toBeVisible();
  await expect.element(outbox.getByText(/^Another version of Rockabout has kept this\./)).toBeVisible();
  await expect.element(outbox.getByText('One thing needs a look')).toBeVisible();
  expect(outbox.getByRole('button').elements()).toHaveLength(1);
  await button('Delete').click();
  await expect.element(button('Keep it')).toBeVisible();
});

test('what has arrived is said; a session that is over asks for the sign-in', async () => {
  await show(<p>Here</p>, member);
  hearOfOutbox(queryClient, { type: 'sent', kind: 'rehide', about: 'The old pier' });
  await expect.element(page.getByText('Hidden again: The old pier')).toBeVisible();
  hearOfOutbox(queryClient, { type: 'sign-in' });
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('logging out asks first while something waits', async () => {
  await keepWrite(aKeptWrite());
  await show(<p>Here</p>, member);
  await leave(member.id);
  await expect.element(page.getByText('One thing was not sent yet')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Log out anyway' })).toBeVisible();
});
