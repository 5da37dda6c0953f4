// The words of en/orders.ts in Spanish.
import type { Words } from '../words.ts';
import { date, number, plural } from './intl.ts';
import { money } from './money.ts';

export const orders: Words['orders'] = {
  heading: 'Mis pedidos',
  states: { paid: 'Pagado', preparing: 'En preparación', shipped: 'Enviado', refunded: 'Reembolsado' },
  withdrawn: 'Retirado',
  shown: (count: number, hasMore: boolean) =>
    hasMore
      ? `Se ven ${number(count)}, y hay más`
      : plural(count, { one: 'Se ve # pedido', other: 'Se ven # pedidos' }),
  awaited: <T>(strong: (words: string) => T) => [
    strong('Estamos confirmando tu pedido.'),
    ' Aparecerá aquí solo, normalmente en menos de un minuto.',
  ],
  failed: 'No pudimos cargar tus pedidos.',
  order: (id: string) => `Pedido ${id}`,
  line: <T>(id: T, day: T, price: string) => [id, ', ', day, ', ', price],
  free: 'gratis',
  price: money,
  paidBack: (price: string) => `Reembolsado: ${price}.`,
  sentOn: <T>(day: T) => ['Enviado el ', day],
  tracking: <T>(note: T) => ['Seguimiento: ', note],
  none: {
    title: 'Todavía no has pedido nada.',
    text: 'Lo que compres aquí, o recibas de los embajadores fundadores, aparecerá en este lugar con su número y por dónde va.',
    link: 'Ver las etiquetas',
  },
  receipt: {
    subject: (id: string) => `Tu pedido ${id}`,
    heading: 'Gracias por tu pedido',
    text: 'Este es tu recibo.',
    order: (id: string, at: number) => `Pedido ${id}, ${date(at, { dateStyle: 'medium', timeZone: 'UTC' })}`,
    product: (name: string, price: string) => `${name}: ${price}`,
    shipping: 'Envío: gratis',
    paid: (price: string) => `Pagado: ${price}`,
    goesTo: 'Va a esta dirección:',
    isWrong: '¿Hay algo mal? Responde a este correo.',
  },
};
