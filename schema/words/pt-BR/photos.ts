// The words of en/photos.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { fileSize } from './units.ts';

export const photos: Words['photos'] = {
  tooLargeTitle: 'Imagem grande demais',
  tooLarge: (bytes: number) => `Escolha uma imagem com menos de 10 MB. Tamanho desta: ${fileSize(bytes)}`,
  wrongTypeTitle: 'Tipo de arquivo inválido',
  wrongType: 'Envie só arquivos de imagem (JPEG, PNG, GIF, WebP etc.)',
  tooManyPixels: 'Esta imagem tem pixels demais. Escolha uma menor.',
  damagedTitle: 'Não dá para ler a imagem',
  damaged: 'Esta imagem parece danificada. Escolha outra.',
  fitting: 'Preparando a sua foto…',
  another: 'Escolher outra foto',
  choose: 'Escolher uma foto',
  takeOrChoose: 'Tirar ou escolher uma foto',
  openWhole: <T>(quiet: (words: string) => T) => ['Abrir a foto inteira', quiet(' em uma nova aba')],
};
