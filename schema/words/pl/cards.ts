// The words of en/cards.ts in Polish.
import type { Words } from '../words.ts';

export const cards: Words['cards'] = {
  leave: (productName: string) => `Nie teraz, wróć do ${productName}`,
  goOn: (productName: string) => `Przejdź do ${productName}`,
  failed: (heading: string) => `Błąd: ${heading}`,
  refused: 'To się nie udało',
  withoutScript:
    'Bez JavaScriptu możesz sprawdzać kamyki i oznaczać je jako znalezione. Twoje kamyki i mapa go potrzebują.',
};
