// The words of en/rock-page.ts in Dutch.
import type { Words } from '../words.ts';
import { date, number, plural } from './intl.ts';

const asSentence = (words: string) => (words.endsWith('.') ? words : `${words}.`);

export const rockPage: Words['rockPage'] = {
  painter: 'Beschilderd door',
  keeper: 'Geadopteerd door',
  day: (day: string) => date(day, { dateStyle: 'medium', timeZone: 'UTC' }),
  journey: 'Zijn reis',
  play: 'Afspelen',
  stops: 'Stops, de nieuwste eerst',
  seen: (near: string | null) =>
    near === null ? 'Gezien en laten liggen' : `Gezien ${near}, en laten liggen`,
  removeSighting: 'Verwijderen',
  removeSightingOf: (day: string) => `Verwijderen: ${day}`,
  sightingRemoved: 'De waarneming is verwijderd',
  sightingStays: 'De waarneming kon niet verwijderd worden',
  tryAgain: 'Probeer het zo nog eens.',
  comments: 'Wat mensen zeggen',
  nobody: 'Nog niemand heeft iets gezegd. Een lief woord reist ver.',
  join: 'Log in om iets te zeggen',
  found: 'Heb je hem gevonden?',
  foundHow: 'Vul de ID in die op de sticker of op de onderkant staat.',
  share: 'Delen',
  follow: 'Volgen',
  thanked: (who: string) => `${who} zei dankjewel`,
  thanks: 'Bedankt voor deze vondst',
  earlier: (count: number) => plural(count, { one: '# eerdere stop tonen', other: '# eerdere stops tonen' }),
  older: (count: number) =>
    plural(count, {
      one: 'Eén oudere stop staat hier niet bij.',
      other: '# oudere stops staan hier niet bij.',
    }),
  farFromTowns: 'Ver van dorp en stad',
  fromTo: (first: string, last: string) => `Van ${first} naar ${last}`,
  by: (who: string) => `door ${who}`,
  to: (who: string) => `aan ${who}`,
  whereNow: {
    active: 'Nog niet verstopt: zijn reis begint binnenkort',
    hidden: (near: string | null) => near ?? 'ver van dorp en stad',
    found: (near: string | null) => `${near ?? 'ver van dorp en stad'}, en onderweg`,
  },
  units: {
    hands: (count: number) => plural(count, { one: 'hand', other: 'handen' }),
    countries: (count: number) => plural(count, { one: 'land', other: 'landen' }),
  },
  figures: {
    hands: (count: number) => plural(count, { one: '# hand', other: '# handen' }),
    countries: (count: number) => plural(count, { one: '# land', other: '# landen' }),
  },
  figure: (count: number) => number(count),
  figureLine: (figures: readonly string[]) => figures.join(', '),
  preview: {
    paintedBy: (painter: string) => asSentence(`Een steen, beschilderd door ${painter}`),
    adoptedBy: (painter: string, keeper: string) =>
      asSentence(`Een steen, beschilderd door ${painter}, geadopteerd door ${keeper}`),
    figures: asSentence,
    isNow: (status: string, where: string) => asSentence(`${status} ${where}`),
    isWithPainter: (where: string) => asSentence(where),
    rests: asSentence,
    picture: (rock: string) => `${rock}, een beschilderde steen`,
  },
  seenBy: { members: 'Alleen leden zien deze pagina.', hidden: 'Alleen jij ziet deze pagina.' },
  change: 'Wijzigen',
  paintedRock: 'Beschilderde steen',
  noPage: 'Geen pagina hier',
  none: {
    title: 'Deze steen heeft hier geen pagina',
    text: 'Misschien heeft de maker hem weggehaald, of is de link niet compleet.',
    enterId: 'Rock ID invullen',
    exploreMap: 'Ontdek de kaart',
  },
  needsConnection: {
    title: 'Voor deze pagina is verbinding nodig',
    text: 'Je hebt hem op dit apparaat een tijd niet geopend. Probeer het opnieuw zodra je bereik hebt.',
    action: 'Opnieuw proberen',
  },
  members: {
    title: 'Deze steen is voor leden',
    text: 'De maker laat deze pagina alleen aan leden zien. Meedoen is gratis: log in, en je bent meteen hier terug.',
    action: 'Meedoen of inloggen',
  },
};
