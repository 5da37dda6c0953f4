// The words of en/explore-map.ts in German.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const rocks = (count: number) => plural(count, { one: '# Stein', other: '# Steine' });
const ofRocks = (count: number) => plural(count, { one: '# Stein', other: '# Steinen' });

export const exploreMap: Words['exploreMap'] = {
  heading: 'Karte erkunden',
  intro: 'Jeder Punkt ist ein bemalter Stein, der darauf wartet, gefunden zu werden.',
  loading: 'Lädt …',
  figures: {
    rocks: 'Steine',
    countries: 'Länder',
    members: 'Mitglieder',
    traveled: { mi: 'Gereiste Meilen', km: 'Gereiste Kilometer' },
  },
  placeNames: (source: string) => `Orte: ${source}`,
  addresses:
    '. Adressen werden mit Nominatim nachgeschlagen, in den Daten aller, die zu OpenStreetMap beitragen.',
  namesWithPro: <T>(link: (words: string) => T) => [
    'Tippe auf einen Punkt, um ihn in der Liste zu sehen. Namen, Bilder und Orte gibt es mit ',
    link('Rock Hunter Pro'),
    '.',
  ],
  legend: {
    name: 'Legende',
    available: 'Kann gefunden werden',
    notHidden: 'Registriert (nicht versteckt)',
  },
  tabs: {
    locate: 'Mein Standort',
    filters: 'Filter',
    clear: 'Filter löschen',
    nearMe: 'In der Nähe',
  },
  filters: {
    heading: 'Filter',
    close: 'Filter schließen',
    status: 'Status',
    distance: 'Entfernung',
    added: 'Neu dazugekommen',
    any: 'Egal',
    days: { 1: 'Letzter Tag', 7: 'Letzte 7 Tage', 30: 'Letzte 30 Tage' },
    note: 'Versteckte Steine stehen noch am Anfang ihrer Reise. Steine unterwegs wurden schon einmal gefunden.',
    locating: 'Dein Standort wird gesucht …',
    measuredFrom: (place: string) => `Die Entfernung zählt ab: ${place}.`,
    measured: 'Die Entfernung zählt ab deinem Standort.',
    measuredOrSearched: 'Die Entfernung zählt ab deinem Standort oder ab dem Ort, den du suchst.',
    needsPlace: 'Für die Entfernung fehlt noch ein Ort, ab dem sie zählt.',
    useMine: 'Meinen Standort benutzen',
  },
  sheet: { peek: 'Liste zeigen', half: 'Ganze Liste zeigen', full: 'Karte zeigen' },
  listHeading: 'Steine auf der Karte',
  looking: 'Steine werden gesucht …',
  noneArrived: 'Es sind keine Steine angekommen. Öffne die Liste, um es noch einmal zu versuchen.',
  showMore: 'Mehr zeigen',
  failed: 'Die Steine sind nicht angekommen.',
  tryAgain: 'Noch einmal',
  noneFits: 'Zu diesen Filtern passt kein Stein.',
  clearFilters: 'Filter löschen',
  zoomToLook: 'Vergrößere die Karte, um die Steine eines Ortes durchzusehen.',
  noneHidden: 'Noch ist kein Stein versteckt. Deiner könnte der erste sein.',
  registerRock: 'Stein registrieren',
  noneHere: 'In diesem Teil der Welt wartet kein Stein.',
  seeWhere: 'Zeig mir, wo welche sind',
  offline: 'Du bist offline. Diese Steine waren da, als du zuletzt nachgesehen hast.',
  nearestFirst: 'Die nächsten zuerst.',
  newestFirst: 'Die neuesten zuerst.',
  here: (count: number) => `${rocks(count)} hier`,
  hereAndMore: (count: number) => `${rocks(count)} hier, und mehr ganz in der Nähe`,
  hereOf: (count: number, total: number) => `${number(count)} von ${ofRocks(total)} hier`,
  hereOfNewest: (count: number, total: number) => `${number(count)} der neuesten ${rocks(total)} hier`,
  zoomForEach: 'Vergrößere die Karte, um jeden davon zu sehen.',
  zoomForEachNearest: 'Vergrößere die Karte, um jeden davon zu sehen. Die nächsten zuerst.',
  zoomForAll: (order: string) => `Vergrößere die Karte, um alle zu sehen. ${order}`,
  zoomForAllOfPlace: (order: string) => `Vergrößere die Karte, um alle eines Ortes durchzusehen. ${order}`,
};
