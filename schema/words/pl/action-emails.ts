// The words of en/action-emails.ts in Polish.
import type { Words } from '../words.ts';
import { utcMoment } from './utc.ts';

export const actionEmails: Words['actionEmails'] = {
  otherwise: 'Widzisz to inaczej? Odpowiedz na tego e-maila.',
  wrong: 'Coś się nie zgadza? Odpowiedz na tego e-maila.',
  quoted: (text: string) => `„${text}”`,
  patience: 'Dziękujemy za cierpliwość.',
  myRocks: 'Moje kamyki',
  chooseName: 'Wybierz nazwę',
  order: (id: string) => `Zamówienie ${id}`,
  tracking: (note: string) => `Przesyłka: ${note}`,

  // Of one's own rock, by its name.
  photoRests: (rock: string) => ({
    subject: `Zdjęcie kamyka ${rock} na razie odpoczywa`,
    before: `Obejrzeliśmy zdjęcie kamyka ${rock}. Inni go teraz nie widzą.`,
    after: 'Sam kamyk podróżuje dalej i nic z jego podróży nie przepada.',
  }),
  photoWaits: (rock: string) => ({
    subject: `Obejrzymy zdjęcie kamyka ${rock}`,
    before: `Inni nie widzą zdjęcia kamyka ${rock}, dopóki go nie obejrzymy.`,
    after: 'Sam kamyk podróżuje dalej i nic z jego podróży nie przepada.',
  }),
  photoBack: (rock: string) => ({
    subject: `Zdjęcie kamyka ${rock} wróciło`,
    before: `Obejrzeliśmy zdjęcie kamyka ${rock}. Znowu widzą je wszyscy.`,
  }),
  photoBackUnreported: (rock: string) => ({
    subject: `Zdjęcie kamyka ${rock} wróciło`,
    before: `Zgłoszenia zdjęcia kamyka ${rock} zostały cofnięte. Znowu widzą je wszyscy.`,
  }),
  photoDeleted: (rock: string) => ({
    subject: `Zdjęcie kamyka ${rock} zostało usunięte`,
    before: `Obejrzeliśmy zdjęcie kamyka ${rock} i usunęliśmy je na dobre.`,
    after: 'Sam kamyk podróżuje dalej. Możesz dać mu inne zdjęcie.',
  }),
  rockRests: (rock: string) => ({
    subject: `Kamyk ${rock} na razie odpoczywa`,
    before: `Obejrzeliśmy kamyk ${rock}. Inni nie widzą go teraz na mapie ani na listach.`,
    after: 'Jego podróż jest zachowana, a ty nadal widzisz go wśród swoich kamyków.',
  }),
  rockBack: (rock: string) => ({
    subject: `Kamyk ${rock} wrócił`,
    before: `Obejrzeliśmy kamyk ${rock}. Znowu widzą go wszyscy, na mapie i na listach.`,
  }),

  // Of what somebody wrote: such as 'komentarz do kamyka Sunny'.
  commentHidden: (comment: string) => ({
    subject: 'Twój komentarz nie jest pokazywany',
    before: `Przeczytaliśmy twój tekst: ${comment}. Nikt go teraz nie widzi.`,
  }),
  commentBack: (comment: string) => ({
    subject: 'Twój komentarz wrócił',
    before: `Przeczytaliśmy twój tekst: ${comment}. Znowu widzą go wszyscy.`,
  }),
  questionDeleted: (photo: string) => ({
    subject: 'Twoje zdjęcie zostało usunięte',
    before: `Obejrzeliśmy to, co od ciebie przyszło: ${photo}. Zdjęcie jest usunięte.`,
  }),
  wordsHidden: (thing: string) => ({
    subject: 'Twoje słowa nie są pokazywane',
    before: `Przeczytaliśmy twój tekst: ${thing}. Inni nie widzą teraz tych słów.`,
    after: 'Kamyk podróżuje dalej i nic z jego podróży nie przepada.',
  }),
  wordsBack: (thing: string) => ({
    subject: 'Twoje słowa wróciły',
    before: `Przeczytaliśmy twój tekst: ${thing}. Znowu widzą go wszyscy.`,
  }),

  // Of the member.
  pictureDeleted: {
    subject: 'Twoje zdjęcie zostało usunięte',
    before: 'Obejrzeliśmy zdjęcie w twoim profilu i usunęliśmy je na dobre.',
  },
  nameHidden: {
    subject: 'Twoja nazwa nie jest pokazywana',
    before: 'Sprawdziliśmy wybraną przez ciebie nazwę. Inni widzą w jej miejscu „Anonim”.',
    after: 'W swoim profilu możesz wybrać inną nazwę.',
  },
  nameBack: {
    subject: 'Twoja nazwa wróciła',
    before: 'Sprawdziliśmy wybraną przez ciebie nazwę. Znowu widzą ją wszyscy.',
  },
  hourTaken: (hour: string) => ({
    subject: 'Cofamy jedną godzinę twoich działań',
    before: `Cofamy to, co zrobiono z twojego konta w tym czasie: ${hour}. Inni przestają to widzieć teraz albo, jeśli jest tego dużo, w ciągu kilku godzin.`,
  }),
  hourReturned: (hour: string) => ({
    subject: 'Wraca to, co cofnęliśmy',
    before: `Wraca to, co zrobiono z twojego konta w tym czasie: ${hour}. Wraca, o ile jeszcze pasuje: teraz albo, jeśli jest tego dużo, w ciągu kilku godzin.`,
  }),
  suspended: (productName: string, until: string | null) => ({
    subject: `Twoje konto w ${productName} jest zawieszone`,
    before:
      until === null
        ? 'Twoje konto jest zawieszone, dopóki tego nie odwołamy.'
        : `Twoje konto jest zawieszone do ${utcMoment(until)}.`,
    after:
      'Możesz się logować i czytać, i nic twojego nie przepada. Do tego czasu nie możesz znajdować, chować ani rejestrować kamyków, ani niczego pisać.',
  }),
  suspensionLifted: (productName: string) => ({
    subject: `Twoje konto w ${productName} nie jest już zawieszone`,
    before: 'Możesz znów znajdować, chować i pisać.',
  }),
  addressSet: (productName: string) => ({
    subject: `To teraz adres twojego konta w ${productName}`,
    before: 'Mamy od ciebie wiadomość, że nie możesz już czytać e-maili na starym adresie.',
    after: 'Twoje konto ma teraz ten adres. Zaloguj się nim: kod przyjdzie e-mailem.',
  }),

  // Of an order.
  shipped: (id: string) => ({
    subject: `Twoje zamówienie ${id} jest w drodze`,
    heading: 'Twoje zamówienie jest w drodze',
  }),
  onItsWay: (product: string) => `Twoje zamówienie jest w drodze do ciebie${product ? `: ${product}` : ''}.`,
  corrected: (id: string) => ({
    subject: `Twoje zamówienie ${id}: jak podróżuje`,
    heading: 'Jak podróżuje twoje zamówienie',
  }),
  yourOrder: 'twoje zamówienie',
  travels: (product: string) =>
    `Oto jak podróżuje ${product}; to, co pisaliśmy wcześniej, już się nie liczy.`,
  noTracking: (product: string) =>
    `To, co pisaliśmy o tym, jak podróżuje ${product}, już się nie liczy: nie ma śledzenia tej przesyłki.`,

  // Of a Founding Rock Ambassador.
  selectionWithdrawn: {
    subject: 'Nie jesteś już w ekipie założycielskiej',
    before: 'Sprawdziliśmy twój wybór do ekipy założycielskiej i wycofaliśmy go.',
    after: 'Nie ma cię już na liście, a niewysłany jeszcze zestaw zostaje u nas.',
  },
  selectionReturned: {
    subject: 'Jesteś w ekipie założycielskiej',
    before: 'Sprawdziliśmy to jeszcze raz: twój wybór do ekipy założycielskiej się liczy.',
  },
  accountDeleted: (productName: string) => ({
    subject: `Twoje konto w ${productName} jest usunięte`,
    heading: 'Twoje konto jest usunięte',
    what: `Na twoją prośbę usunęliśmy twoje konto w ${productName}. Twoja nazwa, zdjęcie, komentarze, notatki i wiadomości zniknęły, tak samo jak kamyki, które nigdy nie były schowane.`,
    stays:
      'Kamyki w podróży zostają w świecie i nie mówią już, kto je pomalował. Plan się zakończył. Z zamówienia zachowujemy to, czego wymaga księgowość. Poza tym usuniemy twój adres po wysłaniu tego e-maila.',
    notAsked: 'To nie twoja prośba? Odpowiedz na tego e-maila.',
  }),
};
