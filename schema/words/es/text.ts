// The words of en/text.ts in Spanish.
import type { Words } from '../words.ts';
const fields = {
  rockName: 'Nombre de la piedra',
  description: 'Descripción',
  notes: 'Notas',
  line: 'Mensaje',
  comment: 'Comentario',
  details: 'Detalles',
  what: 'Lo que tiene pintado',
  town: 'Localidad',
  place: 'Lugar',
  locationName: 'Nombre del lugar',
  city: 'Ciudad',
  state: 'Estado o provincia',
  country: 'País',
  firstName: 'Nombre',
  lastName: 'Apellido',
  search: 'Búsqueda',
  reason: 'Motivo',
  tracking: 'Nota de seguimiento',
  name: 'Nombre',
  street: 'Calle',
  secondLine: 'Segunda línea',
  address: 'Dirección',
  stateOrProvince: 'Estado o provincia',
  zipCode: 'Código postal',
  zipcode: 'Código postal',
  orderNumber: 'Número de pedido',
};

type Field = keyof typeof fields;

export const text: Words['text'] = {
  noTimeZone: 'Esto no es una zona horaria, como Europe/Lisbon',
  unreadable: 'Este texto tiene caracteres que no se pueden guardar',
  hiddenCode: 'Rock ID oculto',
  tooLong: (field: Field, most: number) => `${fields[field]}: ${most} caracteres como máximo`,
  noText: (field: Field) => `${fields[field]}: tiene que ser un texto`,
};
