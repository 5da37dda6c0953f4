// Builds the web app and the worker together, and serves the built pair on the real runtime.
import { resolve } from 'node:path';
import { cloudflare, type PluginConfig } from '@cloudflare/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunks } from './tools/app/chunks.ts';
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
