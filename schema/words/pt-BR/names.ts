// The words of en/names.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const names: Words['names'] = {
  nameMarks: 'Este nome tem mais sinais sobre uma letra do que dá para mostrar',
  nameBadge: 'Escreva o nome sem emojis, sinais de confirmação e selos',
  nameScript: 'Escreva cada palavra do nome com as letras de um só alfabeto',
  nameUnseen: 'Escreva o nome com letras visíveis',
  nameReserved: 'Este nome é reservado à própria comunidade. Use o seu.',
  nameIsCode: 'Isto parece um Rock ID, e todo mundo o leria. Escolha outro nome.',
};
