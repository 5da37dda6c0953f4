import { expect, test } from 'vitest';
import { pageParts } from './page-parts.ts';

const chunk = (fileName: string, source: string | null, ...imports: string[]) =>
  ({
    type: 'chunk',
    fileName,
    facadeModuleId: source && `/project/web/${source}`,
    imports,
    // Each of the app's chunks uses the words of a noun of its name.
    moduleIds: [`\0virtual:words/${fileName.replace('.js', '')}`],
  }) as const;

/** A chunk with words. */
const words = (fileName: string, ...modules: string[]) =>
  ({
    type: 'chunk',
    fileName,
    facadeModuleId: null,
    imports: [],
    moduleIds: modules.map((name) => `/project/schema/words/en/${name}.ts`),
  }) as const;

const asset = (fileName: string, source: string) => ({
  type: 'asset' as const,
  fileName,
  originalFileNames: [source],
});

const bundle = Object.fromEntries(
  [
    chunk('app.js', 'main.tsx'),
    chunk('landing.js', 'pages/landing/landing.tsx', 'app.js', 'field.js'),
    chunk('landing-community.js', 'pages/landing/community.tsx', 'app.js'),
    chunk('community.js', 'pages/community.tsx', 'app.js'),
    chunk('explore-map.js', 'pages/explore-map.tsx', 'app.js', 'rocks.js'),
    chunk('places-map.js', 'map/places-map.tsx', 'app.js', 'rocks.js', 'leaflet.js'),
    chunk('found-rock.js', 'pages/found-rock.tsx', 'rocks.js', 'field.js'),
    chunk('hydrate.js', 'pages/hydrate.ts', 'app.js'),
    chunk('my-rocks.js', 'pages/my-rocks.tsx', 'app.js', 'rocks.js'),
    // These two import each other.
    chunk('rocks.js', null, 'app.js', 'field.js'),
    chunk('field.js', null, 'rocks.js'),
    chunk('leaflet.js', null),
    words('first-words.js', 'app', 'rocks'),
    words('landing-words.js', 'landing'),
    asset('app.css', 'styles/index.css'),
    asset('land.svg', 'map/land.svg'),
    asset('display-font.css', 'styles/display-font.css'),
  ].map((part) => [part.fileName, part]),
);

test('each page for visitors is listed with everything it imports except the app', () => {
  const said = pageParts(bundle, 'app.js').map(({ attrs }) => [attrs?.['name'], attrs?.['content']]);
  expect(said).toEqual([
    ['scan-parts', '/found-rock.js /rocks.js /field.js /hydrate.js'],
    ['page-parts', 'landing /landing.js /field.js /rocks.js'],
    ['page-parts', 'community /community.js'],
    ['page-parts', 'explore-map /land.svg /explore-map.js /rocks.js /field.js /places-map.js /leaflet.js'],
    [
      'words',
      'en app /first-words.js, landing /landing-words.js /first-words.js, explore-map /first-words.js, scan /first-words.js',
    ],
    ['page-parts', 'card /display-font.css'],
  ]);
});

test('without a build, as in development, nothing is listed', () => {
  expect(pageParts({}, undefined)).toEqual([]);
});
