// The words of en/cards.ts in French.
import type { Words } from '../words.ts';
export const cards: Words['cards'] = {
  leave: (productName: string) => `Pas maintenant, retour à ${productName}`,
  goOn: (productName: string) => `Continuer vers ${productName}`,
  failed: (heading: string) => `Erreur : ${heading}`,
  refused: 'Cela n’a pas marché',
  withoutScript:
    'Sans JavaScript, tu peux chercher des galets et les marquer comme trouvés. Tes galets et la carte en ont besoin.',
};
