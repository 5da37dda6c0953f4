// The words of en/cards.ts in German.
import type { Words } from '../words.ts';

export const cards: Words['cards'] = {
  leave: (productName: string) => `Jetzt nicht, zurück zu ${productName}`,
  goOn: (productName: string) => `Weiter zu ${productName}`,
  failed: (heading: string) => `Fehler: ${heading}`,
  refused: 'Das hat nicht geklappt',
  withoutScript:
    'Steine nachsehen und als gefunden melden geht auch ohne JavaScript. „Meine Steine“ und die Karte brauchen es.',
};
