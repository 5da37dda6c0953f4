// The words of en/cards.ts in Dutch.
import type { Words } from '../words.ts';
export const cards: Words['cards'] = {
  leave: (productName: string) => `Nu niet, terug naar ${productName}`,
  goOn: (productName: string) => `Verder naar ${productName}`,
  failed: (heading: string) => `Fout: ${heading}`,
  refused: 'Dat lukte niet',
  withoutScript:
    'Stenen opzoeken en als gevonden melden kan zonder JavaScript. Voor je stenen en de kaart is het nodig.',
};
