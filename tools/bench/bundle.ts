// Reads from the build what a browser loads first on each page, and the largest modules in it.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { buildApp } from '../app/build.ts';
import { builtWords, wordFilesOf, type BuiltWords } from '../app/build-words.ts';
import { installedFiles, installedWords } from '../app/installed.ts';
import { nounsOfVirtual } from '../app/load-words.ts';
import { projectRoot } from '../app/store.ts';
import { languages } from '../../schema/languages.ts';
import { pathOfWords } from '../../schema/word-files.ts';
import { bundleBudgets } from './budgets.ts';
import { compressed } from './costs.ts';
import type { Row } from './report.ts';
import type { Excess } from './shortfalls.ts';

interface Chunk {
  /** The chunk's entry module, below the project's root; '' for a shared chunk. */
  source: string;
  imports: readonly string[];
  lateImports: readonly string[];
  drawsMaps: boolean;
  /** Names of the files with its words. */
  words: readonly string[];
  /** After brotli. */
  bytes: number;
}

interface Module {
  source: string;
  /** Before minification. */
  bytes: number;
}

export interface Bundle {
  chunks: Map<string, Chunk>;
  /** Bytes of the files of words, by language and name. */
  words: Readonly<Record<string, Readonly<Record<string, number>>>>;
  modules: Module[];
  html: number;
  /** Bytes of the thread that draws tiles. */
  tileThread: number;
  /** Bytes of the decoder of QR codes, which comes only where the browser has none. */
  decoder: number;
  /** Bytes of what the service worker installs. */
  installed: number;
}

/** Pages that a visitor may open, and the module of each. */
export const pages = {
  '/': 'web/pages/landing/landing.tsx',
  '/nfc-scan': 'web/pages/found-rock.tsx',
  '/community': 'web/pages/community.tsx',
  '/explore-map': 'web/pages/explore-map.tsx',
  '/shop': 'web/pages/shop.tsx',
  '/getting-started': 'web/pages/getting-started.tsx',
  '/subscribe': 'web/pages/subscribe.tsx',
  '/contact': 'web/pages/contact.tsx',
  '/qr-code-signup': 'web/pages/qr-code-signup.tsx',
  '/qr-code-generator': 'web/pages/qr-code-generator.tsx',
} as const;
export type Page = keyof typeof pages;
export const pageNames = Object.keys(pages) as Page[];

const entry = 'web/index.html';
const tileThread = /\/tile-worker-[^/]+\.js$/;
/** Libraries that draw maps. */
const mapLibraries = /node_modules\/(leaflet|react-leaflet|@react-leaflet)\//;

/** Builds the app into a folder. @returns what was seen of the build of the web */
export async function buildWatched(builtDir: string): Promise<Bundle> {
  const { plugin, seen } = bundleWatcher();
  await buildApp(builtDir, [plugin]);
  return seen();
}

const fileIn = (builtDir: string) => join(builtDir, 'bundle.json');

/** Keeps what was seen beside what was built, for another process. */
export function keepBundle(builtDir: string, { chunks, ...rest }: Bundle): void {
  writeFileSync(fileIn(builtDir), JSON.stringify({ ...rest, chunks: [...chunks] }));
}

/** What `keepBundle` kept. */
export function keptBundle(builtDir: string): Bundle {
  type Kept = Omit<Bundle, 'chunks'> & { chunks: [string, Chunk][] };
  // `keepBundle` of the same sources has written it.
  const { chunks, ...rest } = JSON.parse(readFileSync(fileIn(builtDir), 'utf8')) as Kept;
  return { ...rest, chunks: new Map(chunks) };
}

/** Watches the build of the web. @returns the plugin, and what it saw once the build is over */
function bundleWatcher(): { plugin: Plugin; seen: () => Bundle } {
  let bundle: Bundle | undefined;
  const plugin: Plugin = {
    name: 'rockabout:bundle-watcher',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_, output) {
        const words = await builtWords();
        bundle = {
          chunks: new Map(),
          words: bytesOfWords(words),
          modules: [],
          html: 0,
          tileThread: 0,
          decoder: 0,
          installed: installedBytes(output, words),
        };
        for (const [file, part] of Object.entries(output)) {
          if (part.type === 'asset') {
            if (file.endsWith('index.html')) bundle.html = compressed(Buffer.from(part.source), quality);
            if (file.endsWith('.wasm')) bundle.decoder += compressed(Buffer.from(part.source), quality);
            if (tileThread.test(file)) bundle.tileThread = compressed(Buffer.from(part.source), quality);
            continue;
          }
          const { facadeModuleId, imports, dynamicImports, code, modules } = part;
          bundle.chunks.set(file, {
            source: facadeModuleId === null ? '' : relative(projectRoot, facadeModuleId),
            imports,
            lateImports: dynamicImports,
            words: Object.keys(modules).flatMap((id) =>
              nounsOfVirtual(id).flatMap((noun) => wordFilesOf(noun, words)),
            ),
            drawsMaps: Object.keys(modules).some((id) => mapLibraries.test(id)),
            bytes: compressed(Buffer.from(withSteadyHashes(code)), quality),
          });
          for (const [id, { renderedLength }] of Object.entries(modules))
            bundle.modules.push({ source: nameOf(id), bytes: renderedLength });
        }
      },
    },
  };
  return {
    plugin,
    seen: () => {
      if (!bundle) throw new Error('nothing was built');
      return bundle;
    },
  };
}

/** The highest quality, because files are compressed once. */
const quality = 11;

/**
 * The code with stable hashes in the names of files, each made from the name before it; of shared chunks, which have no
 * name, from their order. The real hashes change with any file, and change the compressed size of the same code by up to
 * a hundred bytes.
 */
