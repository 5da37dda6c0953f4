// The words of en/orders.ts in Polish.
import type { Words } from '../words.ts';
import { date, number } from './intl.ts';
import { money } from './money.ts';

export const orders: Words['orders'] = {
  heading: 'Moje zamówienia',
  states: { paid: 'Opłacone', preparing: 'W przygotowaniu', shipped: 'Wysłane', refunded: 'Zwrócone' },
  withdrawn: 'Wycofane',
  shown: (count: number, hasMore: boolean) =>
    hasMore ? `Widoczne: ${number(count)}, jest więcej` : `Widoczne: ${number(count)}`,
  awaited: <T>(strong: (words: string) => T) => [
    strong('Twoje zamówienie jest potwierdzane.'),
    ' Pojawi się tu samo, zwykle w ciągu minuty.',
  ],
  failed: 'Nie udało się wczytać twoich zamówień.',
  order: (id: string) => `Zamówienie ${id}`,
  line: <T>(id: T, day: T, price: string) => [id, ', ', day, ', ', price],
  free: 'bezpłatnie',
  price: money,
  paidBack: (price: string) => `Zwrócona kwota: ${price}.`,
  sentOn: <T>(day: T) => ['Wysłane ', day],
  tracking: <T>(note: T) => ['Przesyłka: ', note],
  none: {
    title: 'Jeszcze nic nie zamówiono.',
    text: 'To, co tu kupisz albo dostaniesz w ekipie założycielskiej, będzie w tym miejscu, z numerem i informacją, gdzie jest.',
    link: 'Zobacz naklejki',
  },
  receipt: {
    subject: (id: string) => `Twoje zamówienie ${id}`,
    heading: 'Dziękujemy za zamówienie',
    text: 'To twoje potwierdzenie zakupu.',
    order: (id: string, at: number) =>
      `Zamówienie ${id}, ${date(at, { dateStyle: 'medium', timeZone: 'UTC' })}`,
    product: (name: string, price: string) => `${name}: ${price}`,
    shipping: 'Wysyłka: bezpłatna',
    paid: (price: string) => `Zapłacono: ${price}`,
    goesTo: 'Trafi pod ten adres:',
    isWrong: 'Coś się nie zgadza? Odpowiedz na tego e-maila.',
  },
};
