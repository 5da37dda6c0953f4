// The words of en/not-found.ts in German.
import type { Words } from '../words.ts';

export const notFound: Words['notFound'] = {
  heading: '404 Seite nicht gefunden',
  didYouForget: 'Hast du vergessen, die Seite im Router einzutragen?',
  ifNot:
    'Wenn nicht: Unter diesem Stein liegt nichts. Vielleicht ist in der Adresse ein Tippfehler, oder die Seite ist weitergezogen, wie Steine das tun.',
  toStart: 'Zurück zum Anfang',
  exploreMap: 'Karte erkunden',
};
