// The words of en/thanks.ts in French.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const thanks: Words['thanks'] = {
  tooLong: (over: number, most: number) =>
    `${plural(over, { one: '# caractère de trop', other: '# caractères de trop' })} : un mot a au plus ${number(most)} caractères.`,
  leaveLine: 'Laisser un mot à l’artiste',
  painterReads: <T>(line: T) => ['L’artiste lit : « ', line, ' »'],
  lineGone: 'Ton mot est retiré.',
  change: 'Modifier',
  lineFailed: 'Ton mot n’est pas arrivé. Réessaie.',
  send: 'Envoyer',
  sayThanks: 'Dire merci',
  sayThanksTo: (finder: string) => `Dire merci à ${finder}`,
  addLine: 'Ajouter un mot',
  addLineTo: (finder: string) => `Ajouter un mot pour ${finder}`,
  lineTo: (finder: string) => `Un mot pour ${finder} (facultatif)`,
  thanksFailed: 'Ton merci n’est pas arrivé. Réessaie.',
  cancel: 'Annuler',
  saidThanks: 'Tu as dit merci',
  thanksYou: 'L’artiste te dit merci',
  saysThanks: 'L’artiste dit merci',
  ofEarlierOwner: 'Merci pour cette trouvaille',
  quoted: <T>(line: T) => ['« ', line, ' »'],
  andQuoted: <T>(line: T) => [' : « ', line, ' »'],
  remove: 'Retirer',
  removeLine: (finder: string) => `Retirer le mot : ${finder}`,
  removeFindersLine: 'Retirer le mot de la personne qui l’a trouvé',
  removeThanks: 'Retirer le mot de l’artiste',
  stillHere: { title: 'Ce mot est encore ici', text: 'Réessaie dans un instant.' },
};
