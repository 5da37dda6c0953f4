// The words of en/kept-area.ts in German.
import type { Words } from '../words.ts';
import { number } from './intl.ts';
import { megabytes } from './units.ts';

export const keptArea: Words['keptArea'] = {
  heading: 'Karte für unterwegs',
  keep: 'Gebiet speichern',
  what: (km: number) =>
    `Für einen Spaziergang ohne Netz: die Karte ${number(km)} km rundherum, mit ihren Steinen.`,
  zoomFirst: 'Vergrößere die Karte zuerst dort, wo du spazieren gehst.',
  replaces: 'Es ersetzt das Gebiet unten.',
  progress: 'Gebiet wird gespeichert',
  pieces: (done: number, all: number, bytes: number) =>
    `${number(done)} von ${number(all)} Kartenteilen, ${megabytes(bytes / 1e6)}`,
  asking: 'Seine Steine werden geholt …',
  tryAgain: 'Noch einmal',
  stop: 'Anhalten',
  keepIt: 'Speichern',
  leaveIt: 'Lieber nicht',
  question: (size: number) => `Dieses Gebiet braucht etwa ${number(size)} MB. Speichern?`,
  kept: (km: number, place: string, bytes: number, day: string) =>
    `Gespeichert: ${number(km)} km um ${place}, ${megabytes(bytes / 1e6)}, ${day}`,
  noRocks: 'Seine Steine sind nicht für dich gespeichert. Speichere das Gebiet dafür noch einmal.',
  show: 'Zeigen',
  remove: 'Entfernen',
  done: 'Das Gebiet ist gespeichert. Es ist auch ohne Netz da.',
  stopped: (unchanged: string) => `Angehalten. ${unchanged}`,
  removed: 'Das Gebiet ist entfernt.',
  since: (moment: string) => `Gespeichert: ${moment}. Du bist offline.`,
  otherStays: 'Das Gebiet unten bleibt.',
  nothingKept: 'Nichts gespeichert.',
  failed: (why: string, unchanged: string) => `${why} ${unchanged}`,
  failures: {
    network: 'Das Netz ist weg.',
    server: 'Die Karte hat nicht geantwortet.',
    full: 'Auf diesem Gerät ist kein Platz mehr für das Gebiet.',
    unavailable: 'Dieser Browser lässt eine Seite nichts speichern, wie in einem privaten Fenster.',
  },
};
