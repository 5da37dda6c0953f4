import { expect, test } from 'vitest';
import { asStranger, asMember, makeWorld } from '../testing/as.ts';
import { hiddenRock } from '../testing/play.ts';
import {
  alternateElements,
  alternateLinks,
  alternatesOf,
  isReadable,
  openGraphLocale,
} from './alternates.ts';
import { pagePaths } from '../../schema/pages.ts';

const several = ['en', 'en-XA', 'ar-XB'] as const;

test('each language has an address, and one follows the browser', () => {
  expect(alternatesOf('https://rocks.example/shop', several)).toEqual([
    ['en', 'https://rocks.example/shop?lang=en'],
    ['en-XA', 'https://rocks.example/shop?lang=en-XA'],
    ['ar-XB', 'https://rocks.example/shop?lang=ar-XB'],
    ['x-default', 'https://rocks.example/shop'],
  ]);
  expect(alternatesOf('https://rocks.example/shop', ['en'])).toEqual([]);
  expect(alternateLinks('https://rocks.example/"><b>', several)).not.toContain('<b>');
  expect(alternateElements('https://rocks.example/&', several)).toContain(
    'href="https://rocks.example/&amp;?lang=en"/>',
  );
});

test('Open Graph gets a language with a region', () => {
  expect([openGraphLocale('en'), openGraphLocale('en-XA'), openGraphLocale('ar-XB')]).toEqual([
    'en_US',
    'en_XA',
    'ar_XB',
  ]);
});

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

test('the pages that search engines list, and no others, name their address, with the language that it asks for', async () => {
  const person = asStranger();
  for (const path of [...pagePaths, '/privacy', '/no-such-page', '/api/login']) {
    for (const [query, own] of [
      ['?utm_source=mail', ''],
      ['?lang=xx', ''],
      ['?lang=PT_br&utm_source=mail', '?lang=pt-BR'],
    ] as const) {
      const html = await (await person.request(path + query)).text();
      const address = isReadable(path) ? `https://localhost${path}${own}` : undefined;
      expect([path, canonicalOf(html)]).toEqual([path, address]);
      if (address) expect(html).toContain(`<meta property="og:url" content="${address}">`);
      if (address && own) expect(html).toContain(`hreflang="pt-BR" href="${address}"`);
    }
  }
});

test('a rock’s page says its language', async () => {
  const world = makeWorld();
  const rock = await hiddenRock(await asMember(world));
  const html = await (await asStranger(world).request(`/rocks/${rock.id}?lang=en`)).text();
  expect(html).toContain('<meta property="og:locale" content="en_US">');
  expect(canonicalOf(html)).toBe(`https://localhost/rocks/${rock.id}?lang=en`);
  expect(html).toContain(`<meta property="og:url" content="https://localhost/rocks/${rock.id}?lang=en">`);
  const plain = await (await asStranger(world).request(`/rocks/${rock.id}`)).text();
  expect(canonicalOf(plain)).toBe(`https://localhost/rocks/${rock.id}`);
});
