// Fails if docs/conformance.md or docs/threats.md names a test that does not exist.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { problems, readClaims } from './conformance/claims.ts';

const root = resolve(import.meta.dirname, '..');
const sourceOf = (file: string) => {
  const path = resolve(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

let wrong = 0;
for (const document of ['docs/conformance.md', 'docs/threats.md']) {
  const claims = readClaims(sourceOf(document) ?? '');
  const found = problems(claims, sourceOf);
  for (const problem of found) console.error(`${document} ${problem}`);
  console.log(`${document}: ${claims.length} claims, ${found.length} problems`);
  wrong += found.length;
}
process.exitCode = wrong > 0 ? 1 : 0;
