// The words of en/codes.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const codes: Words['codes'] = {
  empty: 'Digite um Rock ID',
  required: 'Falta o Rock ID',
  tooLong: (most: number) => `Um Rock ID tem no máximo ${number(most)} caracteres`,
  tooShort: (least: number) =>
    `Um Rock ID inventado por você precisa de pelo menos ${number(least)} caracteres; senão, seria fácil de adivinhar. Espaços e traços não contam.`,
  unprintable: 'Um Rock ID é feito de letras, números e sinais visíveis',
  mistyped: 'Parece um dos nossos Rock IDs, mas tem um caractere errado. Confira, por favor.',
  check: 'Confira o Rock ID',
  waiting: 'Esta etiqueta ainda espera uma pedra',
  taken: 'Este Rock ID já está registrado',
  inText: 'Não escreva o Rock ID aqui: quem ler poderia marcar a pedra como encontrada',
};
