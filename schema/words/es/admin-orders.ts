// The words of en/admin-orders.ts in Spanish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { dollars } from './money.ts';

const orders = (count: number) => plural(count, { one: '# pedido', other: '# pedidos' });

export const adminOrders: Words['adminOrders'] = {
  dollars: (amount: number) => dollars(amount),

  // The list.
  heading: 'Pedidos de productos',
  show: 'Ver',
  filters: {
    all: 'Todos los pedidos',
    'to-ship': 'Por enviar',
    shipped: 'Enviados',
    refunded: 'Reembolsados',
  },
  sort: 'Ordenar',
  sorts: { newest: 'Nuevos primero', oldest: 'Antiguos primero' },
  search: 'Número, nombre, correo o producto',
  chooseAll: (count: number) => `Elegir todos los que se ven (${number(count)})`,
  notLoaded: 'No se pudieron cargar los pedidos.',
  noneFound: 'No hay pedidos',
  sumNotLoaded: 'No se pudo cargar la suma.',
  sum: (count: number, sum: string) => `${orders(count)}, ${sum} después de reembolsos`,
  tooMany: (count: number) => `Más de ${orders(count)}: elige menos días para ver la suma`,
  id: 'ID del pedido',
  product: 'Producto',
  email: 'Correo del cliente',
  price: 'Precio',
  status: 'Estado',
  date: 'Fecha',
  session: 'Sesión de pago',
  noSession: '–',
  shipping: 'Envío',
  choose: (id: string) => `Elegir el pedido ${id}`,
  labels: (count: number) => plural(count, { one: '# etiqueta', other: '# etiquetas' }),
  nothingToShip: 'Nada que enviar',
  shippedOn: (day: string) => `Enviado el ${day}`,
  statuses: {
    completed: 'Completado',
    partially_refunded: 'Reembolso parcial',
    refunded: 'Reembolsado',
    withdrawn: 'Retirado',
  },
  toShip: 'Por enviar',
  states: {
    paid: 'Completado',
    preparing: 'Por enviar',
    shipped: 'Enviado',
    refunded: 'Reembolsado',
    withdrawn: 'Retirado',
  },

  // Those that are chosen.
  chosenOrders: 'Pedidos elegidos',
  chosenSum: <T>(count: number, sum: string, strong: (words: string) => T) => [
    strong(plural(count, { one: '# elegido', other: '# elegidos' })),
    `, ${sum}`,
  ],
  noneToShip: '; ninguno está por enviar',
  chooseNone: 'No elegir ninguno',
  printAll: 'Imprimir las etiquetas de los elegidos',
  markAsShipped: 'Anotar el envío',
  labelsNotLoaded: 'No se pudieron cargar las etiquetas. Inténtalo de nuevo.',
  labelsOf: (labels: number, count: number) =>
    `${plural(labels, { one: '# etiqueta', other: '# etiquetas' })} de ${orders(count)}.`,
  moreOnRocks: (count: number) =>
    plural(count, { one: '# más ya está en una piedra.', other: '# más ya están en una piedra.' }),
  nothingToPrint: (ids: string) => `Nada que imprimir para ${ids}.`,
  andMore: (ids: string, more: number) => `${ids} y ${number(more)} más`,

  // The sheet that ships many.
  markedAsShipped: (count: number) =>
    plural(count, { one: '# pedido marcado como enviado', other: '# pedidos marcados como enviados' }),
  customersTold: 'Los clientes reciben un correo.',
  notAll: 'No todos estaban por enviar',
  markMany: (count: number) =>
    plural(count, { one: 'Marcar # pedido como enviado', other: 'Marcar # pedidos como enviados' }),
  eachGetsEmail: 'Cada cliente recibe un correo con la nota.',
  leftOut: (count: number) =>
    plural(count, {
      one: '# más de los elegidos no está por enviar y queda fuera.',
      other: '# más de los elegidos no están por enviar y quedan fuera.',
    }),
  later: (count: number) =>
    plural(count, {
      one: '# más sigue elegido para otra hoja.',
      other: '# más siguen elegidos para otra hoja.',
    }),
  done: 'Listo',
  aboutNotes:
    'Las notas de seguimiento son opcionales, por ejemplo el transportista y su número. Enter pasa a la línea siguiente, y una columna pegada rellena las líneas de abajo.',
  noneShipped: 'Ninguno se marcó ahora como enviado. Los demás:',
  someShipped: (count: number) =>
    plural(count, {
      one: '# pedido se marcó ahora como enviado. Su cliente recibe un correo. Los demás:',
      other: '# pedidos se marcaron ahora como enviados. Sus clientes reciben un correo. Los demás:',
    }),
  noteOf: 'Nota de seguimiento de ',
  noEmail: 'No dio ningún correo',

  // One order.
  order: (id: string) => `Pedido ${id}`,
  orderNotLoaded: 'No se pudo cargar el pedido.',
  paid: 'Pagado',
  paidOn: (price: string, at: string) => `${price} el ${at}`,
  madeOn: (at: string) => `Gratis, hecho el ${at}`,
  paidBack: 'Reembolsado',
  customer: 'Cliente',
  address: 'Dirección',
  sessionOfOne: 'Sesión de pago',
  correctAddress: 'Corregir la dirección',
  forgotten: (days: number) => `El resto se olvidó ${number(days)} días después del pedido.`,
  reserved: (count: number) =>
    plural(count, { one: '# Rock ID reservado para él', other: '# Rock ID reservados para él' }),
  printLabels: 'Imprimir etiquetas',
  areOnRocks: (count: number) =>
    plural(count, { one: '# más ya está en una piedra.', other: '# más ya están en una piedra.' }),
  allOnRocks: 'Todas están ya en piedras.',

  // Its shipment.
  withdrawn: 'La selección de esta persona se retiró: no hay nada que enviar.',
  wasPaidBack: 'Este pedido se reembolsó: no hay nada que enviar.',
  noAddress: 'Este pedido no tiene dirección de envío.',
  shippedAt: (at: string) => `Enviado el ${at}`,
  tracking: <T>(note: T) => ['Seguimiento: ', note],
  correctNote: 'Corregir la nota',
  addNote: 'Añadir una nota de seguimiento',
  noteCorrected: (id: string) => `La nota del pedido ${id} está corregida`,
  isShipped: (id: string) => `El pedido ${id} está marcado como enviado`,
  customerTold: 'El cliente recibe un correo.',
  trackingNote: 'Nota de seguimiento (opcional)',
  inEmail: 'Va en el correo al cliente, por ejemplo el transportista y su número.',
  nobodyTold: 'El cliente no dio ningún correo, así que nadie recibe uno.',
  saveAndTell: 'Guardar y avisar al cliente',
  save: 'Guardar',

  // The address of a pack.
  addressCorrected: 'Dirección corregida',
  fields: {
    name: 'Nombre',
    line1: 'Calle',
    line2: 'Segunda línea (opcional)',
    city: 'Ciudad',
    state: 'Estado o provincia',
    postalCode: 'Código postal',
  },
  reasonHint: 'Queda en el registro: no nombres a nadie.',
  saveAddress: 'Guardar la dirección',
};
