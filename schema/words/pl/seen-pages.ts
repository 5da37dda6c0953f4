// The words of en/seen-pages.ts in Polish.
import type { Words } from '../words.ts';

export const seenPages: Words['seenPages'] = {
  thanks: 'Dziękujemy, że zostaje na miejscu',
  whereNext: 'Dokąd trafi dalej?',
  lead: <T>(rock: T) => [
    'Osoba, która pomalowała kamyk ',
    rock,
    ', dowie się, że ktoś go widział, a jego podróż dostanie kropkę za ten dzień. Leżał w złym miejscu i jest teraz trochę przesunięty?',
  ],
  sayWhere: 'Podaj, gdzie teraz leży',
  wantToHear: 'Chcesz wiedzieć, dokąd trafi dalej?',
  once: 'Napiszemy raz, gdy ktoś go ponownie schowa. Bez konta.',
  tellMe: 'Powiedz mi, dokąd trafi dalej',
  no: 'Nie, dziękuję',
  asked: 'Zajrzyj do skrzynki',
  askedLead: <T>(email: (mark: string) => T, rock: T) => [
    'Wysłaliśmy e-mail na ',
    email('.'),
    ' Jedno kliknięcie w nim, a powiemy ci, dokąd trafi kamyk ',
    rock,
    '.',
  ],
  moreOnMap: 'Zobacz więcej kamyków na mapie',
  shallWe: 'Mamy dać ci znać?',
  shallWeLead: <T>(rock: T) => [
    'Gdy kamyk ',
    rock,
    ' będzie ponownie schowany, dostaniesz jeden e-mail, a potem zapomnimy twój adres.',
  ],
  yes: 'Tak, dajcie znać',
  willTell: 'Damy ci znać',
  willTellLead: <T>(rock: T) => [
    'Jeden e-mail przyjdzie, gdy kamyk ',
    rock,
    ' będzie ponownie schowany. Tym samym linkiem możesz to cofnąć.',
  ],
  doNot: 'Nie dawajcie znać',
  forgot: 'Zapomnieliśmy twój adres',
  forgotLead: <T>(rock: T) => ['Nie przyjdzie żaden e-mail o kamyku ', rock, '.'],
};
