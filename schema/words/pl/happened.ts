// The words of en/happened.ts in Polish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const happened: Words['happened'] = {
  unreadable: 'Podaj datę i godzinę tego zdarzenia',
  future: 'Ta chwila dopiero nadejdzie. Sprawdź datę i zegar.',
  tooOld: (days: number) => `Można zapisać tylko to, co było najdawniej ${number(days)} dni temu`,
  enoughPast: 'Dużo przeszłości jak na jeden dzień. Wróć do tego jutro.',
  enoughOfRock: 'Dziś zapisano już dużo z przeszłości tego kamyka. Wróć do tego jutro.',
  beforeRock: 'To było na długo przed rejestracją tego kamyka. Sprawdź datę.',
  beforeFind: 'Twoje znalezisko jest późniejsze',
};