function withSteadyHashes(code: string): string {
  const nameless: string[] = [];
  return code.replaceAll(
    /(?:([\w-]+)-|(?<=\/))([0-9a-f]{7,8})(?=\.(?:js|css)\b)/g,
    (_, name, hash: string) => {
      if (typeof name === 'string') return `${name}-${steadyHash(name)}`;
      if (!nameless.includes(hash)) nameless.push(hash);
      return steadyHash(String(nameless.indexOf(hash)));
    },
  );
}

const steadyHash = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 7);

/** With the app's page, and the words of the language in which they are the most. */
function installedBytes(output: Rolldown.OutputBundle, words: BuiltWords): number {
  const { always } = installedFiles(output);
  const sizeOf = (names: readonly string[]) =>
    names.reduce((sum, name) => {
      const part = output[name];
      if (!part) return sum;
      const text = part.type === 'chunk' ? withSteadyHashes(part.code) : part.source;
      return sum + compressed(Buffer.from(text), quality);
    }, 0);
  return (
    sizeOf([...always, 'app.html']) +
    mostOf(bytesOfWords(words), installedWords(output, always, words).split(' '))
  );
}

function bytesOfWords({ names, files }: BuiltWords): Bundle['words'] {
  const bytesIn = (language: string, name: string) =>
    compressed(Buffer.from(withSteadyHashes(files.get(pathOfWords(language, name).slice(1)) ?? '')), quality);
  return Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries([...names.values()].map(([name]) => [name, bytesIn(language, name)])),
    ]),
  );
}

/** Bytes of the files of words, in the language in which they are the most. */
const mostOf = (words: Bundle['words'], names: Iterable<string>): number =>
  Math.max(
    ...Object.values(words).map((bytes) =>
      [...new Set(names)].reduce((sum, name) => sum + (bytes[name] ?? 0), 0),
    ),
  );

/** The chunks and everything that they import statically. */
function closure({ chunks }: Bundle, files: readonly string[]): Set<string> {
  const all = new Set<string>();
  const add = (file: string) => {
    if (all.has(file)) return;
    all.add(file);
    for (const next of chunks.get(file)?.imports ?? []) add(next);
  };
  for (const file of files) add(file);
  return all;
}

function fileOf({ chunks }: Bundle, source: string): string {
  for (const [file, chunk] of chunks) if (chunk.source === source) return file;
  throw new Error(`the build has no chunk for ${source}`);
}

const bytesOf = ({ chunks }: Bundle, files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + (chunks.get(file)?.bytes ?? 0), 0);

/** Bytes of JavaScript that a page needs to show anything, in the language with the longest words. */
export function firstScript(bundle: Bundle, page: Page): number {
  const files = closure(bundle, [fileOf(bundle, entry), fileOf(bundle, pages[page])]);
  return (
    bytesOf(bundle, files) +
    mostOf(
      bundle.words,
      [...files].flatMap((file) => bundle.chunks.get(file)?.words ?? []),
    )
  );
}

/** Bytes that the map page loads lazily, for the map alone. */
export function mapScript(bundle: Bundle): number {
  const { chunks } = bundle;
  const page = closure(bundle, [fileOf(bundle, entry), fileOf(bundle, pages['/explore-map'])]);
  const late = (chunks.get(fileOf(bundle, pages['/explore-map']))?.lateImports ?? []).map((file) =>
    closure(bundle, [file]),
  );
  const drawing = late.filter((files) => [...files].some((file) => chunks.get(file)?.drawsMaps === true));
  const all = new Set(drawing.flatMap((files) => [...files]));
  const ofMap = bytesOf(
    bundle,
    [...all].filter((file) => !page.has(file)),
  );
  return ofMap + bundle.tileThread;
}

export function heaviestModules({ modules }: Bundle, many = 10): Module[] {
  return modules.toSorted((a, b) => b.bytes - a.bytes).slice(0, many);
}

/** Path of a module; for a package, below node_modules. */
const nameOf = (id: string) => relative(projectRoot, id).replace(/^.*node_modules\//, '');

interface Measured {
  what: string;
  bytes: number;
  most?: number | undefined;
}

function measured(bundle: Bundle): Measured[] {
  const { firstScript: first, mapChunk, firstHtml, installed, decoder } = bundleBudgets;
  return [
    ...pageNames.map((page) => ({
      what: `first script of ${page}`,
      bytes: firstScript(bundle, page),
      most: (first.routes as readonly string[]).includes(page) ? first.bytes : undefined,
    })),
    { what: 'script that draws maps', bytes: mapScript(bundle), most: mapChunk },
    { what: 'decoder of QR codes', bytes: bundle.decoder, most: decoder },
    { what: 'files that the service worker installs', bytes: bundle.installed, most: installed },
    { what: 'first HTML', bytes: bundle.html, most: firstHtml },
  ];
}

/** Everything larger than its budget, with its size and the budget. */
export const oversized = (bundle: Bundle): Excess =>
  Object.fromEntries(
    measured(bundle).flatMap(({ what, bytes, most }) =>
      most !== undefined && bytes > most ? [[what, { is: bytes, most }]] : [],
    ),
  );

export function bundleRows(bundle: Bundle): Row[] {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return [
    ...measured(bundle).map(({ what, bytes, most }) => ({
      what,
      figure: kB(bytes),
      ...(most === undefined ? {} : { goal: `≤ ${kB(most)} after brotli`, isMet: bytes <= most }),
    })),
    ...heaviestModules(bundle).map(({ source, bytes }, i) => ({
      what: `heavy module ${i + 1}`,
      figure: `${kB(bytes)} before minification: ${source}`,
    })),
  ];
}
