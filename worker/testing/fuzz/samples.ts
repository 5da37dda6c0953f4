// Sample values by field name. «Placeholders» stand for values that exist only when a request is sent.
import { defaultChoices } from '../../../schema/notifications.ts';
import { aSubscription } from '../push.ts';

const plain = [
  'Robin', 'Pebble Street 12', 'Zoë Ångström', '小石', 'Под дубом', '🪨 Pebble 🌈', 'مرحبا', "O'Neill; DROP TABLE rocks;--", '100% _real_',
  '<b>bold</b> & "quoted"', 'NE', '68102', ' spaced  out ', 'two\nlines', '',
]; // prettier-ignore

/** Of the rock that is moved a little. */
export const knownPlace = { latitude: '41.25', longitude: '-95.93' };

const degrees = [
  ...'41.256537 -33.5 90 -90 1 89.9999999 12.1234567890123456789'.split(' '),
  41.25,
  -0.000001,
];
const returnTo = (page: string) => [
  `«origin»${page}?success=true`,
  `«origin»${page}?canceled=true&plan=yearly#done`,
];

/** By field name; with the call's name if the field means something else there. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  email: ['«new email»', ' «new email» ', '«new capital email»'],
  latitude: degrees,
  longitude: [...degrees, '180', '-180', '0', 0],
  state: ['Nebraska', 'NE', ' nebraska '],
  country: ['United States', 'US', 'USA'],
  subjectId: ['«rock»', '«question to answer»'],
  // With the ids above.
  'POST /api/admin/moderation subject': ['rock', 'question'],
  'POST /api/admin/moderation verdict': ['withhold'],
  'GET /api/admin/takebacks from': ['«now»', '2026-05-31T08:00:00.000Z'],
  'POST /api/admin/takebacks from': ['«lately»'],
  memberId: ['«member»'],
  memberIds: [['«registrant»'], ['«registrant»', '«registrant»']],
  network: ['true'],
  since: ['2026-11-01T00:00:00.000Z', '1970-01-01T00:00:00Z'],
  happenedAt: ['«now»'],
  rest: ['home', 'retired', null],
  place: [{ latitude: 41.25, longitude: '-95.93', locationName: ' Under the oak ' }],
  seenUntil: ['2999-01-01T00:00:00.000Z'],
  until: ['2026-11-01T00:00:00.000Z', '2999-12-31T23:59:59.999Z'],
  choices: [defaultChoices, { ...defaultChoices, found: { email: 'off', push: false } }],
  quiet: [
    { from: 22, to: 8 },
    { from: 0, to: 0 },
  ],
  tokenHash: ['«token hash»'],
  timeZone: ['Europe/Lisbon', 'America/Argentina/Buenos_Aires', ''],
  line: ['What a bee!', ' 🪨 ', ''],
  token: ['«confirm token»'],
  productId: ['qr-labels-10', 'qr-labels-100'],
  successUrl: returnTo('/subscribe'),
  cancelUrl: returnTo('/subscribe'),
  limit: ['1', '7', '020', '50'],
  cursor: ['0.a', '999999999999999.zzzzzzzzzzzzzzzz', '1700000000000.AAAA-bbbb'],
  bbox: ['-180,-90,180,90', '-97.5,40,-90,42.123456789', '0,0,0,0'],
  zoom: ['2', '10', '14', '18', '07'],
  code: ['«code in email»', ' «code in email» ', 'Code: «code in email».'],
  'POST /api/rocks laserEngraverId': ['«new code»', ' «new code» '],
  'POST /api/rocks/find laserEngraverId': ['«code»', ' «code» '],
  'POST /api/rocks/move laserEngraverId': ['«code of a known place»'],
  'POST /api/rocks/seen laserEngraverId': ['«code of a known place»'],
  'POST /api/rocks/move latitude': [knownPlace.latitude],
  'POST /api/rocks/move longitude': [knownPlace.longitude],
  'POST /api/products/create-checkout successUrl': returnTo('/shop'),
  'POST /api/products/create-checkout cancelUrl': returnTo('/shop'),
  'DELETE /api/admin/members/:id email': ['«address of the member»'],
  'PUT /api/admin/members/:id/email emailBefore': ['«address of the member»'],
  'GET /api/admin/suspended-address email': ['«suspended address»'],
  'DELETE /api/admin/suspended-address email': ['«suspended address»'],
  'PUT /api/admin/members/:id/suspension until': ['2999-12-31T23:59:59.999Z', null],
  'POST /api/auth/email/undo token': ['«undo token»'],
  'POST /api/unsubscribe token': ['«way out»'],
  'POST /api/seen/confirm token': ['«watch token»'],
  rocks: [
    [{ line: 2, name: 'Sunny', laserEngraverId: '«new code»' }],
    [
      { line: 1, name: ' 🪨 ', laserEngraverId: '«new code»', description: 'What a bee!' },
      { line: 3, name: 'Sunny', laserEngraverId: 'LIBRARY-0001' },
    ],
  ],
  rockId: ['«code»', ' «code» '],
  from: ['2026-05-31', '2024-02-29'],
  to: ['2026-06-01', '9999-12-31'],
  orders: ['«order»', '«order»,R-NOTHING0', '«shipped order»,«order»'],
  shipments: [
    [{ id: '«order»', tracking: ' UPS 1Z ' }],
    [{ id: '«order»' }, { id: '«shipped order»', tracking: '🪨' }, { id: 'R-NOTHING0', tracking: '' }],
  ],
  'GET /api/geocode q': ['Omaha', ' omaha ', 'Zürich'],
  'GET /api/places q': ['Om', ' omaha ', 'Zürich', 'x'],
  town: ['Omaha', ' omaha, nebraska ', 'Zürich'],
  month: ['2026-05', '2099-12'],
  url: ['«origin»/rocks/«rock»', '«origin»/rocks/«rock»/?utm_source=a'],
  maxwidth: ['1200', '0'],
  maxheight: ['630', '99999'],
  near: ['41.25,-95.93', '-90,180', '0,0'],
  at: ['41.25,-95.93', '90,-180'],
  endpoint: [
    'https://fcm.googleapis.com/fcm/send/dX9:APA91b-Zx_',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk',
    'https://web.push.apple.com/QGx-_',
  ],
  keys: [aSubscription().keys],
};

/** For choices: those with which a call succeeds more often; none as usual. */
export const likelyOf = (call: string, field: string): readonly unknown[] =>
  samples[`${call} ${field}`] ?? [];

