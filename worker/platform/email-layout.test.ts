import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { payloads, unreadable } from '../testing/payloads.ts';
import { proof } from '../testing/proof.ts';
import { readConfig } from './config.ts';
import { composeEmail } from './email-layout.ts';

const config = readConfig(env);

/** An email with this text in every place; its links are ours, and end in the text at most. */
const emailOf = (text: string) =>
  composeEmail(config, {
    to: 'reader@example.test',
    subject: text,
    parts: [
      { text },
      { text, soft: true },
      { shown: text },
      { lines: [text, text] },
      { title: text, figures: [[text, text]] },
      { label: text, link: `https://rockabout.example/?q=${text}` },
    ],
  });

/** Elements with their attributes, and the text, as a mail program parses the email. */
async function readAsHtml(html: string): Promise<{ elements: string[]; texts: string }> {
  const elements: string[] = [];
  const links: string[] = [];
  let texts = '';
  await new HTMLRewriter()
    .on('*', {
      element: ({ tagName, attributes }) => {
        elements.push([tagName, ...[...attributes].map(([name]) => name)].join(' '));
      },
      text: ({ text }) => {
        texts += text;
      },
    })
    .on('a', { element: (link) => void links.push(link.getAttribute('href') ?? '') })
    .transform(new Response(html))
    .text();
  expect(links.every((link) => link.startsWith('https://rockabout.example/'))).toBe(true);
  return { elements, texts };
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
  const plain = await readAsHtml((await emailOf('plain')).html ?? '');
  const texts = [...payloads, ...unreadable];
  const broken: string[] = [];
  for (const text of texts) {
    const { elements, texts } = await readAsHtml((await emailOf(text)).html ?? '');
    const shown = unescaped(texts).split(text).length - 1;
    // Subject, two paragraphs, the code, two lines, three cells, and a label.
    if (elements.join() !== plain.elements.join() || shown !== 10) broken.push(`${text}: ${shown}`);
  }
  proof(task, {
    goal: 'G-X1',
    what: 'payloads in the ten places of an email',
    figure: `${texts.length - broken.length} of ${texts.length} stay text`,
    passLine: 'all',
  });
  expect(broken).toEqual([]);
});
