// The words of en/cards.ts in Spanish.
import type { Words } from '../words.ts';

export const cards: Words['cards'] = {
  leave: (productName: string) => `Ahora no, volver a ${productName}`,
  goOn: (productName: string) => `Seguir a ${productName}`,
  failed: (heading: string) => `Error: ${heading}`,
  refused: 'No funcionó',
  withoutScript:
    'Puedes buscar piedras y marcarlas como encontradas sin JavaScript. Tus piedras y el mapa lo necesitan.',
};
