// The words of en/share.ts in Dutch.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const share: Words['share'] = {
  share: 'Delen',
  details: 'Steen als plaatje delen',
  link: 'Link naar de steen delen',
  copyLink: 'Link naar de steen kopiëren',
  copyWebsite: 'Link naar de site kopiëren',
  linkCopied: 'Link naar de steen gekopieerd',
  websiteCopied: 'Link naar de site gekopieerd',
  title: (rock: string, productName: string) => `${rock} op ${productName}`,
  text: (rock: string, productName: string, link: string) => `Volg ${rock} op ${productName}: ${link}`,
  saved: 'Plaatje opgeslagen',
  savedAs: (file: string) => `Het heet ${file}.`,
  savedWithoutPhoto: (file: string) => `Het heet ${file}. De foto is niet geladen, dus die staat er niet op.`,
  failed: {
    title: 'Delen lukte niet',
    description: 'Je apparaat opende het deelmenu niet. Het plaatje staat nu bij je downloads.',
  },
  noPicture: {
    title: 'Plaatje maken lukte niet',
    description: 'In plaats daarvan is de tekst over de steen gekopieerd: je kunt hem ergens plakken.',
  },
  lines: {
    status: (status: string) => `Status: ${status}`,
    distance: (way: string) => `Afgelegde afstand: ${way}`,
    finds: (count: number) => `Keer gevonden: ${number(count)}`,
    place: (name: string) => `Laatste plek: ${name}`,
    noPlace: 'Laatste plek: nog geen',
  },
  card: {
    findsUnit: (count: number) => plural(count, { one: 'keer gevonden', other: 'keer gevonden' }),
    hidden: 'Verstopt',
    found: 'Gevonden',
    by: (finder: string) => `door ${finder}`,
  },
};
