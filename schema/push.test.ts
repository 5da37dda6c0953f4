import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EndpointInput, PushSubscriptionInput } from './push-input.ts';
import { isKnownPushService, pushJson, pushLimits } from './push.ts';
import * as en from './words/en/index.ts';
import { worded } from './words/say.ts';

const refusals = (input: unknown) =>
  PushSubscriptionInput.safeParse(input).error?.issues.map(({ path, message }) => [
    path.join('.'),
    worded(en, message),
  ]);

/** Bytes as browsers write keys. */
const keyOf = (bytes: readonly number[]) => Buffer.from(bytes).toString('base64url');
const point = (first = 4, length = 65) => keyOf([first, ...Array.from({ length: length - 1 }, (_, i) => i)]);
const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/dX9:APA91b-Zx_',
  expirationTime: null,
  keys: { p256dh: point(), auth: keyOf(Array(16).fill(255)) },
};

describe('an endpoint', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/dX9:APA91b-Zx_',
    'https://fcm.googleapis.com/wp/dX9:APA91b-Zx_',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk-x_',
    'https://autoconnect.push.services.mozilla.com/wpush/v1/x',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAABc%2b8%2f%3d',
    'https://web.push.apple.com/QGx-_',
    'https://api.push.apple.com/x',
  ])('of a known push service is %s', (endpoint) => {
    expect(EndpointInput.parse({ endpoint })).toEqual({ endpoint });
    expect(EndpointInput.parse({ endpoint: endpoint.padEnd(pushLimits.endpoint, 'x') })).toBeTruthy();
    expect(EndpointInput.safeParse({ endpoint: endpoint.padEnd(pushLimits.endpoint + 1, 'x') }).success).toBe(
      false,
    );
  });

  test.each([
    'https://evil.example/fcm/send/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil-fcm.googleapis.com/x',
    'https://x.fcm.googleapis.com/x',
    'https://googleapis.com/x',
    'https://storage.googleapis.com/x',
    'https://evilpush.apple.com/x',
    'https://push.apple.com/x',
    'https://notify.windows.com/x',
    'https://evil.example/?https://fcm.googleapis.com/',
    'https://evil.example#.push.apple.com',
    'https://fcm.googleapis.com@evil.example/x',
    'https://fcm.googleapis.com%2eevil.example/x',
    'https://fcm.googleapis.com./x',
    'https://fcm。googleapis。com/x',
    'https://FCM.googleapis.com/x',
    'http://fcm.googleapis.com/x',
    'ftp://fcm.googleapis.com/x',
    'wss://fcm.googleapis.com/x',
    'javascript://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com:443/x',
    'https://user@fcm.googleapis.com/x',
    'https://user:word@fcm.googleapis.com/x',
    'https://fcm.googleapis.com/x#y',
    ' https://fcm.googleapis.com/x',
    'https:\\\\fcm.googleapis.com\\x',
    'https://fcm.googleapis.com/x\n',
    'https://fcm.googleapis.com/../x',
    '//fcm.googleapis.com/x',
    'fcm.googleapis.com/x',
    '',
    null,
    7,
    {},
  ])('is refused if it is %j', (endpoint) => {
    expect(refusals({ ...subscription, endpoint })).toEqual([['endpoint', en.push.endpoint]]);
  });

  test('in a private network is refused, however its address is written', () => {
    const octet = fc.integer({ min: 0, max: 255 });
    const ipv4 = fc.oneof(
      fc.tuple(fc.constantFrom(10, 127, 0), octet, octet, octet),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
      fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
      fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
    );
    const whole = ([a, b, c, d]: number[]) =>
      ((a ?? 0) * 2 ** 24 + (b ?? 0) * 2 ** 16 + (c ?? 0) * 256 + (d ?? 0)) >>> 0;
    const host = fc.oneof(
      ipv4.map((parts) => parts.join('.')),
      ipv4.map((parts) => String(whole(parts))),
      ipv4.map((parts) => `0x${whole(parts).toString(16)}`),
      ipv4.map((parts) => parts.map((part) => `0${part.toString(8)}`).join('.')),
      ipv4.map((parts) => `[::ffff:${parts.join('.')}]`),
      fc.constantFrom(
        'localhost',
        'db.localhost',
        '[::1]',
        '[fe80::1]',
        '[fd00::1]',
        'intranet',
        'metadata.google.internal',
      ),
    );
    const port = fc.constantFrom('', ':80', ':443', ':6379');
    fc.assert(
      fc.property(host, port, fc.webPath(), (at, behind, path) => {
        expect(isKnownPushService(`https://${at}${behind}${path || '/'}`)).toBe(false);
      }),
    );
  });

  test('is at one of the known hosts whenever it is accepted', () => {
    const part = fc.constantFrom('https:', 'http:', '//', '/', '\\', '@', ':', '#', '?', '.', '%2e', ' ', '\t', 'x', 'evil.example', 'fcm.googleapis.com', 'web.push.apple.com', '127.0.0.1', '443'); // prettier-ignore
    let accepted = 0;
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const endpoint = `https://${parts.join('')}`;
        if (!isKnownPushService(endpoint)) return;
        accepted++;
        expect(endpoint).toMatch(/^https:\/\/(?:fcm\.googleapis\.com|[\w.-]+\.push\.apple\.com)\//);
      }),
      { numRuns: 5000 },
    );
    expect(accepted).toBeGreaterThan(0);
  });
});

