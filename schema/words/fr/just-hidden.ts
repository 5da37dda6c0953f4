// The words of en/just-hidden.ts in French.
import type { Words } from '../words.ts';
export const justHidden: Words['justHidden'] = {
  titles: {
    hide: 'Super ! Galet caché !',
    rehide: 'Parfait ! Galet recaché !',
  },
  next: {
    hide: <T>(place: T) => [place, '. Il est maintenant sur la carte, et attend qu’on le trouve.'],
    rehide: <T>(place: T) => [place, '. Le voilà reparti, et tu fais toujours partie de son voyage.'],
  },
  journeyBegins: 'Son voyage commence ici',
  added: (way: string) => `+ ${way}`,
  samePlace: 'Au même endroit qu’avant',
};
