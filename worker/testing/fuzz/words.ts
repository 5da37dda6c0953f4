// Every sentence that a refusal may say: those of the schema, whatever figures stand in them.

const modules = import.meta.glob<Record<string, unknown>>(['../../../schema/*.ts', '!**/*.test.ts'], {
  eager: true,
});

/** Figures, and what they count, are left open. */
const withoutFigures = (text: string) =>
  text.replace(/\d+(?:\.\d+)?/g, '#').replace(/\b(?:seconds?|minutes?|hours?|try|tries)\b/g, 'some');

/** The sentences of each module stand in an object such as `codeWords`; some are made of a figure. */
const sentences = new Set(
  Object.values(modules)
    .flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith('Words')))
    .flatMap(([, words]) => Object.values(words as Record<string, unknown>))
    .map((words) => withoutFigures(typeof words === 'function' ? String(words(41)) : String(words))),
);

/** Sentences that stand at a field of a schema, and have its name in them. */
const ofFields = [
  /^[A-Z][\w/ ]{1,30} can have at most # characters$/,
  /^[A-Z][\w/ ]{1,30} must be a text$/,
  /^This text has characters that cannot be kept$/,
  /^(subject|subjectId|verdict|seenUntil|filter|isGiven) is [a-z][\w ,:.#-]{1,70}$/i,
];

export function isOurs(message: unknown): boolean {
  if (typeof message !== 'string') return false;
  const said = withoutFigures(message);
  return sentences.has(said) || ofFields.some((pattern) => pattern.test(said));
}
