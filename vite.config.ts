// Builds the web app and the worker together, and serves the built pair on the real runtime.
import { resolve } from 'node:path';
import { cloudflare, type PluginConfig } from '@cloudflare/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pageParts } from './tools/app/page-parts.ts';
import { securityText } from './tools/app/security-text.ts';
import { configPath, vars, webOptions, workerName } from './tools/app/web-options.ts';
import { viewsByHono } from './tools/app/views-by-hono.ts';
import { buildTargets } from './tools/css/browsers.ts';
import { securityHeaders } from './worker/http/security-headers.ts';

const port = Number(process.env['PORT'] ?? 8787);
const stateDir = resolve(import.meta.dirname, process.env['STATE_DIR'] ?? '.state');
const serverOptions = { port, strictPort: true, host: 'localhost' } as const;

/** Assets are served without the worker, so the platform reads their headers from this file. */
function assetHeaders(): Plugin {
  const everywhere = Object.entries(securityHeaders(String(vars['TILE_URL'])));
  return {
    name: 'rockabout:asset-headers',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      const source = [
        '/*',
        ...everywhere.map(([name, value]) => `  ${name}: ${value}`),
        '/assets/*',
        '  Cache-Control: public, max-age=31536000, immutable',
        '',
      ].join('\n');
      this.emitFile({ type: 'asset', fileName: '_headers', source });
    },
  };
}

/** Whom to tell of a hole in the security, for as long as this build may be believed. */
function securityContact(): Plugin {
  return {
    name: 'rockabout:security-contact',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      const { SUPPORT_EMAIL, PUBLIC_ORIGIN } = vars;
      const source = securityText(Date.now(), String(SUPPORT_EMAIL), String(PUBLIC_ORIGIN));
      this.emitFile({ type: 'asset', fileName: '.well-known/security.txt', source });
    },
  };
}

/** The text face is on every screen: the browser fetches it beside the style sheet, not after it. */
function preloadTextFace(): Plugin {
  return {
    name: 'rockabout:preload-text-face',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const face = Object.keys(bundle ?? {}).find((file) =>
          /hyperlegible-next-latin-wght-normal.*\.woff2$/.test(file),
        );
        if (!face) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${face}`, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}

/** For the worker, which asks for the parts of a page beside the app. */
function tellParts(): Plugin {
  return {
    name: 'rockabout:tell-parts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle, chunk: app }) => pageParts(bundle ?? {}, app?.fileName),
    },
  };
}

/** While developing, Vite's scripts stand in the pages, and the worker's content policy would stop them. */
const pagesByVite: PluginConfig['config'] = ({ assets }) => {
  if (!assets || !Array.isArray(assets.run_worker_first))
    throw new Error('wrangler.toml says what the worker answers');
  assets.not_found_handling = 'single-page-application';
  assets.run_worker_first = assets.run_worker_first.filter((path) => path !== '/');
};

/** Every small thing that the page of a scan shares with other pages; most of them show rocks, and need most of it. */
const ofRocks = [
  /\/schema\/(characters|codes|found-rock|painted-by|rocks)\.ts$/,
  /\/web\/finds\/(arrival|found-rock-path|queries)\.ts$/,
  /\/web\/(lib\/(attempts|bring-into-view)|members\/mutation|refresh)\.ts$/,
  /\/web\/ui\/(pebble|skeleton)\.tsx$/,
  /\/web\/views\/(badge|pebble-frame|photo|rock-badge)\.tsx$/,
  /\/web\/painting\/rock-picture\.tsx$/,
  /\/@tanstack\/(react-query|query-core)\/.*\/(useMutation|mutationObserver)\.js$/,
];

/** Signs of a few bytes, and the like, of which most pages need some. */
const ofMany = [
  /\/lucide-react\//,
  /\/schema\/members\.ts$/,
  /\/web\/(labels\/this-site|lib\/(attempt|days|drafts|numbers|pages|save-file)|members\/log-out)\.ts$/,
  /\/web\/map\/(lazy-map|mercator|near-to|views)\.tsx?$/,
  /\/web\/(painting\/empty-state|ui\/(say-failed|stat-tile|time))\.tsx?$/,
  /\/@tanstack\/(react-query|query-core)\/.*\/(useInfiniteQuery|infiniteQuery\w+)\.js$/,
];

/** The feed, which the landing page has as well. */
const ofFeed = [
  /\/web\/community\/(community-feed|feed-\w+|like-button|queries|use-near-end|use-kept-focus)\.tsx?$/,
  /\/web\/(reports\/report-menu|rocks\/use-opened)\.tsx?$/,
];

/** The world map but for the map library: Explore Map, and the landing page further down. */
const ofWorld = [
  /\/web\/map\/(filters|legend|mandala|newest|place-words|queries|shown|spots|spread|use-[\w-]+|world-waiting)\.tsx?$/,
  /\/schema\/map-grid\.ts$/,
];

/** What comes beside the page of a scan; the dialog for finds says some of it as well. */
const ofFinds = [
  /\/web\/finds\/(beside|find-messages|keep-press)\.ts$/,
  /\/schema\/(at-rest|find-refusals|without-rock)\.ts$/,
];

/** What toasts, dialogs and menus lie on. Toasts are on every page. */
const ofLayers = [
  /\/@radix-ui\/(primitive|react-(collection|compose-refs|context|dismissable-layer|portal|presence|primitive|slot|use-[\w-]+))\//,
];

const oneOf = (parts: readonly RegExp[]) => (id: string) => parts.some((part) => part.test(id));

/** Cut into a dozen, the same code is a tenth larger when compressed, and a thin line asks for each of them. */
const chunks = [
  // What every page needs.
  { name: 'app', tags: ['$initial' as const], priority: 2 },
  { name: 'rocks', test: oneOf(ofRocks), priority: 1 },
  { name: 'many', test: oneOf(ofMany), minShareCount: 2, priority: 1 },
  { name: 'beside', test: oneOf(ofFinds) },
  { name: 'feed', test: oneOf(ofFeed) },
  { name: 'world', test: oneOf(ofWorld) },
  { name: 'layers', test: oneOf(ofLayers), minShareCount: 2 },
];

export default defineConfig(({ command, isPreview }) => ({
  root: resolve(import.meta.dirname, 'web'),
  plugins: [
    viewsByHono(),
    react(),
    tailwindcss(),
    cloudflare({
      configPath,
      ...(command === 'serve' && !isPreview ? { config: pagesByVite } : {}),
      persistState: { path: stateDir },
      inspectorPort: false,
      remoteBindings: false,
    }),
    assetHeaders(),
    securityContact(),
    preloadTextFace(),
    tellParts(),
  ],
  ...webOptions,
  server: serverOptions,
  preview: serverOptions,
  build: {
    outDir: resolve(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    target: buildTargets,
    // An inline polyfill would need an exception in the content security policy.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  environments: {
    [String(workerName)]: {
      build: {
        rolldownOptions: {
          // Read before the first answer of each new isolate. Names stay: the log tells in which function something failed.
          output: { minify: { compress: true, mangle: { keepNames: true }, codegen: true } },
        },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          // Libraries ask in a hundred places whether they run on a server: those branches go once the answer is in place.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            codeSplitting: { groups: chunks },
            // The app names every part, and hashes cannot be compressed: 28 bits tell two versions of a part apart.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            hashCharacters: 'hex',
          },
        },
      },
    },
  },
}));
