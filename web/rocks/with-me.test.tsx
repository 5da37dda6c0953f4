// What a holder can do with a rock besides hiding it.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import WithMe from './with-me.tsx';
import { forgetWritesOf, keepWrite } from '../outbox/kept-write.ts';
import { api, refused } from '../testing/api.ts';
import { aFoundRock, aKeptWrite, aMember, anEntry } from '../testing/make.ts';
import { show } from '../testing/render.tsx';
import * as en from '../../schema/words/en/index.ts';

const button = (name: string) => page.getByRole('button', { name });

test('a holder hands a rock on and sees until when, or asks whether they may keep it', async () => {
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const handing = api.stub('PUT /rocks/:id/hand-on', { until });
  api.stub('POST /rocks/:id/keep', refused(409, en.whereabouts.declined));
  await show(<WithMe found={aFoundRock()} />, aMember());
  await button('Hand it on').click();
  expect(handing).toHaveLength(1);
  await button('Ask whether I may keep it').click();
  await expect.element(page.getByText(en.whereabouts.declined)).toBeVisible();
});

test('handing on without a network waits in the outbox', async () => {
  const member = aMember();
  const found = aFoundRock();
  const path = `/api/rocks/${found.originalRockId}/hand-on`;
  await keepWrite(aKeptWrite({ memberId: member.id, kind: 'handOn', path }));
  await show(<WithMe found={found} />, member);
  await expect.element(page.getByText(/^Handing it on waits for a connection/)).toBeVisible();
  expect(button('Hand it on').elements()).toEqual([]);
  await forgetWritesOf(member.id);
});

test('what was asked and until when it is handed on is said', async () => {
  const handingUntil = new Date(Date.now() + 3_600_000).toISOString();
  await show(<WithMe found={{ ...aFoundRock(), handingUntil, keeping: 'granted' }} />, aMember());
  await expect.element(page.getByText(/takes it over from you/)).toBeVisible();
  await expect.element(page.getByText('It is yours to keep, with thanks.')).toBeVisible();
  await expect.element(button('Stop handing it on')).toBeVisible();
});

test('a find is taken back from the card of the rock', async () => {
  const member = aMember();
  const found = { ...aFoundRock(), seq: 2 };
  const at = { actionType: 'found', createdAt: new Date(Date.now() - 3_600_000).toISOString() } as const;
  const entry = anEntry({ ...at, seq: 2, user: { ...member, profileImageUrl: null } });
  api.stub('GET /rocks/:id/journey', [entry, anEntry({ seq: 1 })]);
  const sent = api.stub('DELETE /rocks/:id/journey/:seq', { isShown: false });
  await show(<WithMe found={found} />, member);
  await button('Change or undo this find').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ param: { id: found.originalRockId, seq: '2' } });
});
