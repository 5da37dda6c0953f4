import { expect, test } from 'vitest';
import { policyOfCards, scanHeaders, securityHeaders } from '../../worker/http/security-headers.ts';
import { differences, siteOf, type Served } from './compare.ts';
import { sha256 } from './release.ts';
import { servedPages } from './served-pages.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

const policy = securityHeaders('')['Content-Security-Policy'] ?? '';

const index = `<!doctype html>
<head><title>Rocks</title><link rel="icon" href="/icon.svg" />
<script type="module" crossorigin src="/assets/app.js"></script></head>
<body><div id="root"><p>Loading...</p></div></body>`;

const preview = '<meta property="og:title" content="Rocks &amp; finds">';

/** As the worker completes it. */
const page = index
  .replace('Rocks</title>', `Rocks, near you</title>${preview}`)
  .replace('.js">', '.js" fetchpriority="low">')
  .replace(
    '</head>',
    '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/app.js"></head>',
  )
  .replace('id="root"', 'id="root" data-visitor=""');

const scanPage = page
  .replace(
    '<p>Loading...</p>',
    '<h1 class="x">Which rock?</h1><form action="/nfc-scan"><input name="rockId"></form>',
  )
  .replace(
    '</body>',
    '<script type="application/json" id="initial-state">{}</script><noscript><link rel="stylesheet" href="/assets/app.css"></noscript></body>',
  );

const cardPage = (style: string) => `<!doctype html>
<head><title>Rocks</title>${preview}${style}</head>
<body><div id="root"><p>Hello <a href="mailto:us@rocks.example">there</a><img src="/icon.svg" alt=""></p></div>
<link rel="stylesheet" crossorigin href="/assets/app.css"></body>`;

const built: Readonly<Record<string, string>> = {
  'client/assets/app.js': 'the app',
  'client/assets/app.css': 'the look',
  'client/icon.svg': 'the icon',
  'client/app.html': 'the page',
  'client/index.html': index,
  'client/_headers': `/*\n  Content-Security-Policy: ${policy}\n  X-Other: no\n`,
  'client/robots.txt': 'rules\n',
  'client/.well-known/security.txt': 'contact',
  'rockabout/index.js': 'the worker',
};
const sums = new Map(Object.entries(built).map(([file, text]) => [file, sha256(text)]));

const site = (
  changes: Readonly<Record<string, string | null>> = {},
  headers: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
) => {
  const served: Readonly<Record<string, string | null>> = {
    ...Object.fromEntries(servedPages.map(({ path }) => [path, page])),
    '/nfc-scan': scanPage,
    '/privacy': cardPage('<style>a { color: red }</style>'),
    '/api/login': cardPage('<style nonce="n-1_">a { color: red }</style>'),
    '/api/login/code': cardPage('<style nonce="n-2_">a { color: red }</style>'),
    '/app': 'the page',
    '/assets/app.js': 'the app',
    '/assets/app.css': 'the look',
    '/icon.svg': 'the icon',
    '/robots.txt': 'rules\n\nSitemap: https://rocks.example/sitemap.xml\n',
    '/.well-known/security.txt': 'contact',
    ...changes,
  };
  const policies: Readonly<Record<string, string>> = {
    '/nfc-scan': scanHeaders('')['Content-Security-Policy'] ?? '',
    '/privacy': policyOfCards("'unsafe-inline'"),
    '/api/login': policyOfCards("'nonce-n-1_'"),
    '/api/login/code': policyOfCards("'nonce-n-2_'"),
  };
  const get = async (address: string): Promise<Served> => {
    const text = served[address] ?? null;
    const status = servedPages.find(({ path }) => path === address)?.status ?? 200;
    return {
      status: text === null ? 404 : status,
      body: bytes(text ?? ''),
      headers: new Headers({
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policies[address] ?? policy,
        ...headers[address],
      }),
    };
  };
  return differences(sums, (file) => bytes(built[file] ?? ''), get);
};

test('a site that serves the build differs in nothing', async () => {
  expect(await site()).toEqual([]);
});

test.each<[string, Readonly<Record<string, string | null>>, string]>([
  ['has another file', { '/assets/app.js': 'another app' }, '/assets/app.js: not the file of this build'],
  ['lacks a file', { '/.well-known/security.txt': null }, '/.well-known/security.txt: 404'],
  ['has other rules for robots', { '/robots.txt': 'rulez\n' }, '/robots.txt: not the file of this build'],
  [
    'has more rules for robots',
    { '/robots.txt': 'rules\n\nDisallow: /\nSitemap: https://rocks.example/sitemap.xml\n' },
    '/robots.txt: not the file of this build',
  ],
])('a site that %s is told', async (_, changes, difference) => {
  expect(await site(changes)).toEqual([difference]);
});

