// The words of en/rock-cards.ts in German.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const rockCards: Words['rockCards'] = {
  rockId: 'Rock ID',
  copyCode: (code: string) => `Rock ID ${code} kopieren`,
  codeCopied: 'Rock ID kopiert',
  distance: 'Gereist',
  timesFound: 'Wie oft gefunden',
  lastLocation: 'Letzte Stelle',
  notSet: 'Noch keine',
  viewJourney: 'Reise ansehen',
  track: 'Reise auf der Karte',
  trackNamed: (rock: string) => `Reise auf der Karte: ${rock}`,

  featured: (rank: number) => `Weitgereist Nr. ${number(rank)}`,
  by: <T>(painter: T) => ['von ', painter],
  places: 'Orte, die neuesten zuerst',
  notHidden: <T>(name: T) => [name, ' ist noch nicht versteckt. Hier erscheint der erste Ort.'],

  hide: 'Stein verstecken',
  isHidden: 'Stein versteckt',
  printLabel: 'Aufkleber drucken',
  giveAway: 'Verschenken',
  adoptedByYou: <T>(painter: T) => ['Bemalt von ', painter, ', von dir adoptiert'],
  offer: {
    until: (day: string) => `Angeboten bis ${day}`,
    wanted: <T>(receiver: T) => [receiver, ' möchte ihn haben'],
    wish: <T>(receiver: T) => [receiver, ' möchte ihn adoptieren.'],
    answerUntil: (day: string) => `Bitte antworte bis ${day}.`,
    youOffer: (day: string) => `Du bietest ihn bis ${day} an.`,
    nobodyYet: 'Noch hat niemand Ja gesagt.',
    answer: 'Antworten',
    see: 'Angebot ansehen',
  },

  readyToHide: 'Bereit für ein neues Versteck',
  isHome: 'Wieder zu Hause',
  isKept: 'Bleibt bei dir',
  foundOwn: (day: string, near: string | null) =>
    near === null
      ? `Du hast ihn am ${day} gefunden. Es ist dein eigener.`
      : `Du hast ihn am ${day} ${near} gefunden. Es ist dein eigener.`,
  foundOf: <T>(day: string, near: string | null, owner: T) => [
    near === null
      ? `Du hast ihn am ${day} gefunden. Er gehört `
      : `Du hast ihn am ${day} ${near} gefunden. Er gehört `,
    owner,
    '.',
  ],
  rehide: 'Wieder verstecken',
  addPlace: 'Eintragen, wo du ihn gefunden hast',

  rehidden: 'Wieder versteckt',
  wayBy: <T>(way: T, painter: T) => [way, ', von ', painter],
  hidAgain: (day: string) => `Von dir am ${day} wieder versteckt`,
  hidAgainAt: <T>(day: string, place: T) => [`Von dir am ${day} wieder versteckt: `, place],

  withheld: {
    rock: 'Andere sehen diesen Stein gerade nicht.',
    rockHow:
      'Seine Reise bleibt erhalten. Warum, steht in der E-Mail, die wir dir geschickt haben. Siehst du das anders? Bitte antworte darauf.',
    photo: 'Das Foto von diesem Stein wird gerade nicht gezeigt.',
    photoHow:
      'Der Stein selbst reist weiter. Warum, steht in der E-Mail, die wir dir geschickt haben. Siehst du das anders? Bitte antworte darauf.',
    heldHow: 'Du kannst ihn trotzdem wieder verstecken: Er reist weiter, sobald wir ihn uns angesehen haben.',
  },
};
