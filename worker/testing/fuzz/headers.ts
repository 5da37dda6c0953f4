// Headers that are odd: some change nothing, some must stop a request.

export interface OddHeaders {
  words: string;
  headers: Readonly<Record<string, string>>;
}

const set = (words: string, headers: Record<string, string>): OddHeaders => ({ words, headers });

/** Of these no request comes out differently. */
export const harmless: readonly OddHeaders[] = [
  set('another host by header', {
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'gopher',
    Forwarded: 'host=evil.example',
  }),
  set('addresses made up', {
    'X-Forwarded-For': '127.0.0.1, ::1, \'"',
    'X-Real-IP': 'localhost',
    'True-Client-IP': '0.0.0.0',
  }),
  set('another method by header', {
    'X-HTTP-Method-Override': 'DELETE',
    'X-HTTP-Method': 'PUT',
    'X-Method-Override': 'PATCH',
  }),
  set('another path by header', {
    'X-Original-URL': '/api/admin/orders',
    'X-Rewrite-URL': '/api/admin/orders',
  }),
  set('wishes that make no sense', {
    Accept: '*/*;q=nan, text/;;',
    'Accept-Language': '*'.repeat(500),
    'Accept-Encoding': 'br;q=9, x',
  }),
  set('ranges', { Range: 'bytes=99999999999999999999-0,-1,a-b', 'If-Range': '"x' }),
  set('conditions', { 'If-Match': '*', 'If-Unmodified-Since': 'yesterday', 'If-Modified-Since': '0' }),
  set('a signature', { 'Stripe-Signature': 't=1,v1=00,v0=,t=NaN' }),
  set('credentials', { Authorization: `Bearer ${'x'.repeat(4_000)}`, 'Proxy-Authorization': 'Basic ====' }),
  set('an id of the request', { 'X-Request-Id': '\'"><script>', 'CF-Ray': '??' }),
  set('an agent', { 'User-Agent': '() { :;}; /bin/true ${jndi:ldap://evil.example}' }),
  set('a referrer', { Referer: 'javascript:alert(1)', DNT: '2', 'Upgrade-Insecure-Requests': 'x' }),
  set('a network of its own kind', { 'CF-Connecting-IP': 'fe80::1%eth0::::zzzz' }),
  set('a long network', { 'CF-Connecting-IP': '1:'.repeat(4_000) }),
  set('an upgrade', { Upgrade: 'websocket', Connection: 'Upgrade', 'Sec-WebSocket-Key': 'x' }),
  set('an origin of our own', { 'Sec-Fetch-Site': 'same-origin' }),
  set('no site', { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate' }),
];

/** What another site sends: no write may pass. */
export const foreign: readonly OddHeaders[] = [
  set('another origin', { Origin: 'https://evil.example' }),
  set('no origin to name', { Origin: 'null' }),
  set('an empty origin', { Origin: '' }),
  set('an origin that begins like ours', { Origin: 'https://localhost.evil.example' }),
  set('an origin with a port', { Origin: 'https://localhost:81' }),
  set('an origin that is none', { Origin: 'x"' }),
  set('another site', { 'Sec-Fetch-Site': 'cross-site' }),
  set('a site beside ours', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://other.localhost' }),
  set('a site that is no word', { 'Sec-Fetch-Site': 'SAME-ORIGIN' }),
  set('two sites', { 'Sec-Fetch-Site': 'same-origin, cross-site' }),
];

export const badKeys: readonly OddHeaders[] = ['', 'short', 'a'.repeat(65), 'a'.repeat(9_000), 'with a space', 'eight\ttab', '"', 'key,key, key', '        ']
  .map((key) => set(`the key ${JSON.stringify(key.slice(0, 20))}`, { 'Idempotency-Key': key })); // prettier-ignore

export const goodKeys: readonly OddHeaders[] = ['«key»', `${'!'.repeat(40)}«key»`, `'"\\<>\`«key»`]
  .map((key) => set(`the key ${key}`, { 'Idempotency-Key': key })); // prettier-ignore

/** Nobody is signed in by any of these. */
export const emptyCookies: readonly OddHeaders[] = [
  '', ';', '=', ';;;=;=;', '__Host-sid', '__Host-sid=', '__Host-sid=;', '__Host-sid=undefined', '__Host-sid="', '__Host-sid=%', '__Host-sid=%00',
  `__Host-sid=${'a'.repeat(43)}`, `__Host-sid=${'a'.repeat(100_000)}`, '__host-sid=«session»', 'sid=«session»', '__Secure-sid=«session»',
  '__Host-sid=«session»x', '__Host-sid=session:«session»', `__Host-code=${'%ff'.repeat(500)}`, '__Host-errand=state=a&nonce=b&verifier=c',
  '__Host-errand=state%3Da%26nonce%3Db%26verifier%3Dc', '__Host-purchase=cs_test_nothing', '__Host-purchase=../../v1/balance', '__Host-change=%F0%9F',
  '__proto__=1; constructor=2; toString=3', 'a'.repeat(50_000), Array.from({ length: 1_000 }, (_, i) => `c${i}=${i}`).join('; '), 'x y=z',
].map((cookie) => set(`the cookie ${JSON.stringify(cookie.slice(0, 40))}`, { Cookie: cookie })); // prettier-ignore

/** Somebody is, or nobody. */
export const mixedCookies: readonly OddHeaders[] = [
  '__Host-sid=nobody; __Host-sid=«session»', '__Host-sid=«session»; __Host-sid=nobody', ';;; __Host-sid=«session» ;;', '__Host-sid="«session»"',
  `${'x=y; '.repeat(2_000)}__Host-sid=«session»`, '__Host-sid=«session»; __proto__=1',
].map((cookie) => set(`the cookies ${JSON.stringify(cookie.slice(0, 40))}`, { Cookie: cookie })); // prettier-ignore
