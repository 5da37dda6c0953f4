// The words of en/codes.ts in French.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const codes: Words['codes'] = {
  empty: 'Saisis un Rock ID',
  required: 'Il manque le Rock ID',
  tooLong: (most: number) => `Un Rock ID a ${number(most)} caractères au plus`,
  tooShort: (least: number) =>
    `Un Rock ID inventé par toi doit avoir au moins ${number(least)} caractères, sinon on pourrait le deviner. Les espaces et les tirets ne comptent pas.`,
  unprintable: 'Un Rock ID se compose de lettres, de chiffres et de signes visibles',
  mistyped: 'Cela ressemble à l’un de nos Rock ID, mais un caractère est faux. Vérifie-le, s’il te plaît.',
  check: 'Vérifie le Rock ID',
  waiting: 'Cette étiquette attend son galet',
  taken: 'Ce Rock ID est déjà enregistré',
  inText: 'N’écris pas le Rock ID ici : quelqu’un pourrait le lire et s’attribuer une trouvaille',
};
