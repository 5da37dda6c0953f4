import { expect, test } from 'vitest';
import doWhenIdle from '../idle.ts';
import { logOut } from '../members/log-out.ts';
import { keepPushNote, readPushNote } from '../members/push-note.ts';
import { currentMember } from '../members/queries.ts';
import { queryClient } from '../query-client.ts';
import { api, refused } from '../testing/api.ts';
import { interceptedUrls } from '../testing/leaving.ts';
import { aMember } from '../testing/make.ts';
import { publicKey, sentSubscription, stubPush, subscribed } from '../testing/push.ts';
import { today } from './subscribe.ts';

const member = aMember();
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const on = { permission: 'granted', subscription: 'ours' } as const;
const { endpoint } = sentSubscription(1);

const note = (sentOn: string, memberId = member.id) => keepPushNote({ memberId, sentOn });

/** A visit of a page. @returns what the server was told */
function visit(who: typeof member | null) {
  const calls = {
    known: api.stub('GET /push', { publicKey }),
    sent: api.stub('POST /push/subscriptions', { isOn: true }),
    removed: api.stub('DELETE /push/subscriptions', { isOn: false }),
  };
  api.stub('POST /visits', null);
  queryClient.setQueryData(currentMember.queryKey, who);
  doWhenIdle();
  return calls;
}

/** Until what would happen has happened. */
const settled = () => new Promise((done) => setTimeout(done, 100));

test('the subscription is sent again once a day', async () => {
  const asked = stubPush(on);
  note(yesterday);
  const { sent } = visit(member);
  await expect.poll(() => sent.map(({ json }) => json)).toEqual([sentSubscription(1)]);
  await expect.poll(readPushNote).toEqual({ memberId: member.id, sentOn: today() });
  const again = visit(member);
  await settled();
  expect([again.sent, again.known]).toEqual([[], []]);
  expect(asked).toEqual(['register /sw.js']);
});

test('a subscription that the browser has dropped is replaced', async () => {
  const asked = stubPush({ permission: 'granted' });
  note(today());
  const { sent } = visit(member);
  await expect.poll(() => sent.map(({ json }) => json)).toEqual([sentSubscription(1)]);
  expect(asked).toEqual(['register /sw.js', subscribed]);
});

test('a subscription for an older key is replaced', async () => {
  const asked = stubPush({ permission: 'granted', subscription: 'of an older key' });
  note(yesterday);
  const { sent } = visit(member);
  await expect.poll(() => sent.map(({ json }) => json)).toEqual([sentSubscription(2)]);
  expect(asked).toEqual(['register /sw.js', 'unsubscribe', subscribed]);
});

test.for([
  ['a member who never asked for it', on, null],
  ['a member who has taken the permission back', { ...on, permission: 'denied' }, member.id],
] as const)('nothing is sent or registered for %s', async ([, circumstances, notedFor]) => {
  const asked = stubPush(circumstances);
  if (notedFor) note(yesterday, notedFor);
  const { sent, known } = visit(member);
  await settled();
  expect([asked, sent, known]).toEqual([[], [], []]);
});

test('another member who signs in here does not see the messages of the one before', async () => {
  const asked = stubPush(on);
  note(today(), 'somebody-else');
  const { removed, sent } = visit(member);
  await expect.poll(() => removed.map(({ json }) => json)).toEqual([{ endpoint }]);
  expect([asked, sent, readPushNote()]).toEqual([['unsubscribe'], [], null]);
});

test('after a session has ended the messages end, and begin again when the same member is back', async () => {
  const asked = stubPush(on);
  note(today());
  const away = visit(null);
  await expect.poll(() => asked).toEqual(['unsubscribe']);
  await expect.poll(() => away.removed).toHaveLength(1);
  const { sent } = visit(member);
  await expect.poll(() => sent.map(({ json }) => json)).toEqual([sentSubscription(2)]);
});

test('logging out ends the messages of this browser before the session', async () => {
  const asked = stubPush(on);
  note(today());
  const answer = Promise.withResolvers<{ isOn: boolean }>();
  const removed = api.stub('DELETE /push/subscriptions', () => answer.promise);
  logOut();
  await expect.poll(() => removed.map(({ json }) => json)).toEqual([{ endpoint }]);
  expect([asked, interceptedUrls()]).toEqual([['unsubscribe'], []]);
  answer.resolve({ isOn: false });
  await expect.poll(interceptedUrls).toEqual(['/api/logout']);
  expect(readPushNote()).toBeNull();
});

test.for([
  ['does not answer', () => new Promise<never>(() => undefined)],
  ['knows no session any more', () => refused(401, 'Unauthorized')],
] as const)('logging out succeeds if the server %s', async ([, answer]) => {
  const asked = stubPush(on);
  note(today());
  api.stub('DELETE /push/subscriptions', answer);
  logOut();
  await expect.poll(interceptedUrls).toEqual(['/api/logout']);
  expect([asked, readPushNote()]).toEqual([['unsubscribe'], null]);
});
