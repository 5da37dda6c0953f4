import { expect, test } from 'vitest';
import { differences, siteOf, type Served } from './compare.ts';
import { sha256 } from './release.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

const index = `<!doctype html>
<head><title>Rocks</title><link rel="icon" href="/icon.svg" />
<script type="module" crossorigin src="/assets/app.js"></script></head>
<body><div id="root"><p>Loading...</p></div></body>`;

/** As the worker completes it. */
const page = index
  .replace('Rocks</title>', 'Rocks, near you</title><meta property="og:title" content="Rocks &amp; finds">')
  .replace('.js">', '.js" fetchpriority="low">')
  .replace(
    '</head>',
    '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/app.js"></head>',
  )
  .replace('id="root"', 'id="root" data-visitor=""');

const built: Readonly<Record<string, string>> = {
  'client/assets/app.js': 'the app',
  'client/icon.svg': 'the icon',
  'client/app.html': 'the page',
  'client/index.html': index,
  'client/_headers': "/*\n  Content-Security-Policy: default-src 'self'\n  X-Other: no\n",
  'client/robots.txt': 'rules\n',
  'client/.well-known/security.txt': 'contact',
  'rockabout/index.js': 'the worker',
};
const sums = new Map(Object.entries(built).map(([file, text]) => [file, sha256(text)]));

const site = (changes: Readonly<Record<string, string | null>> = {}, policy = "default-src 'self'") => {
  const served: Readonly<Record<string, string | null>> = {
    '/': page,
    '/nfc-scan': `${page.replace('Loading...', 'Which rock?')}<script type="application/json" id="state">{}</script>`,
    '/app': 'the page',
    '/assets/app.js': 'the app',
    '/icon.svg': 'the icon',
    '/robots.txt': 'rules\n\nSitemap: here\n',
    '/.well-known/security.txt': 'contact',
    ...changes,
  };
  const get = async (address: string): Promise<Served> => {
    const text = served[address];
    return typeof text === 'string'
      ? { status: 200, body: bytes(text), policy }
      : { status: 404, body: bytes(''), policy };
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
  ...(
    [
      ['<script src="/assets/more.js"></script>', 'loads /assets/more.js, which is not in this build'],
      [
        '<script src="//evil.example/x.js"></script>',
        'loads //evil.example/x.js, which is not in this build',
      ],
      [
        '<script src=//evil.example/x.js></script>',
        'has a script that is not in this build: <script src=//evil.example/x.js>',
      ],
      [
        '<script/src="//evil.example"></script>',
        'has a script that is not in this build: <script/src="//evil.example">',
      ],
      ['<script>steal()</script>', 'has a script that is not in this build: <script>steal()'],
      [
        '<script src="/assets/app.js" onload="x()"></script>',
        'has a script that is not in this build: <script src="/assets/app.js" onload="x()">',
      ],
      [
        '<img src="x"onerror=steal()>',
        'has a script that is not in this build: <img src="x"onerror=steal()>',
      ],
      [
        '<a href="javascript:steal()">',
        'has a script that is not in this build: <a href="javascript:steal()">',
      ],
      [
        '<link rel="stylesheet" href="https://evil.example">',
        'loads https://evil.example, which is not in this build',
      ],
      [
        '<base href="//evil.example">',
        'has a script that is not in this build: <base href="//evil.example">',
      ],
    ] as const
  ).flatMap(([html, words]): [string, Readonly<Record<string, string>>, string][] => [
    [`has ${html} in the app`, { '/': page.replace('</body>', `${html}</body>`) }, `/: ${words}`],
    [`has ${html} in a page of the worker`, { '/privacy': html }, `/privacy: ${words}`],
  ]),
  [
    'asks for a password',
    { '/': page.replace('<p>', '<p>Your password: <input>') },
    '/: has what is not in this build: <p>Your password:',
  ],
])('a site that %s is told', async (_, changes, difference) => {
  expect((await site(changes))[0]).toBe(difference);
});

test('a site whose pages may run more than those of the build is told', async () => {
  expect(await site({}, 'default-src *')).toEqual([
    '/: the content security policy is not that of this build',
  ]);
});

test('an address without https:// is refused in words', () => {
  expect(siteOf('http://localhost:5000/').origin).toBe('http://localhost:5000');
  for (const text of ['rockabout.example', 'localhost:5000', 'https://', 'ftp://rockabout.example'])
    expect(() => siteOf(text)).toThrow(`'${text}' is no address of a site.`);
});
