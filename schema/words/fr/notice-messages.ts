// The words of en/notice-messages.ts in French.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const stopped = (text: string) => (/[.?!…»]$/.test(text) ? text : `${text}.`);

const times = (count: number) => plural(count, { one: '# fois', other: '# fois' });

const at = (near: string | null) => (near === null ? '' : ` ${near}`);

export const noticeMessages: Words['noticeMessages'] = {
  sentence: stopped,
  detailsAsSentence: (details: string) => stopped(capitalized(details)),
  both: (title: string, details: string) => `${title} ${details}`,
  foundAndMore: (rock: string) => `${rock} a été trouvé, et ce n’est pas tout`,
  thingsHappened: (rock: string, count: number) =>
    plural(count, {
      one: `${rock} : il s’est passé ${number(count)} chose`,
      other: `${rock} : il s’est passé ${number(count)} choses`,
    }),
  says: (who: string) => `${who} dit :`,
  painterSays: (who: string) => `${who}, qui l’a peint, dit :`,
  isGlad: (who: string) => `${who} se réjouit que tu l’aies trouvé.`,
  painterIsGlad: (who: string) => `${who}, qui l’a peint, se réjouit que tu l’aies trouvé.`,
  asked: (who: string | null) =>
    `${who ?? 'Quelqu’un'} a trouvé un galet dont l’ID est effacé, et pense que c’est le tien.`,
  askedHint:
    'Regarde sa photo. Si tu dis oui, cela compte comme sa trouvaille, et cette personne peut le recacher.',
  confirmed: (who: string | null) => `${who ?? 'Son artiste'} l’a reconnu. C’est ta trouvaille maintenant.`,
  confirmedHint:
    'Son ID t’attend dans « Mes galets » : écris-le de nouveau sur le galet, et cache-le là où quelqu’un sourira.',
  denied: (who: string | null) =>
    `${who ?? 'Son artiste'} a regardé ta photo : le tien est un autre galet. Tu le trouveras peut-être parmi les autres.`,
  wanted: (who: string | null) => `${who ?? 'Quelqu’un'} a ouvert ton lien, et voudrait l’adopter.`,
  wantedHint: 'Est-ce la personne à qui tu pensais ? Il ne sera à elle que si tu dis oui.',
  given: (who: string | null) => `${who ?? 'Son artiste'} te l’a offert. Son voyage continue avec toi.`,
  givenHint: 'Il t’attend dans « Mes galets », et continue de dire qui l’a peint.',
  declined: (who: string | null) =>
    `${who ?? 'Son artiste'} le garde pour l’instant. Merci de lui avoir proposé une maison.`,
  reminder: 'Tu l’as depuis un moment. Cache-le là où quelqu’un sourira, passe-le à quelqu’un, ou garde-le.',
  keep: (who: string | null) => `${who ?? 'La personne qui l’a trouvé'} voudrait le garder, et te dit merci.`,
  keepHint: 'Si tu dis oui, il reste chez cette personne. Si tu dis non, elle le laisse repartir.',
  mayKeep: (who: string | null) =>
    `${who ?? 'Son artiste'} dit oui : tu peux le garder, et merci à toi. Tu n’as pas besoin de le cacher.`,
  mayNotKeep: (who: string | null) =>
    `${who ?? 'Son artiste'} voudrait qu’il continue son voyage. Cache-le quand tu peux.`,
  kept: (who: string | null) =>
    `${who ?? 'Quelqu’un'} l’a depuis un mois. Toute personne qui voit son ID peut maintenant le marquer comme trouvé.`,
  seen: (near: string | null) => `Quelqu’un l’a vu${at(near)}, et l’a laissé pour la personne suivante.`,
  answer: 'Nous l’avons regardé. Merci de prendre soin de cette communauté.',
  shifted: (who: string | null, near: string | null) =>
    `${who ?? 'Quelqu’un'} l’a un peu déplacé${at(near)}.`,
  rehidden: (who: string | null, near: string | null) => `${who ?? 'Quelqu’un'} l’a recaché${at(near)}.`,
  hidden: (who: string | null, near: string | null) => `${who ?? 'Quelqu’un'} l’a caché${at(near)}.`,
  found: (who: string | null, near: string | null) => `${who ?? 'Quelqu’un'} l’a trouvé${at(near)}.`,
  soFar: (timesFound: number, way: string | null) =>
    way === null
      ? `Jusqu’ici, il a été trouvé ${times(timesFound)}.`
      : `Jusqu’ici, il a été trouvé ${times(timesFound)} et a parcouru ${way}.`,
  buttons: {
    seeAll: 'Voir ce qui s’est passé',
    thank: 'Le voir et dire merci',
    hide: 'Le recacher',
    withYou: 'Voir les galets chez toi',
    answer: 'Répondre',
    seePhoto: 'Voir la photo et répondre',
    seeWho: 'Voir qui c’est, et répondre',
    myRocks: 'Le voir dans « Mes galets »',
    lookAgain: 'Chercher encore',
    journey: 'Voir son voyage',
    digest: 'Tout voir',
  },
  digest: 'Ce qui est arrivé à tes galets',
  more: (count: number) => `Et ${number(count)} de plus.`,
  settings: 'Choisir ce que tu veux savoir',
  unsubscribe: 'Ne plus recevoir ces e-mails',
  reason: (kinds: readonly string[]) => `Tu reçois cet e-mail pour : ${kinds.join(', ')}.`,
  ofDigest: 'ce qui arrive dans ton résumé',
  ofTopic: (topic: string) => `« ${topic} »`,
  push: {
    reminder: 'Cache-le, passe-le à quelqu’un, ou garde-le.',
    seen: 'Quelqu’un l’a laissé pour la personne suivante.',
    answer: 'Merci de nous l’avoir dit.',
    asked: 'Quelqu’un a trouvé un galet dont l’ID est effacé.',
    confirmed: 'Son artiste l’a reconnu. Recache-le.',
    denied: 'Son artiste dit que le tien est un autre galet.',
    wanted: 'Il ne change de mains que si tu dis oui.',
    given: 'Son voyage continue avec toi.',
    declined: 'Merci de lui avoir proposé une maison.',
    seeAll: 'Regarde ce qui s’est passé.',
    somebody: 'quelqu’un',
    by: (who: string) => `Par ${who}`,
    line: capitalized,
  },
};
