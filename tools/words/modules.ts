// The files with words, as they are in the source.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { helpers } from '../app/build-words.ts';
import { projectRoot } from '../app/root.ts';

export const folderOf = (language: string): string => join(projectRoot, 'schema/words', language);

export const hasFolder = (language: string): boolean => existsSync(folderOf(language));

/** Names of all files. */
export const filesOf = (language: string): string[] => readdirSync(folderOf(language)).toSorted();

/** Made of English by name alone: the list of all nouns, and what they are made with. */
export const isHelper = (file: string): boolean => {
  const name = file.replace(/\.ts$/, '');
  return name === 'index' || name === 'formats' || helpers.has(name);
};

export const read = (language: string, file: string): string =>
  readFileSync(join(folderOf(language), file), 'utf8');
