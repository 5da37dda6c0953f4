// Shares an address, such as that of a rock's page: by the device's share sheet, or else by the clipboard.
import { rockPath } from '../../schema/pages.ts';
import type { Rock } from '../../schema/rocks.ts';
import { productName } from '../config.ts';
import { copyText } from './copy-text.ts';
import { wordsNow } from '../lib/words.ts';

/** The address of the page, which everybody may open as its painter chose. */
export const rockLink = ({ id }: Pick<Rock, 'id'>) => location.origin + rockPath(id);

export const copyRockLink = (rock: Pick<Rock, 'id'>): Promise<void> =>
  copyText(rockLink(rock), wordsNow('share').linkCopied);

export function shareRockLink(rock: Pick<Rock, 'id' | 'name'>): Promise<void> {
  const words = wordsNow('share');
  return shareOrCopy({ title: words.title(rock.name, productName), url: rockLink(rock) }, words.linkCopied);
}

/** On a device without a share sheet the address is copied. @param copied see `copyText` */
export async function shareOrCopy(sheet: { title: string; url: string }, copied: string): Promise<void> {
  if (!('share' in navigator)) return copyText(sheet.url, copied);
  try {
    await navigator.share(sheet);
  } catch (error) {
    // Closing the sheet is not an error.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyText(sheet.url, copied);
  }
}
