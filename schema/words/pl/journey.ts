// The words of en/journey.ts in Polish.
import type { Words } from '../words.ts';

export const journey: Words['journey'] = {
  latitude: 'Szerokość geograficzna to liczba od -90 do 90',
  longitude: 'Długość geograficzna to liczba od -180 do 180',
  nowhere: 'Szerokość 0 i długość 0 leżą na otwartym morzu. Podaj, gdzie jest kamyk.',
  locationName: 'Brakuje nazwy miejsca',
  actionType: 'Podaj, czy kamyk został schowany, czy znaleziony',
  notOwner: 'Schować ten kamyk może tylko osoba, do której należy',
  notActive: 'Ten kamyk jest już schowany albo ktoś go znalazł',
  notHolder: 'Uzupełnić znalezisko może tylko osoba, która ma ten kamyk',
  initialNotes: 'Pierwsza kryjówka',
  deeds: {
    hidden: 'Schowany',
    found: 'Znaleziony',
    moved: 'Trochę przesunięty',
    handed: 'Przekazany',
  },
  deedsBy: {
    hidden: (name: string) => `${name} chowa go`,
    found: (name: string) => `${name} znajduje go`,
    moved: (name: string) => `${name} trochę go przesuwa`,
    handed: (name: string) => `Przekazany, teraz ma go ${name}`,
  },
  tooFast: 'Nie liczy się w rankingach: przeniesione z innej strony albo szybsze niż samolot',
  partTooFast: (distance: string) =>
    `Nie liczy się w rankingach: ${distance}, przeniesione z innej strony albo szybsze niż samolot`,
  logged: (day: string) => `Zapisano: ${day}`,
  mistake: 'To była pomyłka i się nie liczy',
  timeline: 'Oś podróży kamyka',
  begins: <T>(rock: T) => ['Podróż zacznie się, gdy kamyk ', rock, ' zostanie schowany po raz pierwszy.'],
  earlierMissing: 'Wcześniejsze wpisy nie dotarły. Spróbuj ponownie.',
  showEarlier: 'Pokaż wcześniejsze',
  missing: <T>(rock: T) => ['Podróż kamyka ', rock, ' nie dotarła. Sprawdź połączenie.'],
  tryAgain: 'Spróbuj ponownie',
};
