// The words of en/orders.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { date, number } from './intl.ts';
import { money } from './money.ts';

export const orders: Words['orders'] = {
  heading: 'Meus pedidos',
  states: { paid: 'Pago', preparing: 'Em preparo', shipped: 'Enviado', refunded: 'Reembolsado' },
  withdrawn: 'Cancelado',
  shown: (count: number, hasMore: boolean) =>
    hasMore ? `${number(count)} na lista, e há mais` : `${number(count)} na lista`,
  awaited: <T>(strong: (words: string) => T) => [
    strong('O seu pedido está sendo confirmado.'),
    ' Ele aparece aqui automaticamente, em geral em menos de um minuto.',
  ],
  failed: 'Não foi possível carregar os seus pedidos.',
  order: (id: string) => `Pedido ${id}`,
  line: <T>(id: T, day: T, price: string) => [id, ', ', day, ', ', price],
  free: 'grátis',
  price: money,
  paidBack: (price: string) => `Valor reembolsado: ${price}.`,
  sentOn: <T>(day: T) => ['Enviado em ', day],
  tracking: <T>(note: T) => ['Rastreio: ', note],
  none: {
    title: 'Nenhum pedido ainda.',
    text: 'O que você comprar aqui, ou receber como parte dos embaixadores fundadores, fica neste lugar com o número e onde está.',
    link: 'Ver as etiquetas',
  },
  receipt: {
    subject: (id: string) => `Seu pedido ${id}`,
    heading: 'Agradecemos pelo seu pedido',
    text: 'Este é o seu recibo.',
    order: (id: string, at: number) => `Pedido ${id}, ${date(at, { dateStyle: 'medium', timeZone: 'UTC' })}`,
    product: (name: string, price: string) => `${name}: ${price}`,
    shipping: 'Frete: grátis',
    paid: (price: string) => `Pago: ${price}`,
    goesTo: 'Ele vai para este endereço:',
    isWrong: 'Tem algo errado? Responda a este e-mail.',
  },
};
