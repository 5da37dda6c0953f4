// The words of en/share.ts in German.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const share: Words['share'] = {
  share: 'Teilen',
  details: 'Stein als Bild teilen',
  link: 'Link zum Stein teilen',
  copyLink: 'Link zum Stein kopieren',
  copyWebsite: 'Link zur Website kopieren',
  linkCopied: 'Link zum Stein kopiert',
  websiteCopied: 'Link zur Website kopiert',
  title: (rock: string, productName: string) => `${rock} auf ${productName}`,
  text: (rock: string, productName: string, link: string) =>
    `Folge der Reise von ${rock} auf ${productName}: ${link}`,
  saved: 'Bild gespeichert',
  savedAs: (file: string) => `Es heißt ${file}.`,
  savedWithoutPhoto: (file: string) =>
    `Es heißt ${file}. Das Foto wurde nicht geladen, deshalb fehlt es auf dem Bild.`,
  failed: {
    title: 'Teilen ging nicht',
    description:
      'Dein Gerät hat das Menü zum Teilen nicht geöffnet. Das Bild liegt jetzt bei deinen Downloads.',
  },
  noPicture: {
    title: 'Das Bild ließ sich nicht machen',
    description: 'Stattdessen ist der Text zum Stein in deine Zwischenablage kopiert.',
  },
  lines: {
    status: (status: string) => `Status: ${status}`,
    distance: (way: string) => `Gereist: ${way}`,
    finds: (count: number) => `Wie oft gefunden: ${number(count)}`,
    place: (name: string) => `Letzte Stelle: ${name}`,
    noPlace: 'Letzte Stelle: noch keine',
  },
  card: {
    findsUnit: (count: number) => plural(count, { one: 'Fund', other: 'Funde' }),
    hidden: 'Versteckt',
    found: 'Gefunden',
    by: (finder: string) => `von ${finder}`,
  },
};
