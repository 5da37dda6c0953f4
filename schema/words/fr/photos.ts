// The words of en/photos.ts in French.
import type { Words } from '../words.ts';
import { fileSize } from './units.ts';

export const photos: Words['photos'] = {
  tooLargeTitle: 'Image trop grande',
  tooLarge: (bytes: number) => `Choisis une image de moins de 10 Mo. Taille actuelle : ${fileSize(bytes)}`,
  wrongTypeTitle: 'Ce n’est pas une image',
  wrongType: 'Choisis un fichier d’image (JPEG, PNG, GIF, WebP, etc.)',
  tooManyPixels: 'Cette image a trop de pixels. Choisis-en une plus petite.',
  damagedTitle: 'Image illisible',
  damaged: 'Cette image semble abîmée. Choisis-en une autre.',
  fitting: 'Préparation de ta photo…',
  another: 'Choisir une autre photo',
  choose: 'Choisir une photo',
  takeOrChoose: 'Prendre ou choisir une photo',
  openWhole: <T>(quiet: (words: string) => T) => ['Ouvrir la photo entière', quiet(' dans un nouvel onglet')],
};
