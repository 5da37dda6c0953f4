// The words of en/share.ts in French.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const share: Words['share'] = {
  share: 'Partager',
  details: 'Partager sa fiche',
  link: 'Partager son lien',
  copyLink: 'Copier son lien',
  copyWebsite: 'Copier le lien du site',
  linkCopied: 'Lien du galet copié',
  websiteCopied: 'Lien du site copié',
  title: (rock: string, productName: string) => `${rock} sur ${productName}`,
  text: (rock: string, productName: string, link: string) => `Suis ${rock} sur ${productName} : ${link}`,
  saved: 'Image enregistrée',
  savedAs: (file: string) => `Elle s’appelle ${file}.`,
  savedWithoutPhoto: (file: string) =>
    `Elle s’appelle ${file}. La photo ne s’est pas chargée, elle n’y est donc pas.`,
  failed: {
    title: 'Partage impossible',
    description: 'Ton appareil n’a pas ouvert son menu de partage. L’image est dans tes téléchargements.',
  },
  noPicture: {
    title: 'Image pas créée',
    description: 'À la place, les détails du galet sont copiés dans ton presse-papiers.',
  },
  lines: {
    status: (status: string) => `État : ${status}`,
    distance: (way: string) => `Distance parcourue : ${way}`,
    finds: (count: number) => `Trouvailles : ${number(count)}`,
    place: (name: string) => `Dernier endroit : ${name}`,
    noPlace: 'Dernier endroit : aucun',
  },
  card: {
    findsUnit: (count: number) => plural(count, { one: 'trouvaille', other: 'trouvailles' }),
    hidden: 'Caché',
    found: 'Trouvé',
    by: (finder: string) => `par ${finder}`,
  },
};
