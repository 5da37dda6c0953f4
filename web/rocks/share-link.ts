// Shares the address of a rock's page: by the device's share sheet, or else by the clipboard.
import { rockPath } from '../../schema/pages.ts';
import type { Rock } from '../../schema/rocks.ts';
import { productName } from '../config.ts';
import { copyText } from './copy-text.ts';

/** The address of the page, which everybody may open as its painter chose. */
export const rockLink = ({ id }: Pick<Rock, 'id'>) => location.origin + rockPath(id);

export const copyRockLink = (rock: Pick<Rock, 'id'>): Promise<void> =>
  copyText(rockLink(rock), 'Rock link copied');

/** On a device without a share sheet the address is copied. */
export async function shareRockLink(rock: Pick<Rock, 'id' | 'name'>): Promise<void> {
  if (!('share' in navigator)) return copyRockLink(rock);
  try {
    await navigator.share({ title: `${rock.name} on ${productName}`, url: rockLink(rock) });
  } catch (error) {
    // Closing the sheet is not an error.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyRockLink(rock);
  }
}
