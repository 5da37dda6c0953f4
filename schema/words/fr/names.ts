// The words of en/names.ts in French.
import type { Words } from '../words.ts';
export const names: Words['names'] = {
  nameMarks: 'Ce nom a plus de signes sur une lettre qu’on ne peut en afficher',
  nameBadge: 'Écris le nom sans emoji, coches ni badges',
  nameScript: 'Écris chaque mot du nom avec les lettres d’une seule écriture',
  nameUnseen: 'Écris le nom avec des lettres visibles',
  nameReserved: 'Ce nom est réservé à la communauté elle-même. Utilise le tien.',
  nameIsCode: 'Cela ressemble à un Rock ID, et tout le monde le lirait. Choisis un autre nom.',
};
