// Lists the files with the words of each page for `schema/word-files.ts`.
import type { Rolldown } from 'vite';
import type { WordFiles } from '../../schema/word-files.ts';
import { nounsOfVirtual } from './load-words.ts';

type Chunk = Pick<Rolldown.OutputChunk, 'type'> & { moduleIds: readonly string[] };
type Bundle = Readonly<Record<string, Chunk | Pick<Rolldown.OutputAsset, 'type'>>>;

/**
 * @param namesOf the names of a noun's files
 * @param pages the files that each page loads first, by its name
 */
export function wordFiles(
  bundle: Bundle,
  namesOf: (noun: string) => readonly string[],
  pages: ReadonlyMap<string, Iterable<string>>,
): WordFiles {
  const allOf = (files: Iterable<string>) =>
    new Set(
      [...files].flatMap((file) => {
        const part = bundle[file];
        return part?.type === 'chunk' ? part.moduleIds.flatMap(nounsOfVirtual).flatMap(namesOf) : [];
      }),
    );
  return Object.fromEntries(
    [...pages]
      .map(([page, files]) => [page, [...allOf(files)].join(' ')] as const)
      .filter(([, names]) => names !== ''),
  );
}
