import { expect, test } from 'vitest';
import { firstErrorIn } from './first-error.ts';

const stack = '    at unwrapBindingResult (file:///x/rolldown/dist/shared/error.mjs:20:128)\n'.repeat(9);

test('the first error of a build is shown without its stack', () => {
  const printed = `Building the app ...
node:internal/modules/run_main:107
    triggerUncaughtException(
    ^

Build failed with 2 errors:

\u001B[31m[UNRESOLVED_IMPORT] \u001B[0mCould not resolve './gone.ts' in web/a.ts
   ╭─[ web/a.ts:1:15 ]

[PARSE_ERROR] Unexpected token
${stack} {
  errors: [Getter/Setter]
}

Node.js v24.21.0`;
  expect(firstErrorIn(printed)).toBe(
    `[UNRESOLVED_IMPORT] Could not resolve './gone.ts' in web/a.ts\n   ╭─[ web/a.ts:1:15 ]`,
  );
});

test('an error of Node is shown with its file', () => {
  const missing = `node:internal/modules/esm/resolve:272
    throw new ERR_MODULE_NOT_FOUND(
          ^

Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/x/gone.ts' imported from /x/tools/start.ts
${stack}`;
  expect(firstErrorIn(missing)).toBe(
    `Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/x/gone.ts' imported from /x/tools/start.ts`,
  );
  const unreadable = `file:///x/a.ts:1
const x: = 3
         ^

SyntaxError: Unexpected token
${stack}`;
  expect(firstErrorIn(unreadable)).toBe('file:///x/a.ts:1\nSyntaxError: Unexpected token');
});

test('without an error the end of the output is shown', () => {
  expect(firstErrorIn('Port 8787 is in use.\n')).toBe('Port 8787 is in use.');
  expect(firstErrorIn('x'.repeat(900))).toHaveLength(500);
});
