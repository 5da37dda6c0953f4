// Writes preload lists into index.html. The worker uses them so that browsers load a page's files along with the app.
import type { HtmlTagDescriptor, Rolldown } from 'vite';
import { isPreloadName } from '../../schema/preload-list.ts';
import { everyPage, scanPage, wordFilesMeta } from '../../schema/word-files.ts';
import { isSource } from './sources.ts';
import { wordFiles } from './word-files.ts';

/** The modules of the scan page. */
const ofScan = isSource('web/pages/found-rock.tsx', 'web/pages/hydrate.ts');
/** A rock's page itself, and what replaces a page that the worker rendered. */
const ofRock = isSource('web/pages/rock-page.tsx', 'web/pages/hydrate.ts');
const ofPage = /\/web\/pages\/(?:landing\/(?=landing))?([\w-]+)\.tsx?$/;
/** The map itself, which is most of Explore Map. */
const ofMap = isSource('web/map/places-map.tsx');
/** The picture that is shown until the map has loaded. */
const ofLand = /(^|\/)map\/land\.svg$/;
/** The app loads it after the first paint. The worker's own pages have no script to do so. */
const ofCard = /(^|\/)styles\/display-font\.css$/;

type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'facadeModuleId'> & {
  imports: readonly string[];
  moduleIds: readonly string[];
};
type Asset = Pick<Rolldown.OutputAsset, 'type' | 'fileName' | 'originalFileNames'>;
type Bundle = Readonly<Record<string, Chunk | Asset>>;

/**
 * @param app the chunk that every page loads first. It is left out of the lists.
 * @param namesOf the names of a noun's files of words
 */
export function pageParts(
  bundle: Bundle,
  app: string | undefined,
  namesOf: (noun: string) => readonly string[],
): HtmlTagDescriptor[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  if (chunks.length === 0) return [];
  const chunksOf = (isIt: (id: string) => boolean) =>
    chunks.filter((part) => isIt(part.facadeModuleId ?? ''));
  const firstOf = new Map<string, Iterable<string>>();
  const files = (name: string, first: readonly Chunk[]) => {
    const all = withImports(bundle, app, first);
    firstOf.set(name, all);
    return [...all].map((file) => `/${file}`);
  };
  if (app !== undefined) firstOf.set(everyPage, [app]);
  const pages = chunksOf((id) => ofPage.test(id)).flatMap((page) => {
    const name = ofPage.exec(page.facadeModuleId ?? '')?.[1] ?? '';
    if (!isPreloadName(name)) return [];
    const parts =
      name === 'explore-map'
        ? [...assetsOf(bundle, ofLand), ...files(name, [page, ...chunksOf(ofMap)])]
        : files(name, name === 'rock' ? [page, ...chunksOf(ofRock)] : [page]);
    return [meta('page-parts', [name, ...parts])];
  });
  const scan = meta('scan-parts', files(scanPage, chunksOf(ofScan)));
  return [
    scan,
    ...pages,
    meta(wordFilesMeta, [
      Object.entries(wordFiles(bundle, namesOf, firstOf))
        .map((entry) => entry.join(' '))
        .join(', '),
    ]),
    meta('page-parts', ['card', ...assetsOf(bundle, ofCard)]),
  ];
}

function withImports(bundle: Bundle, app: string | undefined, first: readonly Chunk[]): Set<string> {
  const parts = new Set<string>();
  const add = (file: string) => {
    const part = bundle[file];
    if (part?.type !== 'chunk' || file === app || parts.has(file)) return;
    parts.add(file);
    part.imports.forEach(add);
  };
  for (const { fileName } of first) add(fileName);
  return parts;
}

function assetsOf(bundle: Bundle, what: RegExp): string[] {
  const assets = Object.values(bundle).filter((part) => part.type === 'asset');
  return assets
    .filter(({ originalFileNames }) => originalFileNames.some((name) => what.test(name)))
    .map(({ fileName }) => `/${fileName}`);
}

const meta = (name: string, content: readonly string[]): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { name, content: content.join(' ') },
  injectTo: 'head',
});
