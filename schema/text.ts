// Texts that people type: stored or refused, never cut silently.
import * as z from 'zod/mini';
import { isBlank, lengthOf } from './characters.ts';
import { say } from './words/say.ts';
import type { Words } from './words/words.ts';

/** A field, as sentences name it. */
export type TextField = Parameters<Words['text']['tooLong']>[0];

/** Control characters except tab and line ends; direction overrides that could disguise the text around them. */
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/u;

const readable = z.refine<string>((text) => text.isWellFormed() && !forbidden.test(text), {
  error: say('text', 'unreadable'),
  abort: true,
});

/** Trimmed, with one kind of line end: a form sends CR LF where JSON sends LF, and both must count alike. */
const tidied = z.overwrite<string>((text) => text.trim().replace(/\r\n?/g, '\n'));

/** Puts a name on one line: a run of white space becomes one space. */
const onOneLine = z.overwrite<string>((text) => text.replace(/\s+/g, ' '));

/** A name that must be there: trimmed, on one line, visible, at most `max` code points. */
export function requiredText(label: TextField, max: number, missing: string) {
  return z.string({ error: missing }).check(
    tidied,
    z.refine<string>((text) => !isBlank(text), { error: missing, abort: true }),
    readable,
    onOneLine,
    z.refine<string>((text) => lengthOf(text) <= max, { error: say('text', 'tooLong', label, max) }),
  );
}

/** A text that may be empty. */
export function freeText(label: TextField, max: number) {
  return z.string({ error: say('text', 'noText', label) }).check(
    tidied,
    readable,
    z.overwrite((text: string) => (isBlank(text) ? '' : text)),
    z.refine<string>((text) => lengthOf(text) <= max, { error: say('text', 'tooLong', label, max) }),
  );
}

/** The same; a missing one gives ''. */
export const optionalText = (label: TextField, max: number) => z._default(freeText(label, max), '');

/** A field of the spec's payloads that is ignored, whatever its value. */
export const ignored = z.optional(
  z.pipe(
    z.unknown(),
    z.transform(() => undefined),
  ),
);
