// The words of en/near-me.ts in German.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const nearMe: Words['nearMe'] = {
  heading: 'In der Nähe',
  stop: 'Beenden',
  whereYouAre: 'dein Standort',
  count: (count: number) =>
    plural(count, {
      one: '# Stein in deiner Nähe',
      other: '# Steine in deiner Nähe, die nächsten zuerst',
    }),
  looking: 'Steine in deiner Nähe werden gesucht …',
  locating: 'Dein Standort wird gesucht …',
  failed: 'Die Steine sind nicht angekommen.',
  lastList: 'Das ist die letzte Liste.',
  tryAgain: 'Noch einmal',
  staysHere:
    'Dein Standort bleibt auf diesem Gerät: Abgefragt wird nur der Teil der Karte, der um dich herum liegt.',
  staysHereKnownTo: (accuracy: string) =>
    `Dein Standort bleibt auf diesem Gerät: Abgefragt wird nur der Teil der Karte, der um dich herum liegt. Er ist auf ${accuracy} genau bekannt.`,
  showMore: 'Mehr zeigen',
  noneYet: 'Noch ist kein Stein versteckt. Deiner könnte der erste sein.',
  farAway: 'Zu Fuß oder mit einer kurzen Fahrt ist kein Stein zu erreichen. Die nächsten:',
  rocksAbout: (count: number, way: string) =>
    plural(count, { one: `# Stein, etwa ${way}`, other: `# Steine, etwa ${way}` }),
  wayTo: (rock: string) => `Der Weg zu ${rock}`,
  wayToHidden: 'Der Weg zu einem versteckten Stein',
  there: 'Du bist ungefähr da. Sieh dich um.',
  visitorsSee: {
    mi: 'Ohne Anmeldung siehst du Orte auf etwa 300 Fuß genau. Mitglieder sehen sie genau.',
    km: 'Ohne Anmeldung siehst du Orte auf etwa 100 Meter genau. Mitglieder sehen sie genau.',
  },
  knownTo: (accuracy: string) => `Dein Standort ist auf ${accuracy} genau bekannt.`,
  tooRough: (accuracy: string) =>
    `Dein Standort ist nur auf ${accuracy} genau bekannt. Das ist zu ungenau für einen Pfeil. Unter freiem Himmel wird es besser.`,
  arrowTurns: 'Der Pfeil dreht sich mit deinem Handy.',
  compassDenied: 'Dein Handy gibt seinen Kompass nicht frei. Oben ist Norden.',
  upIsNorth: 'Oben ist Norden.',
  northMark: 'N',
  aboutAway: (distance: string) => `Etwa ${distance}. Die Richtung ist nicht bekannt.`,
  foundIt: 'Gefunden? Gib die Rock ID von seinem Aufkleber ein und tippe dann auf „Als gefunden melden“.',
  enterId: 'Rock ID eingeben',
  turnArrow: 'Pfeil mit dem Handy drehen',
  allRocks: 'Alle Steine in der Nähe',
  waitsFromYou: (distance: string) => `${distance} von dir entfernt wartet ein Stein`,
  waitsFrom: (distance: string, town: string) => `${distance} von ${town} entfernt wartet ein Stein`,
  rockAt: <T>(rock: T, place: T) => [rock, ', ', place],
};
