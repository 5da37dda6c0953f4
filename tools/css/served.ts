// The style sheets as they are served: Tailwind's and our own, built by the same tools as the app's.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { projectRoot } from '../app/store.ts';
import { buildTargets } from './browsers.ts';

/** Every style sheet that a script imports. */
export function namedSheets(): string[] {
  const scripts = globSync('{web,worker}/**/*.{ts,tsx}', { cwd: projectRoot });
  const named = scripts.flatMap((script) => {
    const text = readFileSync(resolve(projectRoot, script), 'utf8');
    return [...text.matchAll(/\b(?:import|from)\b[ (]*'([^']+\.css)(?:\?inline)?'/g)].map(([, name = '']) =>
      name.startsWith('.') ? join(dirname(script), name) : join('node_modules', name),
    );
  });
  return [...new Set(named)];
}

/** @returns name and text of each */
export async function servedSheets(): Promise<[name: string, css: string][]> {
  const built = await build({
    configFile: false,
    root: resolve(projectRoot, 'web'),
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: {
      write: false,
      target: buildTargets,
      assetsInlineLimit: 0,
      rolldownOptions: { input: namedSheets().map((sheet) => resolve(projectRoot, sheet)) },
    },
  });
  if (!('output' in built)) throw new Error('one build has one output');
  const made = built.output.flatMap((file): [string, string][] =>
    file.type === 'asset' && file.fileName.endsWith('.css')
      ? [[file.originalFileNames[0] ?? file.fileName, String(file.source)]]
      : [],
  );
  return made;
}
