// Shares a rock as a picture, or as text if no picture can be made.
import type { OwnRock } from '../../schema/rocks.ts';
import { productName } from '../config.ts';
import { pictureName, saidName } from '../lib/picture-name.ts';
import { saveFile } from '../lib/save-file.ts';
import { toast } from '../ui/toast.ts';
import { copyText, putOnClipboard } from './copy-text.ts';
import { rockDetails } from './share-words.ts';
import { wordsNow, withWords } from '../lib/words.ts';

/** Opens the device's share sheet with a picture of the rock. On devices without one, saves the picture. */
export async function shareRockDetails(rock: OwnRock): Promise<void> {
  const drawn = await pictureOf(rock);
  if (!drawn) return copyInstead(rock);
  const { picture, isWithoutPhoto } = drawn;
  const link = await linkOf(rock);
  const words = wordsNow('share');
  const sheet = {
    files: [picture],
    title: words.title(rock.name, productName),
    text: words.text(rock.name, productName, link),
  };
  if (!navigator.canShare?.(sheet)) {
    saveFile(picture, picture.name);
    const name = saidName(picture.name);
    toast({
      title: words.saved,
      description: isWithoutPhoto ? words.savedWithoutPhoto(name) : words.savedAs(name),
      tone: 'good',
    });
    return;
  }
  try {
    await navigator.share(sheet);
  } catch (error) {
    // Closing the sheet is not an error.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    saveFile(picture, picture.name);
    toast({ ...words.failed, tone: 'bad' });
  }
}

/** null if this browser cannot make a picture. */
async function pictureOf(rock: OwnRock): Promise<{ picture: File; isWithoutPhoto: boolean } | null> {
  try {
    const { shareCardPicture } = await withWords(import('./share-picture.tsx'));
    const { card, isWithoutPhoto } = await shareCardPicture(rock);
    const picture = new File([card], pictureName(rock.name, productName), { type: 'image/png' });
    return { picture, isWithoutPhoto };
  } catch (error) {
    console.error('The picture of the rock could not be made.', error);
    return null;
  }
}

async function copyInstead(rock: OwnRock): Promise<void> {
  const details = `${rockDetails(rock)}\n${await linkOf(rock)}`;
  const isCopied = await putOnClipboard(details);
  const { title, description } = wordsNow('share').noPicture;
  toast({ title, description: isCopied ? description : details, tone: 'bad' });
}

/** The address of its page; that of the site if the module with it does not load. */
const linkOf = (rock: OwnRock): Promise<string> =>
  withWords(import('./share-link.ts')).then(
    ({ rockLink }) => rockLink(rock),
    () => location.origin,
  );

export function copyWebsiteLink(): Promise<void> {
  return copyText(location.origin, wordsNow('share').websiteCopied);
}
