// A Rock ID as an input. Separate from codes.ts, so that the Found Rock page loads no zod.
import * as z from 'zod/mini';
import { codeMaxLength, isMistyped, normalizeCode } from './codes.ts';
import { say } from './words/say.ts';

const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u;

function printable(text: string): boolean {
  return text.isWellFormed() && !unprintable.test(text);
}

/** A Rock ID as somebody types it: trimmed, 1–64 printable characters, issued codes without a typo. */
export const RockCode = z.pipe(
  z.string({ error: say('codes', 'required') }),
  z.string().check(
    z.trim(),
    z.refine((code) => normalizeCode(code).length > 0, { error: say('codes', 'required'), abort: true }),
    z.maxLength(codeMaxLength, { error: say('codes', 'tooLong', codeMaxLength), abort: true }),
    z.refine(printable, { error: say('codes', 'unprintable'), abort: true }),
    z.refine((code) => !isMistyped(code), { error: say('codes', 'mistyped') }),
  ),
);
