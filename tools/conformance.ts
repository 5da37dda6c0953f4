// Reads docs/conformance.md, and fails when a claim names a test that does not exist.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { problems, readClaims } from './conformance/claims.ts';

const root = resolve(import.meta.dirname, '..');
const sourceOf = (file: string) => {
  const path = resolve(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

const claims = readClaims(readFileSync(resolve(root, 'docs/conformance.md'), 'utf8'));
const wrong = problems(claims, sourceOf);
for (const problem of wrong) console.error(`docs/conformance.md ${problem}`);
console.log(`${claims.filter(({ later }) => later === null).length} claims, ${wrong.length} problems`);
process.exitCode = wrong.length > 0 ? 1 : 0;
