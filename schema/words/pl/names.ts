// The words of en/names.ts in Polish.
import type { Words } from '../words.ts';

export const names: Words['names'] = {
  nameMarks: 'Ta nazwa ma nad literą więcej znaków, niż da się pokazać',
  nameBadge: 'Napisz nazwę bez emoji, ptaszków i odznak',
  nameScript: 'Napisz każde słowo nazwy literami jednego alfabetu',
  nameUnseen: 'Napisz nazwę widocznymi literami',
  nameReserved: 'Ta nazwa jest zarezerwowana dla samej społeczności. Użyj własnej.',
  nameIsCode: 'To wygląda jak Rock ID, a każdy mógłby je przeczytać. Wybierz inną nazwę.',
};
