// The words of en/withheld.ts in French.
import type { Words } from '../words.ts';
export const withheld: Words['withheld'] = {
  words: 'Ces mots ont déjà été masqués pour les autres. Choisis-en d’autres.',
  rockName: 'Un autre de tes galets avec ce nom est masqué pour les autres. Choisis un autre nom.',
};
