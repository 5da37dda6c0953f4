// Security headers, caching and routing of the built app's HTTP responses.
import { pagePaths } from '../../schema/pages.ts';
import { expect, test } from './fixtures.ts';
import { rockWithPhoto } from './administration.ts';
import { showProof } from './proofs.ts';

/** Headers that a browser sends with a navigation. */
const navigation = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': 'none' };
const page = { headers: navigation, maxRedirects: 0 };

/** A buffer, because Playwright would encode a string as valid JSON. */
const brokenJson = { headers: { 'Content-Type': 'application/json' }, data: Buffer.from('{') };

const required = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
};

/** The Found Rock page, which may use the camera and decode what it sees. */
const scans = /^\/(?:nfc-scan|r\/[^/]+)$/i;

/** Directives that every page's content policy must have, in any order. */
const pagePolicy = ["base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"];

/** The sources of a directive; those of default-src if it is missing. */
function sourcesOf(policy: string, kind: string): string {
  const directives = new Map(
    policy.split('; ').map((one) => [one.split(' ', 1)[0] ?? '', one.slice(one.indexOf(' ') + 1)]),
  );
  return directives.get(kind) ?? directives.get('default-src') ?? '*';
}

/** Every page of the app, and a path that does not exist. */
const screens = [
  '/',
  '/register-rock',
  '/my-rocks',
  '/pro',
  '/nfc-scan?rockId=X',
  '/explore-map',
  '/community',
  '/contact',
  '/getting-started',
  '/subscribe?success=true',
  '/shop?category=qr-labels',
  '/qr-code-signup',
  '/qr-code-generator',
  '/admin',
  '/nowhere/<b>',
];
const signInPages = [
  '/api/login',
  '/api/login?returnTo=//evil.example',
  '/api/login/oidc?code=x&state=y',
  '/api/auth/email/confirm?token=x',
  '/api/auth/email/undo',
  '/api/auth/email/undo?token=x',
];
const forms: [path: string, form: Record<string, string>][] = [
  ['/api/login', { email: 'nobody' }],
  ['/api/login/code', { code: '000000' }],
  ['/api/auth/email/confirm', { token: 'x' }],
  ['/api/auth/email/undo', { token: 'x' }],
];

test('every page and every kind of response of the built app has all security headers', async ({
  request,
  newMember,
  baseURL,
}, testInfo) => {
  const home = await request.get('/', page);
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await home.text())?.[1] ?? '';
  const member = await newMember();
  await rockWithPhoto(member, 'Guarded');
  const rocks = (await (await member.request.get('/api/rocks')).json()) as { imageUrl: string | null }[];
  const photo = rocks.find(({ imageUrl }) => imageUrl !== null)?.imageUrl ?? '';

  const own = { ...page, headers: { ...navigation, Origin: baseURL ?? '' } };
  const pages = [
    ...(await Promise.all([...screens, ...signInPages].map((path) => request.get(path, page)))),
    ...(await Promise.all(forms.map(([path, form]) => request.post(path, { ...own, form })))),
  ];
  const others: [kind: string, status: number, answer: typeof home][] = [
    ['asset', 200, await request.get(script)],
    ['public answer', 200, await request.get('/api/stats')],
    ['photo', 200, await request.get(photo)],
    ['no photo', 404, await request.get('/img/x')],
    ['short address', 200, await request.get('/R/ABC234', page)],
    [
      'email sent',
      303,
      await request.post('/api/login', { ...own, form: { email: 'guarded@example.test' } }),
    ],
    ['sign-out', 303, await request.get('/api/logout', page)],
    ['no such call', 404, await request.get('/api/nothing')],
    ['no such file', 404, await request.get('/assets/none.js')],
    ['file for robots', 200, await request.get('/robots.txt')],
    ['stranger', 401, await request.get('/api/rocks/my')],
    ['broken body', 400, await member.request.post('/api/rocks/find', brokenJson)],
    ['other site', 403, await request.post('/api/visits', { headers: { Origin: 'https://evil.example' } })],
  ];

  const gaps: string[] = [];
  for (const answer of [...pages, ...others.map(([, , one]) => one)]) {
    const headers = answer.headers();
    const mayScan = scans.test(new URL(answer.url()).pathname);
    const expected = mayScan
      ? {
          ...required,
          'permissions-policy': required['permissions-policy'].replace('camera=()', 'camera=(self)'),
        }
      : required;
    for (const [name, value] of Object.entries(expected))
      if (headers[name] !== value) gaps.push(`${answer.url()}: ${name} is ${headers[name]}`);
    const policy = headers['content-security-policy'] ?? '';
    const allowed = sourcesOf(policy, 'script-src');
    if (mayScan !== allowed.includes("'wasm-unsafe-eval'")) gaps.push(`${answer.url()}: WebAssembly`);
    const scripts = allowed.replace("'wasm-unsafe-eval'", '');
    if (/unsafe|\*(?!\.js\.stripe)|data:|https?:(?!\/\/)/.test(scripts) || !/'(?:self|none)'/.test(scripts))
      gaps.push(`${answer.url()}: scripts from ${scripts}`);
    if (sourcesOf(policy, 'object-src') !== "'none'") gaps.push(`${answer.url()}: objects`);
    if (headers['content-type']?.startsWith('text/html'))
      for (const one of pagePolicy)
        if (!policy.split('; ').includes(one)) gaps.push(`${answer.url()}: lacks ${one}`);
  }
  const isPage = pages.filter((answer) => answer.headers()['content-type']?.startsWith('text/html'));
  showProof(testInfo, {
    goal: 'G-X1',
    what: 'security headers of HTTP responses',
    figure: `${isPage.length} HTML answers and ${others.length} other kinds, ${gaps.length} gaps`,
    passLine: '100 % of HTML, 6 of 6 kinds, 0 gaps',
  });
  expect(gaps).toEqual([]);
  expect(others.map(([kind, , answer]) => [kind, answer.status()])).toEqual(
    others.map(([kind, status]) => [kind, status]),
  );
  expect(pages.filter((answer) => !isPage.includes(answer)).map((answer) => answer.url())).toEqual([]);
});

