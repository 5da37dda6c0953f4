// The words of en/shop.ts in Polish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { money } from './money.ts';

export const shop: Words['shop'] = {
  unknown: 'Nie ma takiego produktu w sklepie',
  comingSoon: 'To już wkrótce. Będzie można to kupić, gdy tylko trafi na półki.',
  outOfStock: 'Tego chwilowo brak',
  free: 'Zestaw założycielski jest bezpłatny: zgłoś się do ekipy założycielskiej',
  freeShipping: 'Bezpłatna wysyłka',
  heading: 'Sklep',
  lead: 'Naklejki, dzięki którym kamyk powie ci, gdzie był, a wkrótce też kamyki i farby.',
  myOrders: 'Moje zamówienia',
  price: money,
  perLabel: (price: string) => `${price} za naklejkę`,
  badges: { out_of_stock: 'Brak', coming_soon: 'Wkrótce', free: 'Bezpłatnie' },
  buy: 'Kup teraz',
  opening: 'Otwieranie…',
  error: 'Błąd zakupu',
  failed: 'Nie udało się rozpocząć płatności',
  noAddress: 'Adres strony płatności nie dotarł',
  details: 'Szczegóły',
  included: 'Co jest w zestawie',
  specifications: 'Parametry',
  stars: (rating: number) => `Ocena: ${number(rating)} z 5 gwiazdek`,
  reviews: (count: number) =>
    plural(count, { one: '(# opinia)', few: '(# opinie)', many: '(# opinii)', other: '(# opinii)' }),
  categories: 'Kategorie',
  categoryComing: 'WKRÓTCE',
  seeAll: 'Zobacz wszystkie',
  whatIsComing: <T>(rest: (words: string) => T, category: string) => [
    'Zobacz, co będzie',
    rest(`: ${category}`),
  ],
  whatIsComingIn: (category: string) => `Co będzie: ${category}`,
  notYet: 'Jeszcze nie ma tego na półkach, ale tak to będzie wyglądać i tyle kosztować.',
  closed: {
    title: 'Sklep już wkrótce',
    text: 'Rozejrzyj się: na razie nic nie można kupić, ale widać, ile co będzie kosztować. Na początek nie potrzebujesz niczego z tego, bo Rock ID namalowane ręcznie działa równie dobrze.',
    link: 'Pierwsze kroki',
  },
  promises: {
    label: 'Na co możesz liczyć',
    list: [
      {
        title: 'BEZPŁATNA wysyłka wszystkich naklejek z kodem QR',
        text: 'Cena, którą widzisz, to cena, którą płacisz, z dostawą pod drzwi.',
      },
      {
        title: 'Najlepsza jakość',
        text: 'Wodoodporne naklejki: mieszczą się na spodzie kamyka, a odczyta je każdy telefon.',
      },
      {
        title: 'Bezpieczna płatność',
        text: 'Płacisz na stronie naszego operatora płatności. My nigdy nie widzimy twojej karty.',
      },
    ],
  },
  outcomes: {
    success: 'Zakup udany! Dziękujemy za zamówienie. Potwierdzenie i szczegóły wysyłki znajdziesz w e-mailu.',
    canceled: 'Zakup anulowany. Twoje produkty nadal są w sklepie.',
  },
  close: 'Zamknij',
  numberByEmail:
    'Numer zamówienia przyjdzie e-mailem razem z potwierdzeniem. Pojawi się też tutaj, gdy zamówienie będzie potwierdzone.',
  orderNumber: <T>(id: T) => ['Numer twojego zamówienia to ', id, '.'],
};
