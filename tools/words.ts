// `npm run words`: what a translator needs. See docs/translating.md.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, sourceLanguage } from '../schema/languages.ts';
import { expectAtMostOne, readArguments } from './arguments.ts';
import { compare, type Comparison } from './words/compare.ts';
import { entriesOf } from './words/entries.ts';
import { filesOf, folderOf, hasFolder, isHelper, read } from './words/modules.ts';
import { englishNameOf, hasEnglishBeside, makeLanguage, withoutEnglish } from './words/new-language.ts';

const usage = `npm run words -- --check [LANGUAGE …]   coverage, length, and what is wrong; of all languages by default
npm run words -- --to LANGUAGE          makes schema/words/LANGUAGE, with English beside each text
npm run words -- --finish LANGUAGE      takes English out again
  --brief   with --check: counts instead of lists of doubts
LANGUAGE as in BCP 47: it, pt-BR.`;

interface Wanted {
  act: 'check' | 'to' | 'finish';
  names: string[];
  isBrief: boolean;
}

const wanted = readArguments(
  usage,
  {
    check: { type: 'boolean' },
    brief: { type: 'boolean', default: false },
    to: { type: 'string' },
    finish: { type: 'string' },
  },
  ({ check, to, finish, brief }, names): Wanted => {
    expectAtMostOne({ check, to, finish }, 'check', 'to', 'finish');
    const one = to ?? finish;
    if (one === undefined) {
      if (check !== true) throw new Error('Choose --check, --to or --finish.');
      for (const name of names) if (!hasFolder(name)) throw new Error(`schema/words has no '${name}'.`);
      return { act: 'check', names, isBrief: brief };
    }
    if (names.length > 0) throw new Error(`'${names[0]}' is one language too many.`);
    englishNameOf(one);
    if (to !== undefined && hasFolder(to)) throw new Error(`schema/words/${to} exists already.`);
    if (finish !== undefined && (finish === sourceLanguage || !hasFolder(finish)))
      throw new Error(`schema/words has no '${finish}' to finish.`);
    return { act: to === undefined ? 'finish' : 'to', names: [one], isBrief: brief };
  },
);

const run = { check: checkAll, to: make, finish };
run[wanted.act](wanted.names);

function checkAll(names: readonly string[]): void {
  const chosen = names.length > 0 ? names : languages.filter((language) => language !== sourceLanguage);
  for (const language of chosen) if (report(language, comparisonOf(language)) > 0) process.exitCode = 1;
}

function comparisonOf(language: string): Comparison {
  const all: Comparison = { problems: [], doubts: [], entries: 0, translated: 0 };
  const theirs = filesOf(language);
  const files = filesOf(sourceLanguage);
  all.problems.push(...files.filter((file) => !theirs.includes(file)).map((file) => `${file} is missing`));
  all.problems.push(
    ...theirs.filter((file) => !files.includes(file)).map((file) => `${file} is no English module`),
  );
  let unfinished = 0;
  for (const file of files) {
    if (isHelper(file) || !theirs.includes(file)) continue;
    const [english, other] = [sourceLanguage, language].map((one) => read(one, file)) as [string, string]; // one for each
    const one = compare(language, entriesOf(file, english), entriesOf(file, other));
    if (hasEnglishBeside(other)) unfinished += 1;
    all.problems.push(...one.problems);
    all.doubts.push(...one.doubts);
    all.entries += one.entries;
    all.translated += one.translated;
  }
  if (unfinished > 0)
    all.problems.push(
      `${unfinished} files have English beside their texts: npm run words -- --finish ${language}`,
    );
  return all;
}

/** @returns how many problems there are */
function report(language: string, { problems, doubts, entries, translated }: Comparison): number {
  for (const line of problems) console.error(`${language}: ${line}`);
  if (!wanted.isBrief) for (const line of doubts) console.log(`${language}: ${line}`);
  const share = Math.floor((100 * translated) / entries);
  console.log(
    `${language}: ${translated} of ${entries} texts translated (${share} %), ${problems.length} problems, ${doubts.length} doubts`,
  );
  return problems.length;
}

function make([language = '']: readonly string[]): void {
  const files = makeLanguage(language);
  format(language);
  console.log(`schema/words/${language} has ${files.length} files, each text with the English one beside it.
Translate them, then: npm run words -- --finish ${language}, npm run words -- --check ${language}.
The site speaks it once schema/languages.ts lists it: see docs/translating.md.`);
}

function finish([language = '']: readonly string[]): void {
  for (const file of filesOf(language))
    writeFileSync(join(folderOf(language), file), withoutEnglish(read(language, file)));
  format(language);
}

function format(language: string): void {
  execFileSync('oxfmt', [folderOf(language)], { stdio: 'ignore' });
}
