// The words of en/rock-page.ts in German.
import type { Words } from '../words.ts';
import { date, number, plural } from './intl.ts';

const asSentence = (words: string) => (words.endsWith('.') ? words : `${words}.`);

export const rockPage: Words['rockPage'] = {
  painter: 'Bemalt von',
  keeper: 'Adoptiert von',
  day: (day: string) => date(day, { dateStyle: 'medium', timeZone: 'UTC' }),
  journey: 'Seine Reise',
  play: 'Abspielen',
  stops: 'Stationen, die neuesten zuerst',
  seen: (near: string | null) =>
    near === null ? 'Gesehen und liegen gelassen' : `Gesehen und liegen gelassen ${near}`,
  removeSighting: 'Entfernen',
  removeSightingOf: (day: string) => `Entfernen: ${day}`,
  sightingRemoved: 'Die Sichtung ist entfernt',
  sightingStays: 'Die Sichtung ließ sich nicht entfernen',
  tryAgain: 'Bitte versuch es gleich noch einmal.',
  comments: 'Was andere sagen',
  nobody: 'Noch hat niemand etwas gesagt. Ein freundliches Wort kommt weit.',
  join: 'Anmelden und etwas sagen',
  found: 'Hast du ihn gefunden?',
  foundHow: 'Gib die ID ein, die auf dem Aufkleber oder auf seiner Unterseite steht.',
  share: 'Teilen',
  follow: 'Folgen',
  thanked: (who: string) => `${who} hat sich bedankt`,
  thanks: 'Danke für diesen Fund',
  earlier: (count: number) =>
    plural(count, { one: '# frühere Station zeigen', other: '# frühere Stationen zeigen' }),
  older: (count: number) =>
    plural(count, {
      one: 'Eine ältere Station steht hier nicht.',
      other: '# ältere Stationen stehen hier nicht.',
    }),
  farFromTowns: 'Weit weg von jedem Ort',
  fromTo: (first: string, last: string) => `Von ${first} bis ${last}`,
  by: (who: string) => `von ${who}`,
  to: (who: string) => `an ${who}`,
  whereNow: {
    active: 'Noch nicht versteckt: Seine Reise fängt bald an',
    hidden: (near: string | null) => near ?? 'weit weg von jedem Ort',
    found: (near: string | null) => `${near ?? 'weit weg von jedem Ort'}, und unterwegs`,
  },
  units: {
    hands: (count: number) => plural(count, { one: 'Hand', other: 'Hände' }),
    countries: (count: number) => plural(count, { one: 'Land', other: 'Länder' }),
  },
  figures: {
    hands: (count: number) => plural(count, { one: '# Hand', other: '# Hände' }),
    countries: (count: number) => plural(count, { one: '# Land', other: '# Länder' }),
  },
  figure: (count: number) => number(count),
  figureLine: (figures: readonly string[]) => figures.join(', '),
  preview: {
    paintedBy: (painter: string) => asSentence(`Ein bemalter Stein von ${painter}`),
    adoptedBy: (painter: string, keeper: string) =>
      asSentence(`Ein bemalter Stein von ${painter}, adoptiert von ${keeper}`),
    figures: asSentence,
    isNow: (status: string, where: string) => asSentence(`${status} ${where}`),
    isWithPainter: (where: string) => asSentence(where),
    rests: asSentence,
    picture: (rock: string) => `${rock}, ein bemalter Stein`,
  },
  seenBy: {
    members: 'Nur Mitglieder sehen diese Seite.',
    hidden: 'Nur du siehst diese Seite.',
  },
  change: 'Ändern',
  paintedRock: 'Bemalter Stein',
  noPage: 'Hier ist keine Seite',
  none: {
    title: 'Dieser Stein hat hier keine Seite',
    text: 'Vielleicht wird sie nicht mehr gezeigt, oder der Link ist nicht vollständig.',
    enterId: 'Rock ID eingeben',
    exploreMap: 'Karte erkunden',
  },
  needsConnection: {
    title: 'Diese Seite braucht eine Verbindung',
    text: 'Du hast sie auf diesem Gerät länger nicht geöffnet. Bitte versuch es noch einmal, sobald du Empfang hast.',
    action: 'Noch einmal',
  },
  members: {
    title: 'Dieser Stein ist für Mitglieder',
    text: 'Seine Seite sehen nur Mitglieder, so will es, wer ihn bemalt hat. Mitmachen ist kostenlos: Melde dich an, und du bist gleich wieder hier.',
    action: 'Mitmachen oder anmelden',
  },
};
