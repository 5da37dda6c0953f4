import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepPushNote, readPushNote } from '../members/push-note.ts';
import { api, refused } from '../testing/api.ts';
import { aMember } from '../testing/make.ts';
import { publicKey, sentSubscription, stubPush, subscribed } from '../testing/push.ts';
import { show } from '../testing/render.tsx';
import { today } from './subscribe.ts';
import TellMe from './tell-me.tsx';
import { usePush } from './use-push.ts';

const offer = page.getByRole('button', { name: 'Tell me when it is found' });
const saved = () => api.stub('POST /push/subscriptions', { isOn: true });

async function showOffer(action: 'hide' | 'rehide' = 'hide'): Promise<void> {
  api.stub('GET /push', { publicKey });
  await show(<TellMe action={action} />, aMember({ id: 'member-a' }));
}

test.for([
  ['hide', 'Tell me when it is found', 'found', 'This device will tell you when it is found.'],
  ['rehide', 'Tell me where it goes next', 'moved', 'This device will tell you where it goes next.'],
] as const)('after a %s a click subscribes this device', async ([action, label, topic, sentence]) => {
  const asked = stubPush();
  const sent = saved();
  await showOffer(action);
  await page.getByRole('button', { name: label }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent(sentence);
  await expect.element(page.getByText(sentence)).toHaveFocus();
  await expect.element(page.getByRole('button', { name: label })).not.toBeInTheDocument();
  expect(asked).toEqual(['ask', 'register /sw.js', subscribed]);
  expect(sent.map(({ json }) => json)).toEqual([sentSubscription(1, topic)]);
  expect(readPushNote()).toEqual({ memberId: 'member-a', sentOn: today() });
});

test('by keyboard, too', async () => {
  const asked = stubPush();
  saved();
  await showOffer();
  (await offer.findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('This device will tell you when it is found.')).toHaveFocus();
  expect(asked[0]).toBe('ask');
});

test('after a refusal it says how to change that, and sends nothing', async () => {
  const asked = stubPush({ answer: 'denied' });
  const sent = saved();
  await showOffer();
  await offer.click();
  const said = page.getByText(/^Your browser does not let this site send messages\. To change that, /);
  await expect.element(said).toHaveFocus();
  await expect.element(offer).not.toBeInTheDocument();
  expect([asked, sent, readPushNote()]).toEqual([['ask'], [], null]);
});

test('without an answer to the browser’s question the offer stays', async () => {
  const asked = stubPush({ answer: 'default' });
  const sent = saved();
  await showOffer();
  await offer.click();
  await expect.poll(() => asked).toEqual(['ask']);
  await expect.element(offer).not.toHaveAttribute('aria-disabled', 'true');
  await offer.click();
  await expect.poll(() => asked).toEqual(['ask', 'ask']);
  expect(sent).toEqual([]);
});

test('a subscription for our key is kept', async () => {
  const asked = stubPush({ subscription: 'ours' });
  const sent = saved();
  await showOffer();
  await offer.click();
  await expect.poll(() => sent.map(({ json }) => json)).toEqual([sentSubscription(1, 'found')]);
  expect(asked).toEqual(['ask', 'register /sw.js']);
});

test('a subscription for an older key is replaced', async () => {
  const asked = stubPush({ subscription: 'of an older key' });
  const sent = saved();
  await showOffer();
  await offer.click();
  await expect.poll(() => sent.map(({ json }) => json)).toEqual([sentSubscription(2, 'found')]);
  expect(asked).toEqual(['ask', 'register /sw.js', 'unsubscribe', subscribed]);
});

test('a failure says so, and the offer stays', async () => {
  stubPush();
  api.stub('POST /push/subscriptions', refused(503, 'We are having a rest'));
  await showOffer();
  await offer.click();
  await expect.element(page.getByText('We are having a rest')).toBeVisible();
  expect(readPushNote()).toBeNull();
  saved();
  await offer.click();
  await expect.element(page.getByText('This device will tell you when it is found.')).toBeVisible();
});

test('a browser whose push service is away says so', async () => {
  stubPush({ fails: true });
  const sent = saved();
  await showOffer();
  await offer.click();
  await expect.element(page.getByText('Nothing was switched on. Please try again.')).toBeVisible();
  await expect.element(offer).toBeVisible();
  expect(sent).toEqual([]);
});

/** Shows the state in words, for what has no look. */
function State() {
  const { state, turnOff } = usePush();
  return (
    <>
      <output>{state ?? 'unknown'}</output>
      <button type="button" onClick={() => void turnOff()}>
        Turn off
      </button>
    </>
  );
}

const shown = (state: string) => page.getByText(state, { exact: true });
const noted = { memberId: 'member-a', sentOn: today() };

test.for([
  ['off', 'before the browser was asked', {}, null],
  ['off', 'for another member of this browser', { permission: 'granted', subscription: 'ours' }, 'member-b'],
  ['off', 'after the browser has ended its subscription', { permission: 'granted' }, 'member-a'],
  ['on', 'after the member has subscribed', { permission: 'granted', subscription: 'ours' }, 'member-a'],
  ['denied', 'after a refusal', { permission: 'denied', subscription: 'ours' }, 'member-a'],
] as const)('it is %s %s', async ([state, , circumstances, notedFor]) => {
  stubPush(circumstances);
  if (notedFor) keepPushNote({ ...noted, memberId: notedFor });
  api.stub('GET /push', { publicKey });
  await show(
    <>
      <State />
      <TellMe action="hide" />
    </>,
    aMember({ id: 'member-a' }),
  );
  await expect.element(shown(state)).toBeVisible();
  if (state === 'off') await expect.element(offer).toBeVisible();
  else await expect.element(offer).not.toBeInTheDocument();
});

test('without keys of the operator there is nothing to offer', async () => {
  stubPush();
  const known = api.stub('GET /push', { publicKey: null });
  await show(
    <>
      <State />
      <TellMe action="hide" />
    </>,
    aMember(),
  );
  await expect.poll(() => known).toHaveLength(1);
  await expect.element(shown('unsupported')).toBeVisible();
  await expect.element(offer).not.toBeInTheDocument();
});

test('where the browser has no push messages nothing is offered or asked', async () => {
  stubPush();
  // As in Safari on an iPhone, unless the app is installed.
  const { PushManager } = window;
  Reflect.deleteProperty(window, 'PushManager');
  try {
    const known = api.stub('GET /push', { publicKey });
    await show(
      <>
        <State />
        <TellMe action="hide" />
      </>,
      aMember(),
    );
    await expect.element(shown('unsupported')).toBeVisible();
    await expect.element(offer).not.toBeInTheDocument();
    expect(known).toEqual([]);
  } finally {
    window.PushManager = PushManager;
  }
});

test('turned off, the browser and the server forget the subscription', async () => {
  const asked = stubPush({ permission: 'granted', subscription: 'ours' });
  keepPushNote(noted);
  api.stub('GET /push', { publicKey });
  const removed = api.stub('DELETE /push/subscriptions', { isOn: false });
  await show(<State />, aMember({ id: 'member-a' }));
  await expect.element(shown('on')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect.element(shown('off')).toBeVisible();
  expect([asked, readPushNote()]).toEqual([['unsubscribe'], null]);
  expect(removed.map(({ json }) => json)).toEqual([{ endpoint: sentSubscription(1).endpoint }]);
});
