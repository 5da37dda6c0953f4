// The words of en/my-rocks.ts in German.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const myRocks: Words['myRocks'] = {
  heading: 'Meine Steine',
  foundRock: 'Stein gefunden? ID eingeben',
  register: 'Neuen Stein registrieren',
  track: 'Reise auf der Karte',
  printLabel: 'Aufkleber drucken',
  done: 'Fertig',
  tabs: {
    rocks: 'Meine Steine',
    rehide: 'Wieder verstecken',
    archive: 'Archiv',
    activity: 'Verlauf',
  },
  tabWithMore: (label: string, count: number) => `${label} (${number(count)}+)`,
  noRocks: {
    title: 'Hier bekommt dein erster Stein seinen Platz.',
    description: 'Bemale einen, gib ihm eine ID und sieh, wohin er reist.',
    register: 'Ersten Stein registrieren',
  },
  noFinds: {
    title: 'In deiner Tasche wartet kein gefundener Stein.',
    description: 'Wenn du einen findest, gib seine ID ein. Hier wartet er, bis du ihn wieder versteckst.',
  },
  noArchive: {
    title: 'Steine, die du wieder versteckst, bleiben hier in Erinnerung.',
    look: 'Auf der Karte einen Stein suchen',
  },
  noActivity: {
    title: 'Noch ist nichts passiert.',
    description: 'Registriere einen eigenen Stein, oder such einen, den jemand versteckt hat.',
    register: 'Stein registrieren',
    exploreMap: 'Karte erkunden',
  },
  notYours: {
    title: 'Dieser Stein gehört dir nicht mehr',
    description: 'Vielleicht hat er schon ein neues Zuhause.',
  },
  notWithYou: {
    title: 'Dieser Stein ist nicht bei dir',
    description:
      'Verstecken kann ihn, wem er gehört oder wer ihn zuletzt gefunden hat. Sobald er wieder in einem Versteck wartet, kannst du ihn als gefunden melden.',
  },
  alreadyHidden: {
    title: 'Schon versteckt',
    description: (rock: string) =>
      `${rock} wartet im Versteck. Sobald jemand den Stein gefunden hat, kann er wieder versteckt werden.`,
  },
  withFinder: {
    title: 'Schon gefunden',
    description: (rock: string) =>
      `${rock} wurde gefunden. Wer den Stein jetzt hat, kann ihn wieder verstecken.`,
  },
  lookUpFailed: {
    title: 'Dein Stein ließ sich nicht nachschlagen',
    description: 'Bitte versuch es gleich noch einmal.',
  },
  findsFailed: 'Die Steine, die du gefunden hast, ließen sich nicht laden.',
  archiveFailed: 'Die Steine, die du wieder versteckt hast, ließen sich nicht laden.',
  activityFailed: 'Was passiert ist, ließ sich nicht laden.',
  theRock: 'der Stein',
};
