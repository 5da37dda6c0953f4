// The words of en/inbox.ts in Polish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const inbox: Words['inbox'] = {
  heading: 'Powiadomienia',
  settings: 'Ustawienia powiadomień',
  loadFailed: 'Nie udało się wczytać tego, co się działo.',
  loadFailedHint: 'Twoje kamyki i tak są w drodze. Spróbuj ponownie za chwilę.',
  quiet: 'Na razie cisza.',
  quietHint: 'Gdy ktoś znajdzie twój kamyk, przeczytasz o tym tutaj. Gdzieś jakiś czeka, aż ktoś go zobaczy.',
  exploreMap: 'Mapa kamyków',
  keptFor: (days: number) => `Przechowywane ${number(days)} dni.`,
  today: 'Dzisiaj',
  yesterday: 'Wczoraj',
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  new: 'Nowe',
  seePhoto: 'Zobacz zdjęcie',
  seePhotoOf: (rock: string) => `Zobacz zdjęcie: ${rock}`,
  answer: 'Odpowiedz',
  answerAbout: (rock: string) => `Odpowiedz: kamyk ${rock}`,
  sinceYouWereHere: 'Od ostatniej wizyty',
  newsFailed: 'Wieści nie dotarły. Twoje kamyki i tak są w drodze.',
  noNews: 'Na razie cisza. Gdzieś jakiś kamyk czeka, aż ktoś go zobaczy.',
  all: 'Wszystkie powiadomienia',
};
