// Builds the web app and the worker together, and serves the built pair on the real runtime.
import { resolve } from 'node:path';
import { cloudflare, type PluginConfig } from '@cloudflare/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { builtAt } from './tools/app/built-at.ts';
import { builtWords, wordFilesOf } from './tools/app/build-words.ts';
import { chunks } from './tools/app/chunks.ts';
import { installed } from './tools/app/installed.ts';
import { loadWords } from './tools/app/load-words.ts';
import { licences } from './tools/app/licences.ts';
import { manifestOf } from './tools/app/manifest.ts';
import { pageParts } from './tools/app/page-parts.ts';
import { securityText } from './tools/app/security-text.ts';
import { configPath, vars, webOptions, workerName } from './tools/app/web-options.ts';
import { viewsByHono } from './tools/app/views-by-hono.ts';
import { buildTargets } from './tools/css/browsers.ts';
import { securityHeaders } from './worker/http/security-headers.ts';

const port = Number(process.env['PORT'] ?? 8787);
const stateDir = resolve(import.meta.dirname, process.env['STATE_DIR'] ?? '.state');
const serverOptions = { port, strictPort: true, host: 'localhost' } as const;

/** Writes `_headers`, from which the platform takes the headers of assets, as it serves them without the worker. */
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
        // The service worker: a new version replaces the old one with the next visit.
        '/sw.js',
        '  Cache-Control: no-cache',
        // The app's page, for the service worker. Its address leads nobody anywhere.
        '/app',
        '  X-Robots-Tag: noindex',
        '',
      ].join('\n');
      this.emitFile({ type: 'asset', fileName: '_headers', source });
    },
  };
}

/** Writes security.txt, with the contact for reports of vulnerabilities. It expires with what was built. */
function securityContact(): Plugin {
  return {
    name: 'rockabout:security-contact',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      const { SUPPORT_EMAIL, PUBLIC_ORIGIN } = vars;
      const source = securityText(builtAt(), String(SUPPORT_EMAIL), String(PUBLIC_ORIGIN));
      this.emitFile({ type: 'asset', fileName: '.well-known/security.txt', source });
    },
  };
}

/** Preloads the text face, which every screen uses, so that it loads along with the style sheet. */
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

/** Writes the preload lists, from which the worker preloads the files of a page along with the app. */
function preloadLists(): Plugin {
  return {
    name: 'rockabout:preload-lists',
    transformIndexHtml: {
      order: 'post',
      handler: async (_html, { bundle, chunk: app }) => {
        const words = await builtWords();
        return pageParts(bundle ?? {}, app?.fileName, (noun) => wordFilesOf(noun, words));
      },
    },
  };
}

const serviceWorkerFiles = installed();

/** In development, Vite adds scripts to the pages, which the worker's content security policy would block. */
const pagesByVite: PluginConfig['config'] = ({ assets }) => {
  if (!assets || !Array.isArray(assets.run_worker_first))
    throw new Error('wrangler.toml has no run_worker_first list');
  assets.not_found_handling = 'single-page-application';
  assets.run_worker_first = assets.run_worker_first.filter((path) => path !== '/');
};

export default defineConfig(({ command, isPreview }) => ({
  root: resolve(import.meta.dirname, 'web'),
  plugins: [
    viewsByHono(),
    loadWords(),
    react(),
    tailwindcss(),
    cloudflare({
      configPath,
      ...(command === 'serve' && !isPreview ? { config: pagesByVite } : {}),
      persistState: { path: stateDir },
      inspectorPort: false,
      remoteBindings: false,
    }),
    serviceWorkerFiles.plugin,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'service-worker',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      includeManifestIcons: false,
      manifest: manifestOf(String(vars['PRODUCT_NAME'])),
      injectManifest: {
        globPatterns: ['app.html', 'icon.svg', 'assets/*.{js,css}'],
        manifestTransforms: [serviceWorkerFiles.only],
        // Their names change with their content.
        dontCacheBustURLsMatching: /^assets\//,
        maximumFileSizeToCacheInBytes: 4e6,
      },
    }),
    assetHeaders(),
    securityContact(),
    licences(),
    preloadTextFace(),
    preloadLists(),
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
          // Each new isolate parses it first. Function names stay, so that the log shows where something failed.
          output: { minify: { compress: true, mangle: { keepNames: true }, codegen: true } },
        },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          // `unzipit` would load it on a server.
          external: ['node:worker_threads'],
          // Libraries check in many places whether they run on a server. Inlined constants remove those branches.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            codeSplitting: { groups: chunks },
            // The app contains every chunk's name, and hashes do not compress. 28 bits distinguish two versions. The name
            // of a shared chunk says nothing; an end-to-end test needs one of them.
            chunkFileNames: ({ facadeModuleId, name }) =>
              facadeModuleId || name === 'picture-missing'
                ? 'assets/[name]-[hash:7].js'
                : 'assets/[hash:7].js',
            hashCharacters: 'hex',
          },
        },
      },
    },
  },
}));