/** Each runs or loads something, or sends what is typed elsewhere; with the words about it. */
const foreign: readonly (readonly [string, string])[] = [
  ['<script src="/assets/more.js"></script>', 'loads /assets/more.js, which is not in this build'],
  ['<script src="//evil.example/x.js"></script>', 'loads //evil.example/x.js, which is not in this build'],
  ['<script src=//evil.example/x.js></script>', 'loads //evil.example/x.js, which is not in this build'],
  ['<script/src="//evil.example"></script>', 'loads //evil.example, which is not in this build'],
  ['<script src="/evil.js" src="/assets/app.js"></script>', 'loads /evil.js, which is not in this build'],
  ['<script src="/evil.js" rel="canonical"></script>', 'loads /evil.js, which is not in this build'],
  ['<script href="/assets/app.js">steal()</script>', 'has what is not in this build: <script href'],
  ['<script>steal()</script>', 'has what is not in this build: <script>steal()'],
  ['<svg><script href="/evil.js" rel="canonical"></script></svg>', 'has what is not in this build: <script'],
  ['<svg><use href="https://evil.example/#x"/></svg>', 'has what is not in this build: <use'],
  ['<svg><a xlink:href="javascript:steal()"/></svg>', 'has what is not in this build: <a'],
  ['<script src="/assets/app.js" onload="x()"></script>', 'has what is not in this build: <script src'],
  ['<img src="x"onerror=steal()>', 'has what is not in this build: <img src="x" onerror'],
  ['<img alt=">" src=x onerror=steal()>', 'has what is not in this build: <img alt=">" src="x" onerror'],
  ['<a href="javascript:steal()">x</a>', 'has what is not in this build: <a href="javascript:steal()">'],
  ['<a href="java&#115;cript:steal()">x</a>', 'has what is not in this build: <a href="javascript:steal()">'],
  ['<a href="java&Tab;script:steal()">x</a>', 'has what is not in this build: <a href'],
  ['<link rel="stylesheet" href="https://evil.example">', 'loads https://evil.example, which is not'],
  ['<link rel="stylesheet" src="/assets/app.js" href="/evil.css">', 'loads /evil.css, which is not'],
  ['<link rel="stylesheet" rel="canonical" href="//evil.example">', 'loads //evil.example, which is not'],
  ['<noscript><link rel="stylesheet" href="/evil.css"></noscript>', 'loads /evil.css, which is not'],
  ['<base href="//evil.example">', 'has what is not in this build: <base'],
  ['<meta http-equiv="refresh" content="0;url=//evil.example">', 'has what is not in this build: <meta'],
  ['<meta name="referrer" content="unsafe-url">', 'has what is not in this build: <meta'],
  ['<form action="https://evil.example"><input name="code"></form>', 'has what is not in this build: <form'],
  ['<form action="/&#9;/evil.example"></form>', 'has what is not in this build: <form'],
  ['<button formaction="//evil.example">Go</button>', 'has what is not in this build: <button'],
  ['<iframe src="/"></iframe>', 'has what is not in this build: <iframe'],
  ['<object data="/x"></object>', 'has what is not in this build: <object'],
  ['<template><script>steal()</script></template>', 'has what is not in this build: <script>'],
  ['<p style="background: url(//evil.example)">x</p>', 'has what is not in this build: <p style'],
  ['<img srcset="//evil.example/x.png">', 'has what is not in this build: <img srcset'],
];

test.each(
  foreign.flatMap(([html, words]) =>
    ['/', '/admin', '/nfc-scan', '/privacy'].map((path) => [html, path, words] as const),
  ),
)('a site that has %s in %s is told', async (html, path, words) => {
  const pages: Readonly<Record<string, string>> = {
    '/nfc-scan': scanPage,
    '/privacy': cardPage('<style>a { color: red }</style>'),
  };
  const found = await site({ [path]: (pages[path] ?? page).replace('</body>', `${html}</body>`) });
  expect(found.join('\n')).toContain(`${path}: ${words}`);
});

test.each(['</p><p>Your password: <input>', '<p>Send your code to us', '<!-- --><b>'])(
  'an app that shows %s is told',
  async (html) => {
    const found = await site({ '/shop': page.replace('<p>', html) });
    expect(found[0]).toContain('/shop: has what is not in this build: ');
  },
);

test('a page that repeats an attribute, or is no proper HTML otherwise, is told', async () => {
  const twice = cardPage('<style>a { color: red }</style>').replace('<p>', '<p class="a" class="b">');
  expect(await site({ '/privacy': twice })).toEqual([
    '/privacy: is not HTML as this build writes it: duplicate-attribute',
  ]);
});

test.each(servedPages.map(({ path }) => path))('a text in place of %s is told', async (path) => {
  const found = await site({ [path]: '<!doctype html><p>Send your code to me@evil.example</p>' });
  expect(found.join('\n')).toContain(`${path}: lacks what this build has: <div id="root">`);
});

test.each(['/shop', '/nfc-scan'])('%s without the script of the app is told', async (path) => {
  const whole = path === '/shop' ? page : scanPage;
  expect(await site({ [path]: whole.replace(/<script type="module".*?<\/script>/, '') })).toEqual([
    `${path}: lacks what this build has: <script type="module" crossorigin src="/assets/app.js">`,
  ]);
});

test.each(servedPages.map(({ path }) => path))(
  'a site where %s may run more than in the build, or leads elsewhere, is told',
  async (path) => {
    const wider = { [path]: { 'Content-Security-Policy': "default-src * 'unsafe-inline'" } };
    expect(await site({}, wider)).toEqual([`${path}: the content security policy is not that of this build`]);
    const leads = { [path]: { Refresh: '0;url=https://evil.example', 'Content-Type': 'text/html' } };
    expect(await site({}, leads)).toEqual([
      `${path}: of the type 'text/html'`,
      `${path}: has the header Refresh, which this build does not send`,
    ]);
  },
);

test('a page that fails is told', async () => {
  expect((await site({ '/community': null }))[0]).toBe('/community: 404 in place of 200');
});

test('an address without https:// is refused in words', () => {
  expect(siteOf('http://localhost:5000/').origin).toBe('http://localhost:5000');
  for (const text of ['rockabout.example', 'localhost:5000', 'https://', 'ftp://rockabout.example'])
    expect(() => siteOf(text)).toThrow(`'${text}' is no address of a site.`);
});

test('an address of a page is refused, since the whole site is compared', () => {
  for (const rest of ['/shop', '/?a', '/#a'])
    expect(() => siteOf(`https://rockabout.example${rest}`)).toThrow(
      'Give the address of the whole site, which is https://rockabout.example.',
    );
  expect(() => siteOf('https://me:secret@rockabout.example')).toThrow('Give the address of the whole site');
});
