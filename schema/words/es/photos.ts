// The words of en/photos.ts in Spanish.
import type { Words } from '../words.ts';
import { fileSize } from './units.ts';

export const photos: Words['photos'] = {
  tooLargeTitle: 'Imagen demasiado grande',
  tooLarge: (bytes: number) => `Elige una imagen de menos de 10 MB. Tamaño actual: ${fileSize(bytes)}`,
  wrongTypeTitle: 'Eso no es una imagen',
  wrongType: 'Elige un archivo de imagen (JPEG, PNG, GIF, WebP, etc.)',
  tooManyPixels: 'Esta imagen tiene demasiados píxeles. Elige una más pequeña.',
  damagedTitle: 'La imagen no se puede leer',
  damaged: 'Parece que esta imagen está dañada. Elige otra.',
  fitting: 'Preparando tu foto…',
  another: 'Elegir otra foto',
  choose: 'Elegir una foto',
  takeOrChoose: 'Tomar o elegir una foto',
  openWhole: <T>(quiet: (words: string) => T) => ['Abrir la foto completa', quiet(' en una pestaña nueva')],
};
