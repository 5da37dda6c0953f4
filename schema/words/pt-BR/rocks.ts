// The words of en/rocks.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const rocks: Words['rocks'] = {
  name: 'Falta o nome da pedra',
  locationForHide: 'Para esconder a pedra agora, falta o lugar',
  notFound: 'Não achamos esta pedra',
  tooMany: 'Você acabou de tentar registrar muitas pedras. Continue um pouco mais tarde.',
};
