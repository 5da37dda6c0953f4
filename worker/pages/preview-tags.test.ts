import { expect, test } from 'vitest';
import { pagePaths } from '../../schema/pages.ts';
import { asMember, asStranger, makeWorld } from '../testing/as.ts';
import { newCode, newPlace } from '../testing/make.ts';
import { rockWithPhoto } from '../testing/moderation.ts';
import { hideRock } from '../testing/play.ts';
import { isPreviewer } from './previewer.ts';

/** Title, description and properties of the head, as a crawler reads them; a repeated one is a list. */
async function headOf(page: Response): Promise<Record<string, string | undefined>> {
  const head: Record<string, string | undefined> = {};
  const note = (name: string, content: string) => {
    head[name] = head[name] === undefined ? content : `${head[name]} + ${content}`;
  };
  await new HTMLRewriter()
    .on('head > meta[property], head > meta[name]', {
      element: (meta) =>
        note(
          meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
          meta.getAttribute('content') ?? '',
        ),
    })
    .on('head > title', { text: ({ text }) => void (head['title'] = (head['title'] ?? '') + text) })
    .transform(page)
    .text();
  return head;
}

const whole = (path: string) => ({
  title: expect.stringMatching(/\S.* · Rockabout$|^Rockabout: /),
  description: expect.stringMatching(/^.{20,130}$/),
  'og:site_name': 'Rockabout',
  'og:type': 'website',
  'og:url': `https://localhost${path}`,
  'og:image': 'https://localhost/link-preview.jpg',
  'og:image:type': 'image/jpeg',
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:alt': expect.stringContaining('ainted rocks'),
  'twitter:card': 'summary_large_image',
});

test('the first HTML of every page has a title and a description of its own, and a picture, for previews of its link', async () => {
  const world = makeWorld();
  const heads = [];
  for (const person of [asStranger(world), await asMember(world)])
    for (const path of pagePaths) {
      const head = await headOf(await person.request(`${path}?utm_source=a%22%3E%3Cb%3E`));
      expect(head).toMatchObject(whole(path));
      expect([head['og:title'], head['og:description']]).toEqual([head['title'], head['description']]);
      heads.push(head);
    }
  // The same for a member as for a visitor.
  for (const name of ['title', 'description'])
    expect(new Set(heads.map((head) => head[name])).size).toBe(pagePaths.length);
});

test.each([
  ['/no-such-page', '404 Page Not Found · Rockabout'],
  ['/api/login', 'Rockabout: hide a painted rock, follow its journey'],
])('a link to %s has the preview of the site', async (path, title) => {
  const head = await headOf(await asStranger().request(path));
  expect(head).toMatchObject({ ...whole('/'), title: expect.anything(), 'og:title': title });
});

test('the addresses are those of the configured site', async () => {
  const world = makeWorld();
  world.env = { ...world.env, PUBLIC_ORIGIN: 'https://rocks.example', PRODUCT_NAME: '"><b>&' };
  expect(await headOf(await asStranger(world).request('/shop'))).toMatchObject({
    'og:site_name': '&quot;&gt;&lt;b&gt;&amp;',
    'og:url': 'https://rocks.example/shop',
    'og:image': 'https://rocks.example/link-preview.jpg',
  });
});

/** As they name themselves. */
const previewers = [
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  'WhatsApp/2.23.20.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'TelegramBot (like TwitterBot)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
];

const browsers = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14; CUBOT KINGKONG 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/450.0]',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/X; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 Instagram 350.0',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
  undefined,
];

test('programs that fetch previews are told from browsers', () => {
  expect(previewers.filter((agent) => !isPreviewer(agent))).toEqual([]);
  expect(browsers.filter(isPreviewer)).toEqual([]);
});

test('the preview of a rock’s link tells nothing of the rock, and fetching one learns nothing and counts as no guess', async () => {
  const world = makeWorld();
  const owner = await asMember(world);
  const { rock, key } = await rockWithPhoto(owner, { name: 'Harbour Whale', description: 'Likes rain.' });
  await hideRock(owner, rock.id, newPlace({ locationName: 'Under the slide' }));
  const code = rock.laserEngraverId;
  const crawler = asStranger(world);
  const fetched = (path: string, agent?: string) =>
    crawler.request(path, agent === undefined ? {} : { headers: { 'User-Agent': agent } });
  for (const path of [`/nfc-scan?rockId=${code}`, `/R/${code}`]) {
    const seen = await (await fetched(path)).text();
    expect(seen).toContain('Harbour Whale');
    for (const html of [
      seen,
      ...(await Promise.all(previewers.map((agent) => fetched(path, agent).then((page) => page.text())))),
    ]) {
      const head = html.slice(0, html.indexOf('<style'));
      expect(await headOf(new Response(html))).toMatchObject({
        ...whole('/nfc-scan'),
        title: 'Found Rock · Rockabout',
      });
      for (const secret of [code, code.replaceAll('-', ''), 'Harbour', 'Likes rain', 'slide', key])
        expect(head).not.toContain(secret);
    }
    const page = await fetched(path, previewers[0]);
    expect([page.status, page.headers.get('X-Robots-Tag'), page.headers.get('Cache-Control')]).toEqual([
      200,
      'noindex',
      'private, no-store',
    ]);
    const html = await page.text();
    for (const secret of ['Harbour', 'Likes rain', key, 'Hidden Rock Found!', 'Rock Not Found'])
      expect(html).not.toContain(secret);
  }
  // Far more misses than a network may have.
  for (let i = 0; i < 30; i++) await fetched(`/nfc-scan?rockId=${newCode()}`, previewers[0]);
  expect(await (await fetched(`/nfc-scan?rockId=${newCode()}`)).text()).toContain('Rock Not Found');
});