test('navigations to paths of the worker reach it, and signing out by navigation ends the session', async ({
  request,
  newMember,
}, testInfo) => {
  const byWorker: [path: string, status: number, location: string | undefined, words: string][] = [
    ['/api/login', 200, undefined, 'Send me a code'],
    ['/api/logout', 303, '/', ''],
    ['/api/auth/email/confirm?token=x', 404, undefined, 'That did not work'],
    ['/api/auth/email/undo?token=x', 404, undefined, 'That did not work'],
    ['/R/ABC234', 200, undefined, 'Rock Not Found'],
    ['/r/abc234', 200, undefined, 'Rock Not Found'],
    ['/img/x', 404, undefined, 'message'],
    ['/api/nothing', 404, undefined, 'message'],
  ];
  const answers = await Promise.all(
    byWorker.map(async ([path]) => {
      const answer = await request.get(path, page);
      return { answer, path, body: await answer.text() };
    }),
  );
  const reached = answers.filter(({ body }) => !body.includes('Loading...'));
  showProof(testInfo, {
    goal: 'G-X1',
    what: 'navigations to paths of the worker',
    figure: `${reached.length} of ${byWorker.length} reach it`,
    passLine: 'all, with /api/login and /api/logout',
  });
  expect(reached).toHaveLength(byWorker.length);
  for (const [i, [path, status, location, words]] of byWorker.entries()) {
    const { answer, body } = answers[i] ?? {};
    expect([path, answer?.status(), answer?.headers()['location']]).toEqual([path, status, location]);
    expect(body).toContain(words);
  }

  const member = await newMember();
  const statusOf = async () => (await member.request.get('/api/auth/user')).status();
  expect(await statusOf()).toBe(200);
  const left = await member.request.get('/api/logout', page);
  expect([left.status(), left.headers()['location']]).toEqual([303, '/']);
  expect(await statusOf()).toBe(401);
});

/** A header that only responses of the worker have. */
const byWorker = 'x-request-id';

test('pages get the app, files are served without the worker, and everything else is a 404', async ({
  request,
}) => {
  const home = await request.get('/', page);
  const app = await home.text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(app)?.[1] ?? '';
  for (const path of pagePaths) {
    const answer = await request.get(path, page);
    expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([path, 200, 'no-cache']);
    expect(await answer.text()).toContain(`src="${script}"`);
    expect(answer.headers()[byWorker]).toBeDefined();
    const known = { ...page, headers: { ...navigation, 'If-None-Match': answer.headers()['etag'] ?? '' } };
    expect([path, (await request.get(path, known)).status()]).toEqual([path, 304]);
  }

  const files: [path: string, type: string, kept: string][] = [
    [script, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/icon.svg', 'image/svg+xml', 'public, max-age=0, must-revalidate'],
    // The picture of link previews, and the logo of emails.
    ['/link-preview.jpg', 'image/jpeg', 'public, max-age=0, must-revalidate'],
    ['/email-logo.png', 'image/png', 'public, max-age=0, must-revalidate'],
    ['/painted/whale.jpg', 'image/jpeg', 'public, max-age=0, must-revalidate'],
    ['/app', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/manifest.webmanifest', 'application/manifest+json', 'public, max-age=0, must-revalidate'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ];
  for (const [path, type, kept] of files) {
    const answer = await request.get(path, page);
    const headers = answer.headers();
    expect([path, answer.status(), headers['content-type'], headers['cache-control']]).toEqual([
      path,
      200,
      type,
      kept,
    ]);
    expect([path, headers[byWorker]]).toEqual([path, undefined]);
  }

  // A tab left open requests a chunk of the previous release.
  const nothing = ['/assets/explore-map-B4x0r1.js', '/favicon.ico', '/foo.php', '/.env', '/wrangler.json'];
  for (const path of nothing)
    for (const headers of [navigation, { 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'script' }]) {
      const answer = await request.get(path, { headers });
      expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([
        path,
        404,
        'private, no-store',
      ]);
      expect(await answer.text()).not.toContain('id="root"');
    }

  const lost = await request.get('/no-such-page', page);
  expect([lost.status(), lost.headers()['cache-control']]).toEqual([404, 'private, no-store']);
  expect(await lost.text()).toContain('id="root"');
});

test('robots.txt keeps robots to the pages, and security.txt gives a contact', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*$/m);
  for (const path of ['/api/', '/img/', '/R/', '/r/']) expect(robots).toContain(`\nDisallow: ${path}\n`);
  expect(robots).not.toMatch(/^Disallow: \/$/m);
  const contact = await (await request.get('/.well-known/security.txt')).text();
  expect(contact).toMatch(/^Contact: mailto:[^@\s]+@[^@\s]+$/m);
  const ends = Date.parse(/^Expires: (.+)$/m.exec(contact)?.[1] ?? '');
  const year = 365 * 86_400_000;
  expect(ends).toBeGreaterThan(Date.now());
  expect(ends).toBeLessThan(Date.now() + year);
});
