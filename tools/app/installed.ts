// Chooses the files that the service worker installs: enough for a member to find, hide and register rocks, and to look
// at their journeys, without a network. Those of Explore Map are for members who keep an area. What else a page loads is
// kept as it is loaded.
import type { Plugin, Rolldown } from 'vite';
import type { ManifestTransform } from 'workbox-build';
import { mapParts, wordParts } from '../../schema/offline.ts';
import { builtWords, wordFilesOf, type BuiltWords } from './build-words.ts';
import { isSource } from './sources.ts';
import { wordFiles } from './word-files.ts';

/** Their static imports and style sheets belong to them. */
const modules = isSource(
  'web/index.html',
  'web/idle.ts',
  'web/offline/begin.tsx',
  'web/shell/member-parts.tsx',
  'web/shell/member-end.tsx',
  'web/shell/language-switch.tsx',
  'web/shell/page-title.tsx',
  'web/shell/mobile-menu.tsx',
  'web/ui/toast-region.tsx',
  'web/styles/display-font.css',
  'web/painting/painting.tsx',
  'painting/paint-rock.ts',
  'web/shell/menu-sheet.tsx',
  'web/finds/rock-waiting.tsx',
  'web/finds/own-lists.ts',
  'web/pages/dashboard.tsx',
  'web/pages/my-rocks.tsx',
  'web/rocks/with-me.tsx',
  'web/pages/found-rock.tsx',
  'web/finds/found-rock-dialog.tsx',
  'web/finds/lazy-messages.ts',
  'web/finds/kept/edit-kept.tsx',
  'web/finds/kept/send-to-myself.ts',
  'web/finds/scan/scanner.tsx',
  'web/pages/register-rock.tsx',
  'web/journey/location-dialog.tsx',
  'web/journey/pin-map.tsx',
  'web/journey/journey-timeline.tsx',
  'web/journey/track-on-map-dialog.tsx',
  'web/journey/trail-map.tsx',
);

const ofMap = isSource(
  'web/pages/explore-map.tsx',
  'web/map/places-map.tsx',
  'web/map/map-tabs.tsx',
  'web/map/kept/keep-area.tsx',
);

/** Fonts are kept as they are loaded: their names seldom change, and others stand in for them. */
const files = /(?:^|\/)display-font-[\w-]+\.css$/;
const filesOfMap = /(?:^|\/)(?:tile-worker-[\w-]+\.js|land-[\w-]+\.svg)$/;

/** The app's page, as a file of its own: the platform has no address for `index.html`. */
const appPage = { file: 'app.html', url: 'app' } as const;

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

interface Installed {
  /** Names of files below `dist/client`, without the app's page. */
  always: Set<string>;
  /** Further ones, for whoever keeps an area of the map. */
  withMap: string[];
}

export function installedFiles(bundle: Bundle): Installed {
  const always = chosen(bundle, modules, files);
  const withMap = [...chosen(bundle, ofMap, filesOfMap)].filter((name) => !always.has(name));
  return { always, withMap };
}

/** Names of the files with their words, separated by spaces. */
export const installedWords = (bundle: Bundle, always: Iterable<string>, words: BuiltWords): string =>
  wordFiles(bundle, (noun) => wordFilesOf(noun, words), new Map([['installed', always]]))['installed'] ?? '';

/** With what they import, and its style sheets. */
function chosen(bundle: Bundle, isChunk: (id: string) => boolean, asset: RegExp): Set<string> {
  const all = new Set<string>();
  const add = (name: string) => {
    const part = bundle[name];
    if (!part || all.has(name)) return;
    all.add(name);
    if (part.type === 'asset') return;
    part.imports.forEach(add);
    part.viteMetadata?.importedCss.forEach(add);
  };
  for (const [name, part] of Object.entries(bundle)) {
    if (part.type === 'chunk' ? isChunk(part.facadeModuleId ?? '') : asset.test(name)) add(name);
  }
  return all;
}

/** @returns a plugin that sees the build, and what keeps only the chosen files in the list of the service worker */
export function installed(): { plugin: Plugin; only: ManifestTransform } {
  let names = new Set<string>();
  const plugin: Plugin = {
    name: 'rockabout:installed-files',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { always, withMap } = installedFiles(bundle);
        names = always.add('icon.svg');
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the build has no index.html');
        // The service worker reads it.
        const map = `<meta name="${mapParts}" content="${withMap.map((name) => `/${name}`).join(' ')}">`;
        const words = `<meta name="${wordParts}" content="${installedWords(bundle, always, await builtWords())}">`;
        const source = String(page.source)
          // Only the worker reads these, in index.html.
          .replaceAll(/<meta name="(?:page-parts|scan-parts|words)"[^>]*>\s*/g, '')
          .replace('</head>', `  ${map}\n    ${words}\n  </head>`);
        this.emitFile({ type: 'asset', fileName: appPage.file, source });
      },
    },
  };
  const only: ManifestTransform = (entries) => ({
    manifest: entries.flatMap((entry) => {
      if (entry.url === appPage.file) return [{ ...entry, url: appPage.url }];
      return names.has(entry.url) ? [entry] : [];
    }),
  });
  return { plugin, only };
}
