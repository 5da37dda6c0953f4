// The words of en/names.ts in Dutch.
import type { Words } from '../words.ts';
export const names: Words['names'] = {
  nameMarks: 'Deze naam heeft meer tekens op een letter dan getoond kunnen worden',
  nameBadge: 'Schrijf de naam zonder emoji, vinkjes en badges',
  nameScript: 'Schrijf elk woord van de naam in letters van één schrift',
  nameUnseen: 'Schrijf de naam in letters die te zien zijn',
  nameReserved: 'Deze naam is voor de community zelf. Gebruik je eigen naam.',
  nameIsCode: 'Dit lijkt op een Rock ID, en iedereen zou hem lezen. Kies een andere naam.',
};
