// Writes licences.txt: everything of others in the app and the worker, with its licence.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { idOf, locked, type Locked } from '../supply/lock.ts';
import { projectRoot } from './root.ts';

/** Development dependencies of which something is built in: a style sheet, or small helpers of the bundler. */
const builtIn: ReadonlySet<string> = new Set([
  'rolldown',
  'tailwindcss',
  'unenv',
  'vite',
  '@cloudflare/unenv-preset',
]);

/** What is no package. */
const data = [
  'Map: Natural Earth, public domain, https://www.naturalearthdata.com',
  'Streets of the map: © OpenStreetMap contributors, Open Database License (ODbL) 1.0, https://www.openstreetmap.org/copyright; cut from the daily build of Protomaps, https://protomaps.com',
  'Towns: GeoNames, CC BY 4.0, https://www.geonames.org',
  'Time zones of towns: @photostructure/tz-lookup, CC0 1.0; zone.tab of the IANA, public domain',
  'Look-alike letters: confusables.txt, © Unicode, Inc., Unicode License v3, https://www.unicode.org/terms_of_use.html',
];

/** Packages that run, and are installed on every platform. */
export const shipped = (packages: readonly Locked[]): Locked[] =>
  packages.filter(
    ({ name, path, isForRunning }) =>
      (isForRunning || (builtIn.has(name) && path === `node_modules/${name}`)) &&
      existsSync(join(projectRoot, path, 'package.json')),
  );

function textOf({ path }: Locked): string {
  const folder = join(projectRoot, path);
  const file = readdirSync(folder)
    .toSorted()
    .find((name) => /^(?:licen[cs]e|copying)/i.test(name));
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}

/** The file: data first, then packages, those with the same text together. */
export function licencesText(packages: readonly Locked[], textOfPackage = textOf): string {
  const byText = Map.groupBy(packages, (one) => `${one.license}\n${textOfPackage(one)}`);
  const parts = [...byText].map(([text, ones]) => {
    const [license = '', ...lines] = text.split('\n');
    const body = lines.join('\n').trim();
    return `${[...new Set(ones.map(idOf))].join(', ')}\n${license}${body === '' ? '' : `\n\n${body}`}`;
  });
  const rule = `\n\n${'-'.repeat(72)}\n\n`;
  return `${['What others made and this site uses. The site itself: MIT.', data.join('\n'), ...parts].join(rule)}\n`;
}

const ofPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** @returns a plugin that writes the file, and fails if a package is built in that it does not name */
export function licences(): Plugin {
  const packages = shipped(locked());
  const names = new Set(packages.map(({ path }) => path.split('node_modules/').at(-1)));
  return {
    name: 'rockabout:licences',
    generateBundle(_, bundle) {
      const used = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
      const unnamed = new Set(
        used.map((id) => ofPackage.exec(id)?.[1] ?? '').filter((name) => name !== '' && !names.has(name)),
      );
      if (unnamed.size > 0)
        this.error(
          `built in, but a development dependency and so not in licences.txt: ${[...unnamed].join(', ')}`,
        );
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licencesText(packages) });
    },
  };
}
