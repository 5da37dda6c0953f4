// The words of en/photos.ts in German.
import type { Words } from '../words.ts';
import { fileSize } from './units.ts';

export const photos: Words['photos'] = {
  tooLargeTitle: 'Bild zu groß',
  tooLarge: (bytes: number) =>
    `Bitte wähle ein Bild, das kleiner als 10 MB ist. Dieses hat: ${fileSize(bytes)}`,
  wrongTypeTitle: 'Falsche Art von Datei',
  wrongType: 'Bitte wähle nur Bilder (JPEG, PNG, GIF, WebP und so weiter)',
  tooManyPixels: 'Dieses Bild hat zu viele Bildpunkte. Bitte wähle ein kleineres.',
  damagedTitle: 'Bild nicht lesbar',
  damaged: 'Dieses Bild scheint beschädigt zu sein. Bitte wähle ein anderes.',
  fitting: 'Dein Foto wird vorbereitet …',
  another: 'Anderes Foto wählen',
  choose: 'Foto wählen',
  takeOrChoose: 'Foto machen oder wählen',
  openWhole: <T>(quiet: (words: string) => T) => ['Ganzes Foto öffnen', quiet(' in einem neuen Tab')],
};
