import { expect, test } from 'vitest';
import { landing, safeReturn } from './return-to.ts';

const ours = 'https://rockabout.example';

test.each([
  ['/', '/'],
  ['/my-rocks', '/my-rocks'],
  ['/nfc-scan?rockId=K7M-2QX-9RT', '/nfc-scan?rockId=K7M-2QX-9RT'],
  ['/my-rocks?action=hide&rockId=abc#journey', '/my-rocks?action=hide&rockId=abc#journey'],
  ['/?action=found-rock', '/?action=found-rock'],
  ['https://rockabout.example/shop', '/shop'],
  ['/shop?next=https://other.example', '/shop?next=https://other.example'],
  ['/apiary', '/apiary'],
  ['/straße', '/stra%C3%9Fe'],
  ['/api/auth/email/confirm', '/api/auth/email/confirm'],
  ['/api/auth/email/confirm?token=x#y', '/api/auth/email/confirm'],
])('%j redirects to our page %s', (text, path) => {
  expect(safeReturn(text, ours)).toBe(path);
});

test.each([
  undefined,
  null,
  '',
  '//other.example',
  '///other.example',
  '////other.example/x',
  '/\\other.example',
  '\\\\other.example',
  '\\/other.example',
  '/\t/other.example',
  '/\n/other.example',
  '\u0001//other.example',
  '/x\r\nSet-Cookie: sid=1',
  '/\u0000',
  'https://other.example',
  'https:other.example',
  'https:/other.example',
  'HTTPS://OTHER.EXAMPLE',
  'http://rockabout.example/',
  'https://rockabout.example:8443/',
  'https://rockabout.example.other.example/',
  'https://rockabout.example@other.example/',
  'https://other.example/https://rockabout.example/',
  'https://rockabout.example\\@other.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'mailto:robin@other.example',
  'blob:https://rockabout.example/x',
  'ftp://rockabout.example/',
  '/.//other.example',
  '/./\\other.example',
  '/..//other.example',
  '/x/..//other.example',
  '/%2e%2e//other.example',
  '/%2f%2fother.example',
  '/api/auth/email/undo',
  '/api/auth/email/confirm/',
  '/api/auth/email/confirm/../../logout',
  '/api/auth/email/%63onfirm',
  '/API/auth/email/confirm',
  '/%2fother.example',
  '/%5cother.example',
  '/%E0%A4%A',
  '/api',
  '/api/logout',
  '/API/logout',
  '/%61pi/logout',
  '/x/../api/login?returnTo=/api/login',
  'https://rockabout.example/api/logout',
  'my-rocks',
  '?action=found-rock',
  'https://[',
  `/${'x'.repeat(1000)}`,
])('%j redirects home', (text) => {
  expect(safeReturn(text, ours)).toBe('/');
});

test('a member sees their profile on the dashboard at the first sign-in', () => {
  expect(landing('/', true)).toBe('/?first-login=true');
  expect(landing('/?action=found-rock', true)).toBe('/?action=found-rock&first-login=true');
});

test('a member who came from a rock returns to it at the first sign-in', () => {
  expect(landing('/nfc-scan?rockId=K7M-2QX-9RT', true)).toBe('/nfc-scan?rockId=K7M-2QX-9RT');
});

test('a member who has seen their profile goes to the requested page', () => {
  expect(landing('/', false)).toBe('/');
  expect(landing('/my-rocks', false)).toBe('/my-rocks');
});
