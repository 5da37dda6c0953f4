// Rocks that were registered or found without a network stand where they will be.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { issueCode } from '../../../schema/issue-code.ts';
import { formatCode, normalizeCode } from '../../../schema/codes.ts';
import { forgetWritesOf, keepWrite, type KeptWrite } from '../../outbox/kept-write.ts';
import { standInOf } from '../../outbox/stand-in.ts';
import { hearOfOutbox } from '../../outbox/watch.ts';
import { queryClient } from '../../query-client.ts';
import { aKeptWrite, aMember, anOwnRock } from '../../testing/make.ts';
import { stubMyRocks } from '../../testing/pages.ts';
import { openApp } from '../../testing/render.tsx';

const member = aMember({ id: 'hazel' });
afterEach(() => forgetWritesOf(member.id));

async function aKept(changes: Partial<KeptWrite>): Promise<KeptWrite> {
  const write = aKeptWrite(changes);
  await keepWrite(write);
  return write;
}

const row = (name: string) => page.getByRole('article', { name });

test('a new rock with its photo and its place, and a hide of another rock, which is not offered again', async () => {
  const form = new FormData();
  form.append('name', 'Olive');
  const canvas = new OffscreenCanvas(4, 4);
  canvas.getContext('2d');
  form.append('image', new File([await canvas.convertToBlob()], 'olive.png', { type: 'image/png' }));
  const asked = new Response(form);
  const contentType = asked.headers.get('Content-Type');
  const body = await asked.arrayBuffer();
  const rock = await aKept({ kind: 'register', path: '/api/rocks', about: 'Olive', contentType, body });
  const path = `/api/rocks/${standInOf(rock)}/locations`;
  await aKept({ kind: 'hide', path, about: 'The old pier', at: rock.at + 1 });
  await aKept({ kind: 'hide', path: '/api/rocks/fern/locations', about: 'Under the oak', at: rock.at + 2 });
  const own = ['Fern', 'Moss'].map((name) => anOwnRock({ id: name.toLowerCase(), name, status: 'active' }));
  stubMyRocks(own);
  await openApp('/my-rocks', member);
  await expect.element(row('Olive').getByText('Hidden: The old pier')).toBeVisible();
  await expect.element(row('Olive').getByText('Waiting for a connection')).toBeVisible();
  await expect.poll(() => row('Olive').element().querySelector('img')?.src).toMatch(/^blob:/);
  await expect.element(row('Fern').getByText('Hidden: Under the oak')).toBeVisible();
  expect(row('Fern').getByRole('button', { name: 'Hide Rock' }).elements()).toEqual([]);
  await expect.element(row('Moss').getByRole('button', { name: 'Hide Rock' })).toBeVisible();
});

test('a find, which can be hidden again once', async () => {
  const code = issueCode();
  const find = await aKept({ about: normalizeCode(code) });
  stubMyRocks([]);
  await openApp('/my-rocks?tab=rehide', member);
  const name = formatCode(code);
  await row(name).getByRole('button', { name: 'Hide it again' }).click();
  await expect.element(page.getByRole('dialog', { name: `Rehide ${name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await aKept({ kind: 'rehide', path: `/api/rocks/${standInOf(find)}/rehide`, about: 'By the mill' });
  hearOfOutbox(queryClient, { type: 'outbox' });
  await expect.element(row(name).getByText('Hidden again: By the mill')).toBeVisible();
  expect(page.getByRole('button', { name: 'Hide it again' }).elements()).toEqual([]);
});
