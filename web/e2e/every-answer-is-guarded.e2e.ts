import { expect, signIn, test } from './fixtures.ts';
import { rockWithPhoto } from './administration.ts';
import { showProof } from './proofs.ts';

/** As a browser asks for a page that somebody opens. */
const navigation = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': 'none' };
const page = { headers: navigation, maxRedirects: 0 };

/** A buffer, because a text would be sent as JSON that is whole. */
const brokenJson = { headers: { 'Content-Type': 'application/json' }, data: Buffer.from('{') };

const required = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
};

/** What any content policy of a page has to have, in whatever order. */
const pagePolicy = ["base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"];

/** The sources of a kind; those of everything when it has none of its own. */
function sourcesOf(policy: string, kind: string): string {
  const directives = new Map(
    policy.split('; ').map((one) => [one.split(' ', 1)[0] ?? '', one.slice(one.indexOf(' ') + 1)]),
  );
  return directives.get(kind) ?? directives.get('default-src') ?? '*';
}

/** Every page of the app, and what leads nowhere. */
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
  '/nowhere/<b>.html',
  '/assets/none.js',
  '/api',
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

test('every page and every kind of answer of the built app carries every guard', async ({
  page: browser,
  request,
  baseURL,
}, testInfo) => {
  const home = await request.get('/', page);
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await home.text())?.[1] ?? '';
  await signIn(browser, '/contact');
  await rockWithPhoto(browser, 'Guarded');
  const rocks = (await (await browser.request.get('/api/rocks')).json()) as { imageUrl: string | null }[];
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
    ['short address', 302, await request.get('/R/ABC234', page)],
    [
      'letter sent',
      303,
      await request.post('/api/login', { ...own, form: { email: 'guarded@example.test' } }),
    ],
    ['sign-out', 303, await request.get('/api/logout', page)],
    ['no such call', 404, await request.get('/api/nothing')],
    ['stranger', 401, await request.get('/api/rocks/my')],
    ['broken body', 400, await browser.request.post('/api/rocks/find', brokenJson)],
    ['other site', 403, await request.post('/api/visits', { headers: { Origin: 'https://evil.example' } })],
  ];

  const gaps: string[] = [];
  for (const answer of [...pages, ...others.map(([, , one]) => one)]) {
    const headers = answer.headers();
    for (const [name, value] of Object.entries(required))
      if (headers[name] !== value) gaps.push(`${answer.url()}: ${name} is ${headers[name]}`);
    const policy = headers['content-security-policy'] ?? '';
    const scripts = sourcesOf(policy, 'script-src');
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
    what: 'guards of answers over HTTP',
    figure: `${isPage.length} HTML answers and ${others.length} other kinds, ${gaps.length} gaps`,
    passLine: '100 % of HTML, 6 of 6 kinds, 0 gaps',
  });
  expect(gaps).toEqual([]);
  expect(others.map(([kind, , answer]) => [kind, answer.status()])).toEqual(
    others.map(([kind, status]) => [kind, status]),
  );
  expect(pages.filter((answer) => !isPage.includes(answer)).map((answer) => answer.url())).toEqual([]);
});

test('a navigation reaches the worker where the worker answers, and the app everywhere else', async ({
  page: browser,
  request,
}, testInfo) => {
  const byWorker: [path: string, status: number, location: string | undefined, words: string][] = [
    ['/api/login', 200, undefined, 'Send me a code'],
    ['/api/logout', 303, '/', ''],
    ['/api/auth/email/confirm?token=x', 404, undefined, 'That did not work'],
    ['/api/auth/email/undo?token=x', 404, undefined, 'That did not work'],
    ['/R/ABC234', 302, '/nfc-scan?rockId=ABC234', ''],
    ['/r/abc234', 302, '/nfc-scan?rockId=abc234', ''],
    ['/img/x', 404, undefined, 'message'],
    ['/api/nothing', 404, undefined, 'message'],
  ];
  const answers = await Promise.all(
    byWorker.map(async ([path]) => {
      const answer = await request.get(path, page);
      return { answer, path, body: await answer.text() };
    }),
  );
  const reached = answers.filter(({ body }) => !body.includes('id="root"'));
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

  await browser.goto('/api/login?returnTo=/contact');
  await expect(browser.getByRole('button', { name: 'Send me a code' })).toBeVisible();
  await browser.goto('/R/ABC234');
  await expect(browser).toHaveURL('/nfc-scan?rockId=ABC234');
  await signIn(browser, '/contact');
  await browser.goto('/api/logout');
  await expect(browser).toHaveURL('/');
  expect((await browser.request.get('/api/auth/user')).status()).toBe(401);
});
