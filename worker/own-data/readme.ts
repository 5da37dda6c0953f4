// README.txt of the archive.
import type { Words } from '../../schema/words/words.ts';
import type { Config } from '../platform/config.ts';

/** Missing photos that are named: photos.json has all of them. */
const named = 50;

/** @param lost photos that are missing, such as 'the photo of Sunny' */
export function readmeOf(
  { archive }: Words,
  { productName, publicOrigin, supportEmail }: Config,
  lost: readonly string[],
): string {
  const more = Math.max(lost.length - named, 0);
  const missing = lost.length === 0 ? '' : archive.missing(supportEmail, lost.slice(0, named), more);
  return archive.readme(productName, publicOrigin, supportEmail, missing);
}
