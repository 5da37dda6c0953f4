// The words of en/names.ts in Spanish.
import type { Words } from '../words.ts';

export const names: Words['names'] = {
  nameMarks: 'Este nombre tiene más signos sobre una letra de los que se pueden mostrar',
  nameBadge: 'Escribe el nombre sin emojis, marcas de verificación ni insignias',
  nameScript: 'Escribe cada palabra del nombre con las letras de una sola escritura',
  nameUnseen: 'Escribe el nombre con letras que se vean',
  nameReserved: 'Este nombre está reservado para la comunidad. Usa el tuyo.',
  nameIsCode: 'Esto parece un Rock ID, y todo el mundo lo leería. Elige otro nombre.',
};
