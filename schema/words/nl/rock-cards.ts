// The words of en/rock-cards.ts in Dutch.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const rockCards: Words['rockCards'] = {
  rockId: 'Rock ID',
  copyCode: (code: string) => `Rock ID ${code} kopiëren`,
  codeCopied: 'Rock ID gekopieerd',
  distance: 'Afgelegde afstand',
  timesFound: 'Keer gevonden',
  lastLocation: 'Laatste plek',
  notSet: 'Nog geen',
  viewJourney: 'Reis bekijken',
  track: 'Reis op de kaart',
  trackNamed: (rock: string) => `De reis van ${rock} op de kaart`,
  featured: (rank: number) => `Bereisd nr. ${number(rank)}`,
  by: <T>(painter: T) => ['van ', painter],
  places: 'Plekken, de nieuwste eerst',
  notHidden: <T>(name: T) => [name, ' is nog niet verstopt. Zijn eerste plek verschijnt hier.'],
  hide: 'Steen verstoppen',
  isHidden: 'Steen verstopt',
  printLabel: 'Sticker printen',
  giveAway: 'Weggeven',
  adoptedByYou: <T>(painter: T) => ['Beschilderd door ', painter, ', geadopteerd door jou'],
  offer: {
    until: (day: string) => `Aangeboden tot ${day}`,
    wanted: <T>(receiver: T) => [receiver, ' wil hem graag'],
    wish: <T>(receiver: T) => [receiver, ' wil hem graag adopteren.'],
    answerUntil: (day: string) => `Antwoord vóór ${day}.`,
    youOffer: (day: string) => `Je biedt hem aan tot ${day}.`,
    nobodyYet: 'Nog niemand heeft ja gezegd.',
    answer: 'Antwoorden',
    see: 'Aanbod bekijken',
  },
  readyToHide: 'Klaar voor een nieuwe verstopplek',
  isHome: 'Weer thuis bij jou',
  isKept: 'Blijft bij jou',
  foundOwn: (day: string, near: string | null) =>
    near === null
      ? `Je vond hem op ${day}. Hij is van jezelf.`
      : `Je vond hem op ${day} ${near}. Hij is van jezelf.`,
  foundOf: <T>(day: string, near: string | null, owner: T) => [
    near === null ? `Je vond hem op ${day}. Hij is van ` : `Je vond hem op ${day} ${near}. Hij is van `,
    owner,
    '.',
  ],
  rehide: 'Weer verstoppen',
  addPlace: 'Vertel waar je hem vond',
  rehidden: 'Weer verstopt',
  wayBy: <T>(way: T, painter: T) => [way, ', van ', painter],
  hidAgain: (day: string) => `Je verstopte hem weer op ${day}`,
  hidAgainAt: <T>(day: string, place: T) => [`Je verstopte hem weer op ${day}: `, place],
  withheld: {
    rock: 'Anderen zien deze steen nu niet.',
    rockHow:
      'Zijn reis blijft bewaard. In de e-mail die we je stuurden, staat waarom. Zie je het anders? Antwoord dan op die e-mail.',
    photo: 'De foto van deze steen wordt nu niet getoond.',
    photoHow:
      'De steen zelf reist gewoon verder. In de e-mail die we je stuurden, staat waarom. Zie je het anders? Antwoord dan op die e-mail.',
    heldHow: 'Je kunt hem toch weer verstoppen: hij reist verder zodra we ernaar hebben gekeken.',
  },
};
