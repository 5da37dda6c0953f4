import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetKept } from './members/forget-kept.ts';
import { keepFor, keptFor } from './members/kept-data.ts';
import { currentMember } from './members/queries.ts';
import doWhenIdle from './idle.ts';
import { queryClient } from './query-client.ts';
import { homeAnswer, rememberHome } from './rocks/home-answers.ts';
import { api } from './testing/api.ts';
import { aMember } from './testing/make.ts';

const register = vi.fn<(path: string) => Promise<never>>(() => Promise.reject(new Error('refused')));

beforeEach(() => {
  register.mockClear();
  const serviceWorker = { controller: null, register, addEventListener: () => {}, startMessages: () => {} };
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(
    serviceWorker as unknown as ServiceWorkerContainer, // as far as it is used here
  );
});
afterEach(async () => {
  vi.restoreAllMocks();
  document.querySelector('body > div:has(> [aria-label="Connection"])')?.remove();
  await forgetKept();
});

const hasArea = () => caches.has('map-area');

test('what a member has kept is gone for whoever comes after the session has ended, and stays for the member', async () => {
  api.stub('POST /visits', null);
  const member = aMember();
  const home = { latitude: 41.2565, longitude: -95.9345 };
  rememberHome(member.id, home, 'coarser');
  await keepFor(member.id, { rocks: [] });
  await caches.open('map-area');
  localStorage.setItem(`home:${member.id}`, '{}');

  queryClient.setQueryData(currentMember.queryKey, member);
  doWhenIdle();
  await new Promise((done) => setTimeout(done, 50));
  expect([await keptFor(member.id), await hasArea()]).toEqual([{ rocks: [] }, true]);
  expect(homeAnswer(member.id, home)).toBe('coarser');
  expect(localStorage.getItem(`home:${member.id}`)).not.toBeNull();

  queryClient.setQueryData(currentMember.queryKey, null);
  doWhenIdle();
  await expect.poll(() => keptFor(member.id)).toBeNull();
  await expect.poll(hasArea).toBe(false);
  expect(homeAnswer(member.id, home)).toBeNull();
  expect(localStorage.getItem(`home:${member.id}`)).toBeNull();
});

test('without a network nothing is deleted, since nobody knows whether the session is over', async () => {
  api.stub('POST /visits', null);
  const member = aMember();
  await keepFor(member.id, { rocks: [] });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  queryClient.setQueryData(currentMember.queryKey, null);
  doWhenIdle();
  await new Promise((done) => setTimeout(done, 50));
  expect(await keptFor(member.id)).toEqual({ rocks: [] });
});

test('an area that a visitor keeps stays', async () => {
  api.stub('POST /visits', null);
  queryClient.setQueryData(currentMember.queryKey, null);
  await keepFor(null, { rocks: [] });
  await caches.open('map-area');
  doWhenIdle();
  await new Promise((done) => setTimeout(done, 50));
  expect([await keptFor(null), await hasArea()]).toEqual([{ rocks: [] }, true]);
});

test('members can open the app without a network from then on, and visitors load nothing for it', async () => {
  api.stub('POST /visits', null);
  queryClient.setQueryData(currentMember.queryKey, aMember());
  doWhenIdle();
  await expect.poll(() => register.mock.calls).toEqual([['/sw.js']]);
  queryClient.setQueryData(currentMember.queryKey, null);
  doWhenIdle();
  await new Promise((done) => setTimeout(done, 50));
  expect(register).toHaveBeenCalledOnce();
});
