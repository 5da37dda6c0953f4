// The file name of a picture that is saved.
import { leftToRight } from '../../schema/words/isolated.ts';
import { directionNow } from './direction.ts';

/** The most code points of a name in a file name: at 4 bytes each, below the usual limit of 255 bytes. */
const longestName = 50;

/** 'Harbour Whale' gives 'harbour-whale-rockabout.png': letters and digits of any script, never empty. */
export function pictureName(rockName: string, siteName: string): string {
  const own = [...plain(rockName)].slice(0, longestName).join('').replace(/-$/, '');
  return `${own || 'rock'}-${plain(siteName) || 'picture'}.png`;
}

/** The name in a sentence, where its end stays at its end, also beside an Arabic word. */
export const saidName = (file: string): string => (directionNow() === 'rtl' ? leftToRight(file) : file);

/** Keeps letters and digits with their combining marks; everything else becomes one dash. */
function plain(text: string): string {
  const visible = text.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return (visible.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []).join('-').toLowerCase();
}
