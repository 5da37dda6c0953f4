import { join } from 'node:path';
import { runnerImport, type InlineConfig } from 'vite';
import { expect, test } from 'vitest';
import type { RockCheck } from '../../schema/rocks.ts';
import { allPayloads, payloads } from '../../worker/testing/payloads.ts';
import type * as pages from '../../worker/pages/found-rock-page.tsx';
import { projectRoot } from './root.ts';
import type { PageSpeech } from '../../worker/http/router.ts';
import * as en from '../../schema/words/en/index.ts';
import { runtimes } from './views-by-hono.ts';

type View = pages.FoundRockView;

const words = join(projectRoot, 'web/views/words.ts');
const distance = join(projectRoot, 'web/views/distance.ts');

const byReact: InlineConfig = {
  plugins: [
    {
      name: 'render-by-react',
      load: (id) =>
        id.endsWith('/worker/pages/render.ts')
          ? `import { renderToStaticMarkup } from 'react-dom/server';
             import { provideWords } from '${words}';
             import { provideUnit } from '${distance}';
             export const render = (view, { words, unit }) => (
               provideWords((noun) => words[noun]), provideUnit(() => unit), renderToStaticMarkup(view));`
          : undefined,
    },
  ],
};
const byHono: InlineConfig = { resolve: { alias: runtimes } };

const speech: PageSpeech = { language: 'en', unit: 'km', languages: ['en', 'ar-XB'], words: en };

/** The worker's page, rendered as configured. */
async function pageOf(config: InlineConfig): Promise<(view: View) => string> {
  const path = './worker/pages/found-rock-page.tsx';
  const { module } = await runnerImport<typeof pages>(path, { ...config, configFile: false });
  return (view) => module.foundRockPage(view, speech);
}

/** The Found Rock page in each of its states, with a text in every name, description and Rock ID. */
function viewsWith(text: string): View[] {
  const view: Omit<View, 'initialState'> = { productName: 'Rockabout', failure: null, formKey: text };
  const rock: RockCheck = {
    exists: true,
    status: 'hidden',
    name: text,
    description: text,
    imageUrl: null,
    timesFound: 3,
  };
  const photographed: RockCheck = { ...rock, status: 'found', imageUrl: `/img/${text}` };
  const unknown: RockCheck = { ...rock, exists: false, status: null, name: null, description: null };
  const found = { foundRockId: text, foundAt: text, rock: { id: text, name: text, imageUrl: null } };
  return [
    { ...view, initialState: { code: text, check: rock, member: null } },
    { ...view, initialState: { code: text, check: rock, refusal: text } },
    { ...view, initialState: { code: text, check: photographed, found } },
    { ...view, initialState: { code: text, check: unknown } },
    { ...view, initialState: { code: text, check: { ...unknown, isWaiting: true } } },
    {
      ...view,
      failure: { title: text, description: text, mayRetry: true },
      initialState: { code: text, check: null },
    },
  ];
}

const tag = /<[^>]*>/g;
const attribute = /([\w:-]+)="([^"]*)"/g;

/** HTML without the differences that the two renderers may have: order of attributes, entities, pictures asked for early. */
const plain = (html: string) =>
  html
    .replaceAll('&#x27;', '&#39;')
    .replaceAll(/(noValidate|autoFocus)="true"/g, '$1=""')
    .replaceAll(/<link rel="preload"[^>]*>/g, '')
    .replaceAll(tag, (found) => {
      const attributes = [...found.matchAll(attribute)].map(
        ([, name = '', value = '']) => `${name.toLowerCase()}="${value}"`,
      );
      return `${found.replaceAll(attribute, '').replaceAll(' ', '')} ${attributes.toSorted().join(' ')}`;
    });

/** Its elements, each with the names of its attributes. */
const skeleton = (html: string) =>
  [...html.matchAll(tag)].map(([found]) => found.replaceAll(attribute, '$1'));

test('React and Hono render the same page, in which every text stays text', async () => {
  const [reactPage, honoPage] = [await pageOf(byReact), await pageOf(byHono)];
  const skeletons = viewsWith('Pebble').map((view) => skeleton(honoPage(view)));
  for (const text of ['Pebble', ...payloads, allPayloads])
    for (const [i, view] of viewsWith(text).entries()) {
      const html = honoPage(view);
      expect(plain(html) === plain(reactPage(view)), text).toBe(true);
      expect(skeleton(html), text).toEqual(skeletons[i]);
    }
});
