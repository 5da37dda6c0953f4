// Writes worker/members/confusables.ts from the Unicode Consortium's confusables.txt (UTS 39), which is not kept here:
// node tools/confusables/make-confusables.ts path/to/confusables.txt
// https://www.unicode.org/Public/security/latest/confusables.txt
import { readFileSync, writeFileSync } from 'node:fs';
import { confusablesModule } from './confusables-module.ts';

const [, , path] = process.argv;
if (path === undefined) throw new Error('usage: make-confusables.ts path/to/confusables.txt');
writeFileSync(
  new URL('../../worker/members/confusables.ts', import.meta.url),
  confusablesModule(readFileSync(path, 'utf8')),
);