export const samplesOf = (call: string, field: string): readonly unknown[] =>
  samples[`${call} ${field}`] ?? samples[field] ?? plain;

/** What a schema sees in place of a placeholder. */
export const examples: Readonly<Record<string, string>> = {
  'new email': 'robin@example.test',
  'new capital email': 'Robin@Example.Test',
  'address of the member': 'robin@example.test',
  'suspended address': 'robin@example.test',
  'new code': 'ROBIN STONE',
  code: 'ROBIN STONE',
  'code of a known place': 'ROBIN STONE',
  'token hash': 'a'.repeat(43),
  origin: 'https://localhost',
  'code in email': '123 456',
  now: '2026-11-26T14:05:00Z',
  lately: '2026-11-26T13:35:00Z',
};

/** Values of path parameters. */
const segments: Readonly<Record<string, readonly string[]>> = {
  '/:r{[rR]}/:code': ['r/«code»', 'R/«new code»'],
  '/tiles/:z/:x/:y': ['1', '7', '14'],
  '/img/:key': ['«photo»'],
  '/img/:key/320': ['«photo»'],
  '/img/rocks/:id': ['«pictured rock».jpg'],
  '/:page{sitemap-[0-9]+[.]xml}': ['sitemap-1.xml'],
  '/api/rocks/check/:id': ['«code»', '«new code»'],
  '/api/rocks/:id/rehide': ['«find»'],
  '/api/rocks/:id/locations': ['«active rock»', '«held rock»'],
  '/api/rocks/:id/questions': ['«hidden rock»'],
  '/api/rocks/:id/absence': ['«hidden rock»'],
  '/api/rocks/:id/rest': ['«hidden rock»'],
  '/api/rocks/:id/keep/answer': ['«wished rock»'],
  '/api/questions/:id': ['«question»'],
  '/api/questions/:id/answer': ['«question to answer»'],
  '/api/rocks/:id/offers': ['«rock to offer»'],
  '/api/offers/:id': ['«offer»'],
  '/api/offers/:id/give': ['«offer»'],
  '/api/adopt/:token': ['«offer token»'],
  '/api/designs/:id': ['ladybird', 'whale'],
  '/api/admin/orders/:id/shipment': ['«order»', '«shipped order»'],
  '/api/admin/orders/:id': ['«order»'],
  '/api/admin/takebacks/:id': ['«taken hour»'],
  '/api/admin/takebacks/:id/undo': ['«taken hour»'],
  '/api/admin/members/:id/plan': ['«member»'],
  '/api/admin/members/:id/sign-out': ['«member»'],
  '/api/admin/members/:id': ['«member»'],
  '/api/admin/members/:id/suspension': ['«suspended member»'],
  '/api/admin/members/:id/picture': ['«pictured member»'],
  '/api/admin/orders/:id/address': ['«pack»', '«order»'],
  '/api/admin/rocks/:id/photo': ['«pictured rock»'],
  '/api/admin/applications/:id/withdrawal': ['«selection»', '«withdrawn selection»'],
  '/api/admin/outbox/:id': ['«message»'],
  '/api/admin/outbox/:id/retry': ['«message»'],
  '/api/admin/members/:id/email': ['«member»'],
};

/** Values of a route's path parameter; a rock by default. */
export const segmentsOf = (pattern: string): readonly string[] => segments[pattern] ?? ['«rock»'];

/** Queries of calls that have no query schema. */
export const queriesOf: Readonly<Record<string, readonly string[]>> = {
  'GET /api/login': ['returnTo=%2Fmy-rocks', 'returnTo=%2Fnfc-scan%3FrockId%3DAB', ''],
  'GET /api/login/code': ['', 'again=1'],
  'GET /api/login/oidc': ['returnTo=%2Fmy-rocks'],
  'GET /api/auth/email/confirm': ['token=«confirm token»'],
  'GET /api/auth/email/undo': ['token=«undo token»'],
  'GET /api/unsubscribe': ['token=«way out»'],
  'GET /api/seen': ['rockId=«code»', 'rockId=+«new code»'],
  'GET /api/seen/confirm': ['token=«watch token»'],
};

/** Headers that a call needs to succeed. */
export const headersOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'GET /api/login/code': { Cookie: '«code cookie»' },
  'POST /api/login/code': { Cookie: '«code cookie»' },
  'POST /api/stripe/webhook': { 'Stripe-Signature': '«signature»' },
  'POST /api/visits': {
    'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  },
};

/** Calls that accept a photo. */
export const photoCalls: ReadonlySet<string> = new Set([
  'POST /api/rocks',
  'PUT /api/user/avatar',
  'POST /api/rocks/:id/questions',
]);
