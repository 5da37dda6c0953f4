// Says since when a list is unchanged that is shown without a network.
import { clsx } from 'clsx';
import { asOfWords } from './as-of-words.ts';
import { useKeptAt } from './told.ts';

/** @param path of the call whose answer the list is */
export function AsOf({ path, className }: { path: string; className?: string }) {
  const at = useKeptAt(path);
  return at !== undefined && <p className={clsx('text-sm text-soft', className)}>{asOfWords(at)}</p>;
}
