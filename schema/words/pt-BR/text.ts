// The words of en/text.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
const fields = {
  rockName: 'Nome da pedra',
  description: 'Descrição',
  notes: 'Observações',
  line: 'Recado',
  comment: 'Comentário',
  details: 'Detalhes',
  what: 'O que tem nela',
  town: 'Cidade',
  place: 'Lugar',
  locationName: 'Nome do lugar',
  city: 'Cidade',
  state: 'Estado',
  country: 'País',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  search: 'Busca',
  reason: 'Motivo',
  tracking: 'Observação de rastreio',
  name: 'Nome',
  street: 'Rua',
  secondLine: 'Segunda linha',
  address: 'Endereço',
  stateOrProvince: 'Estado ou província',
  zipCode: 'CEP',
  zipcode: 'CEP',
  orderNumber: 'Número do pedido',
};

type Field = keyof typeof fields;

export const text: Words['text'] = {
  noTimeZone: 'Isto não é um fuso horário, como America/Sao_Paulo',
  unreadable: 'Este texto tem caracteres que não podem ser guardados',
  hiddenCode: 'Rock ID oculto',
  tooLong: (field: Field, most: number) => `${fields[field]}: no máximo ${most} caracteres`,
  noText: (field: Field) => `${fields[field]}: precisa ser um texto`,
};
