// The words of en/names.ts in German.
import type { Words } from '../words.ts';

export const names: Words['names'] = {
  nameMarks: 'Dieser Name hat an einem Buchstaben mehr Zeichen, als sich zeigen lassen',
  nameBadge: 'Bitte schreib den Namen ohne Emojis, Häkchen und Abzeichen',
  nameScript: 'Bitte schreib jedes Wort des Namens mit Buchstaben aus nur einer Schrift',
  nameUnseen: 'Bitte schreib den Namen mit Buchstaben, die man sehen kann',
  nameReserved: 'Dieser Name ist für die Gemeinschaft selbst reserviert. Bitte nimm deinen eigenen.',
  nameIsCode: 'Das sieht nach einer Rock ID aus, und alle würden sie lesen. Bitte wähle einen anderen Namen.',
};
