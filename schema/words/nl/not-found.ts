// The words of en/not-found.ts in Dutch.
import type { Words } from '../words.ts';
export const notFound: Words['notFound'] = {
  heading: '404 Pagina niet gevonden',
  didYouForget: 'Ben je vergeten de pagina aan de router toe te voegen?',
  ifNot:
    'Zo niet: er ligt niets onder deze steen. Misschien zit er een typefout in het adres, of is de pagina verdergereisd, zoals stenen doen.',
  toStart: 'Terug naar het begin',
  exploreMap: 'Ontdek de kaart',
};
