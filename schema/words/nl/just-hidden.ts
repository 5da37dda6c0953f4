// The words of en/just-hidden.ts in Dutch.
import type { Words } from '../words.ts';

export const justHidden: Words['justHidden'] = {
  titles: {
    hide: 'Geweldig! Je steen is verstopt!',
    rehide: 'Mooi! De steen is weer verstopt!',
  },
  next: {
    hide: <T>(place: T) => [place, '. Hij staat nu op de kaart en wacht op zijn eerste vinder.'],
    rehide: <T>(place: T) => [place, '. Hij is weer op weg, en jij blijft bij zijn reis horen.'],
  },
  journeyBegins: 'Hier begint zijn reis',
  added: (way: string) => `+ ${way}`,
  samePlace: 'Op dezelfde plek als eerst',
};
