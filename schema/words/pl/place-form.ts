// The words of en/place-form.ts in Polish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const placeForm: Words['placeForm'] = {
  titles: {
    hide: (rock: string) => `Schowaj kamyk ${rock}`,
    rehide: (rock: string) => `Schowaj ponownie kamyk ${rock}`,
    find: (rock: string) => `Masz kamyk ${rock}`,
    move: 'Gdzie teraz leży kamyk?',
  },
  moveHint: {
    mi: 'Najwyżej około mili dalej albo w tej samej miejscowości. Dalej? Oznacz go jako znaleziony i schowaj tam.',
    km: 'Najwyżej około półtora kilometra dalej albo w tej samej miejscowości. Dalej? Oznacz go jako znaleziony i schowaj tam.',
  },
  submit: {
    hide: 'Zapisz kryjówkę',
    rehide: 'Zapisz kryjówkę',
    find: 'Zapisz znalezisko',
    move: 'Zapisz miejsce',
  },
  save: 'Zapisz',
  cancel: 'Anuluj',
  notes: 'Notatka (opcjonalnie)',
  notesHints: {
    hide: 'Gdzie jest schowany?',
    rehide: 'Jak udało się go znaleźć?',
    find: 'Jak udało się go znaleźć?',
    move: 'Skąd zmiana miejsca?',
  },
  locate: 'Użyj mojego położenia',
  locating: 'Szukanie twojego położenia…',
  located: 'Tu jesteś teraz. Przesuń pinezkę, jeśli kamyk jest gdzie indziej.',
  tapMap: {
    mi: 'Albo dotknij mapy tam, gdzie jest kamyk. Goście widzą miejsce z dokładnością do około 300 stóp.',
    km: 'Albo dotknij mapy tam, gdzie jest kamyk. Goście widzą miejsce z dokładnością do około 100 metrów.',
  },
  dragPin: {
    mi: 'Przeciągnij pinezkę albo dotknij miejsca, w którym jest kamyk. Goście widzą miejsce z dokładnością do około 300 stóp.',
    km: 'Przeciągnij pinezkę albo dotknij miejsca, w którym jest kamyk. Goście widzą miejsce z dokładnością do około 100 metrów.',
  },
  map: 'Mapa do wbicia pinezki: strzałki przesuwają mapę, Enter wbija pinezkę na jej środku',
  pin: 'Pinezka: strzałki ją przesuwają, z Shiftem małymi krokami',
  locationName: 'Nazwa miejsca',
  locationNameHint: 'Miejsce, które znają inni, na przykład park lub miejscowość',
  byHand: 'Wpisz ręcznie',
  latitude: 'Szerokość',
  longitude: 'Długość',
  when: 'Kiedy?',
  justNow: 'Przed chwilą',
  wasEarlier: 'To było wcześniej',
  wasAnotherTime: 'To było kiedy indziej',
  whenHint: (days: number) => `Najdalej ${number(days)} dni temu.`,
  ground: {
    park: 'Parki narodowe proszą, żeby niczego nie zostawiać; zobacz dlaczego',
    water: 'Na naszej mapie to miejsce jest na wodzie',
    inPark: <T>(park: T) => [
      'To miejsce należy do obszaru: ',
      park,
      '. Goście nie zostawiają tam śladów, a farba może szkodzić zwierzętom. Strażnicy usuwają pomalowane kamyki i je wyrzucają, więc podróż by się skończyła. Dobrym miejscem jest park miejski poza tym obszarem.',
    ],
    inNamelessPark:
      'To miejsce jest w parku narodowym lub rezerwacie przyrody. Goście nie zostawiają tam śladów, a farba może szkodzić zwierzętom. Strażnicy usuwają pomalowane kamyki i je wyrzucają, więc podróż by się skończyła. Dobrym miejscem jest park miejski poza tym obszarem.',
    onWater: 'Kamyk w wodzie trudno znaleźć. Czy jakaś cyfra jest błędna albo brakuje minusa?',
    alsoOnWater:
      'Na naszej mapie jest też na wodzie. Kamyk w wodzie trudno znaleźć. Czy jakaś cyfra jest błędna albo brakuje minusa?',
    change: 'Wybierz inne miejsce',
    hideAnyway: 'Schowaj mimo to',
    logAnyway: 'Zapisz mimo to',
  },
  thanksForFind: {
    title: 'Brawo!',
    text: (rock: string) => `Twoje słowa są teraz częścią podróży kamyka ${rock}.`,
  },
  thanksForMove: {
    title: 'Dziękujemy',
    text: 'Mapa pokazuje, gdzie teraz leży, a osoba, która go pomalowała, dostanie wiadomość.',
  },
  tryAgain: 'To nie dotarło. Spróbuj ponownie.',
  failed: (why: string) => `Nie udało się zmienić miejsca kamyka: ${why}`,
};
