import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { payloads, unreadable } from '../testing/payloads.ts';
import { proof } from '../testing/proof.ts';
import { readConfig } from './config.ts';
import { buttonTo, composeEmail } from './email-layout.ts';
import { emailRock } from './email-rock.ts';
import * as en from '../../schema/words/en/index.ts';

const config = { ...readConfig(env), publicOrigin: 'https://rockabout.example' };

/** An email with this text in every place; its addresses are ours, and end in the text at most. */
const emailOf = (text: string, heading = text) =>
  composeEmail(config, {
    to: 'reader@example.test',
    subject: text,
    heading,
    rock: {
      name: text,
      town: text,
      picture: `https://rockabout.example/img/a?q=${text}`,
      page: 'https://rockabout.example/rocks/a',
    },
    parts: [
      { text },
      { lead: text, link: 'https://rockabout.example/', text },
      { code: text },
      { lines: [text, text] },
      { title: text, figures: [[text, text]] },
    ],
    button: { label: text, link: `https://rockabout.example/?q=${text}` },
    footnotes: [text, text],
  });

/** Elements with their attributes, and the text, as a mail program parses the email. */
async function readAsHtml(html: string) {
  const elements: string[] = [];
  const addresses: string[] = [];
  const alts: string[] = [];
  let texts = '';
  await new HTMLRewriter()
    .on('*', {
      element: (element) => {
        const { tagName, attributes } = element;
        elements.push([tagName, ...[...attributes].map(([name]) => name)].join(' '));
        for (const name of ['href', 'src']) {
          const address = element.getAttribute(name);
          if (address !== null) addresses.push(address);
        }
        if (tagName === 'img') alts.push(element.getAttribute('alt') ?? 'none');
      },
    })
    .on('body, title', {
      text: ({ text }) => {
        texts += text;
      },
    })
    .transform(new Response(html))
    .text();
  return { elements, addresses, alts, texts };
}

/** Undoes the escaping of a text. */
const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

test('text written by members stays text in an email', async ({ task }) => {
  const plain = await readAsHtml((await emailOf('plain')).html);
  const plainNews = await readAsHtml((await emailOf('plain', 'News')).html);
  const texts = [...payloads, ...unreadable];
  const broken: string[] = [];
  for (const text of texts) {
    for (const [heading, usual] of [
      [text, plain],
      ['News', plainNews],
    ] as const) {
      const { elements, addresses, alts, texts } = await readAsHtml((await emailOf(text, heading)).html);
      const isOurs = addresses.every((address) => address.startsWith('https://rockabout.example/'));
      const shown = unescaped(texts).split(text).length - 1;
      // Subject, heading or rock, town, two paragraphs and a lead, code, two lines, three cells, label, two footnotes.
      const isText = shown === 15 && unescaped(alts[1] ?? '') === text;
      if (!isOurs || !isText || elements.join() !== usual.elements.join()) broken.push(`${text}: ${shown}`);
    }
  }
  proof(task, {
    goal: 'G-X1',
    what: 'payloads in the seventeen places of an email',
    figure: `${texts.length - broken.length} of ${texts.length} stay text`,
    passLine: 'all',
  });
  expect(broken).toEqual([]);
});

const whole = {
  to: 'reader@example.test',
  subject: 'Harbour Whale was found',
  heading: 'Harbour Whale was found',
  rock: {
    name: 'Harbour Whale',
    town: 'near Omaha, Nebraska',
    picture: 'https://rockabout.example/img/a/320',
  },
  parts: [
    { text: 'Robin found it.' },
    { code: '123 456' },
    { lines: ['One', 'Two'] },
    { title: 'Figures', figures: [['Finds', '3']] },
  ],
  button: buttonTo(config, '/my-rocks', 'My Rocks'),
  footnotes: ['A footnote.'],
} as const;

test('the plain text says the same as the HTML, in the same order', async () => {
  const { html, text } = await composeEmail(config, whole);
  expect(text).toBe(`Harbour Whale was found

near Omaha, Nebraska

Robin found it.

123 456

One
Two

Figures
  Finds: 3

My Rocks:
https://rockabout.example/my-rocks

A footnote.

Rockabout · support@rockabout.example`);
  const { texts } = await readAsHtml(html);
  const lettersOf = (all: string) => all.replace(/[^\p{L}\p{N}]/gu, '');
  // In the HTML, the subject is the title, and the product's name stands beside the logo.
  expect(lettersOf(texts)).toBe(lettersOf(`${whole.subject}Rockabout${text.replace(/https:.*/, '')}`));
});

test('an email has one button, no script or font, and only pictures of ours, which have a text or none', async () => {
  const { html } = await composeEmail(config, whole);
  const { elements, addresses, alts } = await readAsHtml(html);
  expect(elements.filter((element) => /^(a|button|input|form|script|link|iframe)\b/.test(element))).toEqual([
    'a href style',
  ]);
  expect(addresses).toEqual([
    'https://rockabout.example/email-logo.png',
    'https://rockabout.example/img/a/320',
    'https://rockabout.example/my-rocks',
  ]);
  expect(alts).toEqual(['', 'Harbour Whale']);
  expect(html).not.toMatch(/url\(|@import|@font-face/);
  expect(html).toContain('<meta name="color-scheme" content="light dark" />');
});

test('without an address of ours an email has no picture and no button to a page', async () => {
  const unnamed = { ...config, publicOrigin: '' };
  const { html, text } = await composeEmail(unnamed, {
    ...whole,
    rock: { ...whole.rock, picture: null },
    button: buttonTo(unnamed, '/my-rocks', 'My Rocks'),
  });
  const { addresses } = await readAsHtml(html);
  expect(addresses).toEqual([]);
  expect(text).not.toContain('https:');
});

test('the rock of an email leads to its page, unless it has none for others or our own address is unknown', async () => {
  const row = {
    id: 'aaaaaaaaaaaaaaaa',
    name: 'Let It Bee',
    photoKey: null,
    hiddenTown: null,
    withheldAt: null,
    page: 'members' as const,
  };
  const address = 'https://rockabout.example/rocks/aaaaaaaaaaaaaaaa';
  expect(emailRock(config, en, row)?.page).toBe(address);
  for (const other of [
    emailRock(config, en, { ...row, page: 'hidden' }),
    emailRock(config, en, { ...row, withheldAt: 1 }),
    emailRock({ ...config, publicOrigin: '' }, en, row),
  ])
    expect(other?.page).toBeNull();
  const { html } = await composeEmail(config, {
    to: 'a@example.test',
    subject: 'S',
    heading: 'H',
    rock: emailRock(config, en, row),
    parts: [],
  });
  expect(html).toContain(`<a href="${address}"`);
});

test('an email from right to left begins its lines at the right', async () => {
  const content = {
    heading: 'Hi',
    parts: [{ text: 'Found' }, { title: 'Figures', figures: [['Rocks', '3']] as const }],
  };
  const htmlIn = async (language: 'en' | 'ar-XB') =>
    (await composeEmail(config, { to: 'a@example.test', subject: 'Hi', language, ...content })).html ?? '';
  expect(await htmlIn('en')).toMatch(/<html lang="en" dir="ltr">.*text-align:left.*text-align:right/s);
  const mirrored = await htmlIn('ar-XB');
  expect(mirrored).toMatch(/<html lang="ar-XB" dir="rtl">.*text-align:right.*text-align:left/s);
  expect(mirrored).not.toMatch(/dir="ltr"|padding-right:16px/);
});
