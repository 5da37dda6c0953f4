// The words of en/share.ts in Polish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const share: Words['share'] = {
  share: 'Udostępnij',
  details: 'Udostępnij kartę kamyka',
  link: 'Udostępnij link',
  copyLink: 'Kopiuj link do kamyka',
  copyWebsite: 'Kopiuj link do strony',
  linkCopied: 'Link do kamyka skopiowany',
  websiteCopied: 'Link do strony skopiowany',
  title: (rock: string, productName: string) => `${rock} w ${productName}`,
  text: (rock: string, productName: string, link: string) => `Śledź kamyk ${rock} w ${productName}: ${link}`,
  saved: 'Obrazek zapisany',
  savedAs: (file: string) => `Nazwa pliku: ${file}.`,
  savedWithoutPhoto: (file: string) =>
    `Nazwa pliku: ${file}. Zdjęcie się nie wczytało, więc nie ma go na karcie.`,
  failed: {
    title: 'Nie udało się udostępnić',
    description: 'Urządzenie nie otworzyło okna udostępniania. Obrazek jest za to wśród pobranych plików.',
  },
  noPicture: {
    title: 'Nie udało się zrobić obrazka',
    description: 'Zamiast tego dane kamyka są skopiowane do schowka.',
  },
  lines: {
    status: (status: string) => `Status: ${status}`,
    distance: (way: string) => `Przebyta droga: ${way}`,
    finds: (count: number) => `Ile razy znaleziony: ${number(count)}`,
    place: (name: string) => `Ostatnie miejsce: ${name}`,
    noPlace: 'Ostatnie miejsce: brak',
  },
  card: {
    findsUnit: (count: number) =>
      plural(count, {
        one: 'raz znaleziony',
        few: 'razy znaleziony',
        many: 'razy znaleziony',
        other: 'raza znaleziony',
      }),
    hidden: 'Schowany',
    found: 'Znaleziony',
    by: (finder: string) => `– ${finder}`,
  },
};
