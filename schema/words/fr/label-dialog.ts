// The words of en/label-dialog.ts in French.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const labelDialog: Words['labelDialog'] = {
  titleOfMany: 'Imprimer des étiquettes',
  title: <T>(name: T) => ['Imprimer l’étiquette : ', name],
  about:
    'Un code QR qui mène à ton galet quand on le trouve, et son Rock ID en clair, sur 1,3 × 2,5 cm (1/2 × 1 pouce).',
  tooLong: <T>(name: T) => [
    'Le Rock ID du galet ',
    name,
    ' est trop long pour un code QR de cette taille. Son étiquette le donne donc en clair : on le saisit à la main.',
  ],
  copies: 'Exemplaires',
  copiesWrong: (most: number) => `Saisis un nombre de 1 à ${number(most)}`,
  sameSheet: 'Sur la même feuille',
  how: 'Imprime à 100 % (« Taille réelle »). Colle l’étiquette sur le dessous du galet, scanne-la une fois pour vérifier, et protège-la avec deux couches de vernis transparent.',
  cancel: 'Annuler',
  print: (count: number) => plural(count, { one: 'Imprimer l’étiquette', other: 'Imprimer # étiquettes' }),
};
