// The words of en/just-hidden.ts in German.
import type { Words } from '../words.ts';

export const justHidden: Words['justHidden'] = {
  titles: {
    hide: 'Super! Stein versteckt!',
    rehide: 'Prima! Wieder versteckt!',
  },
  next: {
    hide: <T>(place: T) => [place, '. Er ist jetzt auf der Karte und wartet auf seinen ersten Fund.'],
    rehide: <T>(place: T) => [place, '. Er ist wieder unterwegs, und du bleibst ein Teil seiner Reise.'],
  },
  journeyBegins: 'Hier beginnt seine Reise',
  added: (way: string) => `+ ${way}`,
  samePlace: 'An derselben Stelle wie vorher',
};
