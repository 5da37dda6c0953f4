// Makes the modules of a new language: English texts with English beside them, for a translator to write over.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceLanguage } from '../../schema/languages.ts';
import { entriesOf } from './entries.ts';
import { filesOf, folderOf, isHelper, read } from './modules.ts';

/** 'it' gives 'Italian'. @throws for what is no language */
export function englishNameOf(language: string): string {
  const [canonical] = Intl.getCanonicalLocales(language);
  const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language);
  if (canonical !== language || name === undefined) throw new RangeError(`'${language}' is no language`);
  return name;
}

/** @returns names of the files made */
export function makeLanguage(language: string): string[] {
  const name = englishNameOf(language);
  const files = filesOf(sourceLanguage);
  mkdirSync(folderOf(language), { recursive: true });
  for (const file of files) {
    const english = read(sourceLanguage, file);
    const made = isHelper(file)
      ? english.replaceAll(`'${sourceLanguage}'`, `'${language}'`).replaceAll('English', name)
      : moduleOf(file, english, name);
    writeFileSync(join(folderOf(language), file), made);
  }
  return files;
}

/** One module. @param name English name of the language */
export function moduleOf(file: string, english: string, name: string): string {
  return withEnglish(file, english)
    .replace(
      /^(?:\/\/.*\n)+/,
      `// The words of ${sourceLanguage}/${file} in ${name}.\nimport type { Words } from '../words.ts';\n`,
    )
    .replace(/^export const (\w+) = /m, "export const $1: Words['$1'] = ");
}

const beside = '/* English: ';

/** Each text with a comment that says it. */
function withEnglish(file: string, code: string): string {
  const entries = [...entriesOf(file, code).values()].filter(({ texts }) =>
    texts.some((text) => /\p{L}/u.test(text)),
  );
  return entries
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, source }) => {
      const comment = source.replaceAll(/\s+/g, ' ').replaceAll('*/', '* /');
      return `${text.slice(0, start)}${beside}${comment} */ ${text.slice(start)}`;
    }, code);
}

/** Takes the English comments out. */
export const withoutEnglish = (code: string): string => code.replaceAll(/\/\* English: .*? \*\/\s*/gs, '');

export const hasEnglishBeside = (code: string): boolean => code.includes(beside);
