// The words of en/withheld.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const withheld: Words['withheld'] = {
  words: 'Estas palavras já foram ocultadas dos outros. Escolha outras.',
  rockName: 'Outra pedra sua com este nome está oculta para os outros. Escolha outro nome.',
};
