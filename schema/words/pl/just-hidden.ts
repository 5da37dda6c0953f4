// The words of en/just-hidden.ts in Polish.
import type { Words } from '../words.ts';

export const justHidden: Words['justHidden'] = {
  titles: {
    hide: 'Super! Kamyk schowany!',
    rehide: 'Świetnie! Kamyk schowany ponownie!',
  },
  next: {
    hide: <T>(place: T) => [place, '. Jest już na mapie i czeka, aż ktoś go znajdzie.'],
    rehide: <T>(place: T) => [place, '. Znowu jest w podróży, a ty jesteś jej częścią.'],
  },
  journeyBegins: 'Tutaj zaczyna się jego podróż',
  added: (way: string) => `+ ${way}`,
  samePlace: 'W tym samym miejscu co poprzednio',
};
