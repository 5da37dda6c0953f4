// The words of en/photos.ts in Polish.
import type { Words } from '../words.ts';
import { fileSize } from './units.ts';

export const photos: Words['photos'] = {
  tooLargeTitle: 'Zdjęcie jest za duże',
  tooLarge: (bytes: number) => `Wybierz zdjęcie mniejsze niż 10 MB. Obecny rozmiar: ${fileSize(bytes)}`,
  wrongTypeTitle: 'Zły rodzaj pliku',
  wrongType: 'Wybierz plik ze zdjęciem (JPEG, PNG, GIF, WebP itp.)',
  tooManyPixels: 'To zdjęcie ma za dużo pikseli. Wybierz mniejsze.',
  damagedTitle: 'Zdjęcia nie da się odczytać',
  damaged: 'To zdjęcie jest chyba uszkodzone. Wybierz inne.',
  fitting: 'Przygotowywanie zdjęcia…',
  another: 'Wybierz inne zdjęcie',
  choose: 'Wybierz zdjęcie',
  takeOrChoose: 'Zrób lub wybierz zdjęcie',
  openWhole: <T>(quiet: (words: string) => T) => ['Otwórz całe zdjęcie', quiet(' w nowej karcie')],
};
