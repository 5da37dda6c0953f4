// The words of en/photos.ts in Dutch.
import type { Words } from '../words.ts';
import { fileSize } from './units.ts';

export const photos: Words['photos'] = {
  tooLargeTitle: 'Afbeelding te groot',
  tooLarge: (bytes: number) => `Kies een afbeelding kleiner dan 10 MB. Deze is ${fileSize(bytes)}`,
  wrongTypeTitle: 'Verkeerd soort bestand',
  wrongType: 'Kies een afbeelding (JPEG, PNG, GIF, WebP enz.)',
  tooManyPixels: 'Deze afbeelding heeft te veel pixels. Kies een kleinere.',
  damagedTitle: 'Afbeelding niet te lezen',
  damaged: 'Deze afbeelding lijkt beschadigd. Kies een andere.',
  fitting: 'Je foto klaarmaken…',
  another: 'Andere foto kiezen',
  choose: 'Foto kiezen',
  takeOrChoose: 'Foto maken of kiezen',
  openWhole: <T>(quiet: (words: string) => T) => ['De hele foto openen', quiet(' in een nieuw tabblad')],
};
