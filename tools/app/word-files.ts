// Lists the files with the words of each page for `schema/word-files.ts`.
import type { Rolldown } from 'vite';
import { languages } from '../../schema/languages.ts';
import type { WordFiles } from '../../schema/word-files.ts';
import { fileOfNoun, nounsOfVirtual } from './load-words.ts';

type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'fileName'> & { moduleIds: readonly string[] };
type Bundle = Readonly<Record<string, Chunk | Pick<Rolldown.OutputAsset, 'type'>>>;

/** By language. @param pages the files that each page loads first, by its name; with those of the app */
export function wordFiles(
  bundle: Bundle,
  pages: ReadonlyMap<string, Iterable<string>>,
): Readonly<Record<string, WordFiles>> {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const fileWith = (module: string) =>
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))?.fileName;
  const nounsOf = (files: Iterable<string>) =>
    [...files].flatMap((file) => {
      const part = bundle[file];
      return part?.type === 'chunk' ? part.moduleIds.flatMap(nounsOfVirtual) : [];
    });
  const filesOf = (language: string, files: Iterable<string>) => [
    ...new Set(
      nounsOf(files).flatMap((noun) => fileWith(`/schema/words/${language}/${fileOfNoun(noun)}`) ?? []),
    ),
  ];
  const entries = languages.map((language) => [
    language,
    Object.fromEntries(
      [...pages]
        .map(
          ([name, files]) =>
            [
              name,
              filesOf(language, files)
                .map((file) => `/${file}`)
                .join(' '),
            ] as const,
        )
        .filter(([, files]) => files !== ''),
    ),
  ]);
  return Object.fromEntries(entries) as Record<string, WordFiles>; // one for each language
}
