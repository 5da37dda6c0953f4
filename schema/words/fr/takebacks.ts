// The words of en/takebacks.ts in French.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { utcMoment } from './utc.ts';

const things = (count: number) => plural(count, { one: '# chose', other: '# choses' });

const ofKinds = {
  rock: { one: 'galet', other: 'galets' },
  journey: { one: 'voyage avec étapes', other: 'voyages avec étapes' },
  comment: { one: 'commentaire', other: 'commentaires' },
  line: { one: 'mot laissé à une trouvaille', other: 'mots laissés à des trouvailles' },
  thanks: { one: 'merci', other: 'mercis' },
  sighting: { one: 'réponse « Je l’ai vu »', other: 'réponses « Je l’ai vu »' },
  absence: { one: 'réponse « Il n’est pas là »', other: 'réponses « Il n’est pas là »' },
  question: { one: 'question à l’artiste', other: 'questions à des artistes' },
  offer: { one: 'proposition de galet', other: 'propositions de galets' },
  like: { one: 'j’aime', other: 'j’aime' },
  report: { one: 'signalement', other: 'signalements' },
};

type Kind = keyof typeof ofKinds;

export const takebacks: Words['takebacks'] = {
  hourFrom: (from: string) => `l’heure commençant le ${utcMoment(from)}`,
  departed: (letters: string) => `Compte supprimé ${letters}`,

  takeBack: (name: string) => `Retirer une heure : ${name}`,
  takeBackButton: (name: string) => `Retirer une heure : ${name}…`,
  takeBackShort: 'Retirer une heure…',
  takenBack: 'Retiré',
  whatOfMembers:
    'Cela masque leurs galets et leurs commentaires, et retire leurs trouvailles, leurs j’aime et leurs notes de cette heure. Chacun des membres reçoit un e-mail. Tu peux l’annuler dans le journal pendant 90 jours.',
  whatOfDeparted:
    'Cela masque leurs galets, et retire leurs trouvailles de cette heure. Les personnes dont le compte est supprimé ne reçoivent pas d’e-mail. Tu peux l’annuler dans le journal pendant 90 jours.',
  canUndo: 'Tu peux l’annuler dans le journal pendant 90 jours.',
  fromLabel: 'À partir de (UTC), pour une heure',
  until: (time: string, isNewest: boolean) =>
    isNewest ? `Jusqu’à ${time}. C’est l’heure de l’acte le plus récent.` : `Jusqu’à ${time}.`,
  enterTime: 'Saisis un jour et une heure',
  everybody: 'Voir toutes les personnes qui ont écrit depuis le même réseau',
  aboutNetworks:
    'Les réseaux sont connus pendant sept jours. Une école ou un opérateur de téléphone peut être un seul réseau : choisis ceux qui vont ensemble.',
  hourNotLoaded: 'L’heure n’a pas pu être chargée.',
  aboutReason: (most: number) =>
    `Les membres la lisent dans l’e-mail. N’y nomme personne. Jusqu’à ${most} caractères.`,
  takingBack: 'Retrait…',
  takeItBack: 'Retirer',
  takeBackThings: (count: number, members: number) =>
    members > 1
      ? `Retirer ${things(count)} de ${plural(members, { one: '# membre', other: '# membres' })}`
      : `Retirer ${things(count)}`,
  nothingMade: 'Rien n’a été fait pendant cette heure qui puisse être retiré.',
  nothingInHour: 'Rien pendant cette heure',
  moreWrote: (count: number) =>
    plural(count, {
      one: '# autre personne a écrit quelque chose pendant cette heure. Celles qui ont le plus écrit sont affichées : retire ce qui fait partie de l’envoi en masse, et ouvre ceci de nouveau.',
      other:
        '# autres personnes ont écrit quelque chose pendant cette heure. Celles qui ont le plus écrit sont affichées : retire ce qui fait partie de l’envoi en masse, et ouvre ceci de nouveau.',
    }),
  stays:
    'Ce qui reste : les profils, les corrections d’étapes plus anciennes, les galets passés à quelqu’un ou offerts, les réponses aux questions, et ce que quelqu’un suit. Pour les observations, on sait pendant sept jours de qui elles viennent. Une photo que ces seuls signalements avaient masquée est affichée de nouveau, sauf si d’autres l’ont signalée aussi, ou si tu as décidé.',

  taken: (counts: string) => `Retiré : ${counts}.`,
  nothingYet: 'Rien n’est encore retiré.',
  nothingTaken: 'Rien n’a été retiré.',
  toCome: (counts: string) => `À venir avec la tâche horaire : ${counts}.`,
  builtOn: 'D’autres ont continué à partir de ceux-ci, ils restent donc :',
  notReturned: (counts: string) => `Une annulation ne ferait pas revenir : ${counts}.`,
  stateNotLoaded: 'C’est commencé. L’avancement n’a pas pu être chargé.',
  close: 'Fermer',

  countOf: (count: number, kind: Kind) => `${number(count)} ${plural(count, ofKinds[kind])}`,
  kindOf: <T>(count: number, kind: Kind, numbered: (words: string) => T) => [
    numbered(number(count)),
    ` ${plural(count, ofKinds[kind])}`,
  ],
  kinds: {
    rock: 'Galet',
    journey: 'Voyage avec étapes',
    comment: 'Commentaire',
    line: 'Mot laissé à une trouvaille',
    thanks: 'Merci',
    sighting: 'Réponse « Je l’ai vu »',
    absence: 'Réponse « Il n’est pas là »',
    question: 'Question à l’artiste',
    offer: 'Proposition de galet',
    like: 'J’aime',
    report: 'Signalement',
  },
  whyLost: {
    rock: 'tu l’as jugé depuis, ou il a disparu',
    journey: 'le voyage a continué sans cela',
    comment: 'tu l’as jugé depuis, ou il a disparu',
    line: 'la personne a écrit autre chose, ou la trouvaille a disparu',
    thanks: 'il y a un autre merci, le galet a changé de mains, ou la trouvaille a disparu',
    sighting: 'le galet a disparu',
    absence: 'le galet a disparu',
    question: 'sa photo a été supprimée pour de bon, et elle peut être posée de nouveau',
    offer: 'son lien ne marche plus, et le galet peut être proposé de nouveau',
    like: 'le galet a disparu',
    report: 'ce dont il s’agit a disparu',
  },
  goneRock: 'un galet qui a disparu',
  fates: {
    waits: 'reste à faire',
    kept: 'reste : d’autres ont continué à partir de là',
    lost: 'ne revient pas',
  },
  show: (shown: number, all: number) =>
    shown < all
      ? `Voir ce que c’est (${number(shown)} sur ${number(all)})`
      : `Voir ce que c’est (${number(shown)})`,

  undone: 'Annulé',
  undo: 'Annuler le retrait d’une heure',
  membersTold: 'Les membres sont prévenus.',
  aboutUndo:
    'Tout ce qui convient encore revient comme c’était, et les membres sont prévenus. Un seul galet ou commentaire peut être rétabli sous « Signalements », dans « Masqué maintenant ».',
  actNotLoaded: 'Ce qui a été retiré n’a pas pu être chargé.',
  whatWas: <T>(from: string, until: string, members: T) => [`${from} – ${until}, `, members, '.'],
  nothingCameBack: 'Rien n’est revenu.',
  nothingCanReturn: 'Rien ne peut en revenir.',
  cameBack: 'Ceci est revenu :',
  returns: 'Ceci revient :',
  notTaken: (counts: string) => `Pas encore retiré, et laissé comme c’est : ${counts}.`,
  couldNotComeBack: 'Ceci n’a pas pu revenir :',
  cannotReturn: 'Ceci ne peut pas revenir :',
  neverTaken: 'Ceci n’a jamais été retiré, car d’autres ont continué à partir de là :',
  undoing: 'Annulation…',
  undoButton: 'Annuler le retrait',

  network: 'network vaut true, ou manque',
  nothing: 'Rien n’a été fait pendant cette heure qui puisse être retiré',
  noMember: 'Ce membre n’existe pas',
  alreadyUndone: 'C’était déjà annulé',
  gone: 'Cet acte n’existe pas',
  from: 'from est un moment comme 2026-05-31T08:00:00.000Z',
  members: 'Choisis de 1 à 50 membres',
  waits: 'Quelque chose que tu as fait ici est en train d’être retiré. Réessaie dans une heure.',
  memberWaits: 'Quelque chose que ce membre a fait est en train d’être retiré. Réessaie dans une heure.',
};
