// About photos: choosing one, and why one was refused.
import { fileSize } from './units.ts';

export const photos = {
  tooLargeTitle: 'Image Too Large',
  /** @param bytes size of the chosen file */
  tooLarge: (bytes: number) => `Please choose an image smaller than 10MB. Current size: ${fileSize(bytes)}`,
  wrongTypeTitle: 'Invalid File Type',
  wrongType: 'Please upload only image files (JPEG, PNG, GIF, WebP, etc.)',
  tooManyPixels: 'This image has too many pixels. Please choose a smaller one.',
  damagedTitle: 'Image Cannot Be Read',
  damaged: 'This image seems to be damaged. Please choose another one.',
  fitting: 'Getting your photo ready...',
  another: 'Choose another photo',
  choose: 'Choose a photo',
  /** The same where a camera is at hand. */
  takeOrChoose: 'Take or choose a photo',
  /** @param quiet makes an element of what only screen readers say */
  openWhole: <T>(quiet: (words: string) => T) => ['Open the whole photo', quiet(' in a new tab')],
};