describe('a subscription', () => {
  test('is read from what the browser gives, and nothing else of it is kept', () => {
    const { endpoint, keys } = subscription;
    expect(PushSubscriptionInput.parse({ ...subscription, memberId: 'x' })).toEqual({
      endpoint,
      keys,
      timeZone: '',
    });
    expect(PushSubscriptionInput.parse({ ...subscription, topic: 'moved' })).toEqual({
      timeZone: '',
      endpoint,
      keys,
      topic: 'moved',
    });
  });

  test('has any keys of the right length', () => {
    const bytes = (length: number) =>
      fc.array(fc.integer({ min: 0, max: 255 }), { minLength: length, maxLength: length });
    fc.assert(
      fc.property(bytes(64), bytes(16), (rest, auth) => {
        const keys = { p256dh: keyOf([4, ...rest]), auth: keyOf(auth) };
        expect(PushSubscriptionInput.safeParse({ ...subscription, keys }).success).toBe(true);
      }),
    );
  });

  const { keys } = subscription;
  test.each([
    ['p256dh', 'a byte short', { ...keys, p256dh: point(4, 64) }],
    ['p256dh', 'a byte long', { ...keys, p256dh: point(4, 66) }],
    ['p256dh', 'a compressed point', { ...keys, p256dh: point(3) }],
    ['p256dh', 'padded', { ...keys, p256dh: `${point()}=` }],
    ['p256dh', 'base64', { ...keys, p256dh: `${point().slice(0, -1)}+` }],
    ['p256dh', 'more bits than bytes', { ...keys, p256dh: `${point().slice(0, -1)}B` }],
    ['p256dh', '8 kB', { ...keys, p256dh: 'BA'.repeat(4096) }],
    ['p256dh', 'missing', { auth: keys.auth }],
    ['p256dh', 'a list', { ...keys, p256dh: [keys.p256dh] }],
    ['auth', 'a byte short', { ...keys, auth: keyOf(Array(15).fill(1)) }],
    ['auth', 'a byte long', { ...keys, auth: keyOf(Array(17).fill(1)) }],
    ['auth', '8 kB', { ...keys, auth: 'A'.repeat(8192) }],
    ['auth', 'empty', { ...keys, auth: '' }],
    ['auth', 'missing', { p256dh: keys.p256dh }],
  ] as const)('is refused if its %s is %s', (field, _, wrong) => {
    expect(refusals({ ...subscription, keys: wrong })).toEqual([[`keys.${field}`, en.push.key]]);
  });

  test.each([undefined, null, 'x', [], 7])('is refused if its keys are %j', (wrong) => {
    expect(refusals({ ...subscription, keys: wrong })).toEqual([['keys', en.push.key]]);
  });

  test('asks for a topic that is offered, or for none', () => {
    expect(refusals({ ...subscription, topic: 'answer' })).toEqual([['topic', en.push.topic]]);
  });
});

describe('a message', () => {
  const message = { title: 'Found', body: 'Juniper, near Omaha', path: '/my-rocks', tag: 'rock-1', badge: 3 };

  test('is the JSON of Declarative Web Push', () => {
    expect(JSON.parse(pushJson(message, 'https://rocks.example'))).toEqual({
      web_push: 8030,
      notification: {
        title: 'Found',
        body: 'Juniper, near Omaha',
        navigate: 'https://rocks.example/my-rocks',
        tag: 'rock-1',
        app_badge: 3,
      },
    });
    expect(pushJson({ ...message, badge: null }, 'https://rocks.example')).not.toContain('app_badge');
    expect(pushJson({ ...message, badge: 0 }, 'https://rocks.example')).toContain('"app_badge":0');
  });

  test('fits into one record, whatever it says, and is cut between characters', () => {
    const text = fc.string({
      unit: fc.oneof(
        fc.constantFrom('\u0000', '🪨', '\\', '"', 'ü', '\u2028'),
        fc.string({ minLength: 1, maxLength: 1 }),
      ),
      maxLength: 500,
    });
    fc.assert(
      fc.property(text, text, text, (title, body, tag) => {
        const json = pushJson({ ...message, title, body, tag }, 'https://rocks.example');
        expect(new TextEncoder().encode(json).length).toBeLessThanOrEqual(3993);
        const { notification } = JSON.parse(json);
        expect([...notification.body].length).toBeLessThanOrEqual(pushLimits.body);
        expect(notification.body.replace(/…$/, '')).toBe(
          body.slice(0, notification.body.replace(/…$/, '').length),
        );
        expect(notification.body.isWellFormed()).toBe(true);
      }),
    );
  });
});
