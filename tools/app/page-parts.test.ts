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

/** The app and some of its parts have words of their own. */
const namesOf = (noun: string) => [`${noun}-0123456`];

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
    asset('app.css', 'styles/index.css'),
    asset('land.svg', 'map/land.svg'),
    asset('display-font.css', 'styles/display-font.css'),
  ].map((part) => [part.fileName, part]),
);

test('each page for visitors is listed with everything it imports except the app', () => {
  const said = pageParts(bundle, 'app.js', namesOf).map(({ attrs }) => [attrs?.['name'], attrs?.['content']]);
  expect(said).toEqual([
    ['scan-parts', '/found-rock.js /rocks.js /field.js /hydrate.js'],
    ['page-parts', 'landing /landing.js /field.js /rocks.js'],
    ['page-parts', 'community /community.js'],
    ['page-parts', 'explore-map /land.svg /explore-map.js /rocks.js /field.js /places-map.js /leaflet.js'],
    [
      'words',
      'app app-0123456, landing landing-0123456 field-0123456 rocks-0123456, community community-0123456, explore-map explore-map-0123456 rocks-0123456 field-0123456 places-map-0123456 leaflet-0123456, scan found-rock-0123456 rocks-0123456 field-0123456 hydrate-0123456',
    ],
    ['page-parts', 'card /display-font.css'],
  ]);
});

test('without a build, as in development, nothing is listed', () => {
  expect(pageParts({}, undefined, namesOf)).toEqual([]);
});
