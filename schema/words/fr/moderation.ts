// The words of en/moderation.ts in French.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const titles = {
  photo: 'Photo',
  rock: 'Galet',
  comment: 'Commentaire',
  question: 'Photo envoyée après une trouvaille',
  name: 'Nom',
  place: 'Nom d’un lieu',
  note: 'Note',
  line: 'Mot laissé à une trouvaille',
  thanks: 'Merci',
};

type Subject = keyof typeof titles;

const between: Record<Subject, string> = {
  photo: ' du galet ',
  rock: ' : ',
  comment: ' sur le galet ',
  question: ', sur le galet ',
  name: ', vu sur le galet ',
  place: ', voyage du galet ',
  note: ', étape du galet ',
  line: ', galet ',
  thanks: ' pour une trouvaille du galet ',
};

export const moderation: Words['moderation'] = {
  titles,
  reported: <T>(subject: Subject, rock: T) => [titles[subject], between[subject], rock],
  withRock: <T>(subject: Subject, rock: T) => [titles[subject], ', ', rock],

  thePhotoOf: (rock: string) => `la photo du galet ${rock}`,
  thing: (subject: Subject, rock: string, words: string | null): string =>
    ({
      photo: `la photo du galet ${rock}`,
      rock,
      comment: `le commentaire sur le galet ${rock}`,
      question: `la photo qu’une personne a envoyée à propos du galet ${rock}`,
      name: words === null ? 'le nom d’un membre' : `le nom ${words}`,
      place: `le nom d’un lieu du galet ${rock}`,
      note: `la note à une étape du galet ${rock}`,
      line: `le mot laissé à une trouvaille du galet ${rock}`,
      thanks: `le merci pour une trouvaille du galet ${rock}`,
    })[subject],

  heading: 'Signalements',
  reportsNotLoaded: 'Les signalements n’ont pas pu être chargés.',
  nothingWaits: 'Rien ne t’attend. Ce que les membres signalent arrive ici.',
  hiddenForNow: 'Masqué pour l’instant',
  by: <T>(member: T) => ['Par : ', member],
  ofDeleted: 'Ce que des comptes supprimés ont fait sur ce galet',
  reports: (count: number, shown: number) =>
    shown < count
      ? `${plural(count, { one: '# signalement', other: '# signalements' })}, ici les ${number(shown)} plus récents`
      : plural(count, { one: '# signalement', other: '# signalements' }),
  showOlder: (count: number) => `Voir les plus anciens (${number(count)})`,
  rockIsHidden: 'Le galet lui-même est masqué : rétablis-le d’abord, sous « Masqué maintenant ».',
  settle: 'Classer',
  reportedAt: <T>(at: T) => ['Signalé le ', at],
  wordsGone: 'Ces mots ont disparu.',
  reportedPhoto: (rock: string) => `Signalé : ${rock}`,
  noPhoto: 'Pas de photo',

  hiddenNow: 'Masqué maintenant',
  hiddenCaption: 'Ce qui est masqué maintenant, le plus récent d’abord',
  hiddenNotLoaded: 'Ce qui est masqué n’a pas pu être chargé.',
  nothingHidden: 'Rien n’est masqué.',
  what: 'Quoi',
  asOthersSaw: 'Tel que les autres l’ont vu',
  whose: 'À qui',
  hiddenSince: 'Masqué depuis',
  hiddenPhoto: (rock: string) => `Masqué : ${rock}`,

  hide: 'Masquer',
  hideThing: (thing: string) => `Masquer ${thing}`,
  hideTitle: (thing: string) => `Masquer : ${thing}`,
  delete: 'Supprimer',
  deleteTitle: (thing: string) => `Supprimer : ${thing}`,
  keepHidden: 'Garder masqué',
  keepHiddenTitle: (thing: string) => `Garder masqué : ${thing}`,
  restore: 'Rétablir',
  restoreThing: (thing: string) => `Rétablir ${thing}`,
  restoreTitle: (thing: string) => `Rétablir : ${thing}`,
  nothingWrong: 'Rien à redire',
  nothingWrongTitle: (thing: string) => `Rien à redire : ${thing}`,
  hides: {
    photo:
      'Plus personne ne la voit désormais ; le galet continue de voyager. La personne à qui il appartient lit ta raison dans un e-mail aimable.',
    rock: 'Désormais, seules la personne à qui il appartient et celle qui l’a en main le voient. La première lit ta raison dans un e-mail aimable.',
    comment:
      'Plus personne ne le voit désormais. La personne qui l’a écrit lit ta raison dans un e-mail aimable.',
    question:
      'Elle est supprimée pour de bon. La personne qui l’a envoyée lit ta raison dans un e-mail aimable.',
    name: 'Les autres voient « Anonyme » à sa place jusqu’à ce que le membre en choisisse un autre. Ce membre lit ta raison dans un e-mail aimable.',
    place:
      'Les autres voient « Une cachette » à sa place ; l’endroit lui-même reste sur la carte. La personne qui l’a écrit lit ta raison dans un e-mail aimable.',
    note: 'Plus personne ne la voit désormais. La personne qui l’a écrite lit ta raison dans un e-mail aimable.',
    line: 'Plus personne ne le voit désormais. La personne qui l’a écrit lit ta raison dans un e-mail aimable.',
    thanks:
      'Plus personne ne voit les mots désormais. La personne qui les a écrits lit ta raison dans un e-mail aimable.',
  },
  restores: {
    owner: 'Tout le monde le voit de nouveau. La personne à qui il appartient l’apprend.',
    sender: 'Tout le monde le voit de nouveau. La personne qui l’a envoyé l’apprend.',
    author: 'Tout le monde le voit de nouveau. La personne qui l’a écrit l’apprend.',
  },
  settles: 'Cela reste comme c’est, et les signalements sont classés.',
  deletedToast: { title: 'Supprimé', description: 'Plus personne ne le voit.' },
  hiddenToast: { title: 'Masqué', description: 'Les autres ne le voient plus.' },
  restoredToast: { title: 'Rétabli', description: 'Tout le monde le voit de nouveau.' },
  settledToast: { title: 'Signalements classés', description: 'Cela reste comme c’est.' },

  commentOn: (rock: string) => `un commentaire sur le galet ${rock}`,
  photoAbout: (rock: string) => `une photo à propos du galet ${rock}`,
  aName: 'un nom',
  placeNameOf: (rock: string) => `le nom d’un lieu du galet ${rock}`,
  noteAt: (rock: string) => `une note sur le galet ${rock}`,
  lineAtFindOf: (rock: string) => `un mot laissé à une trouvaille du galet ${rock}`,
  thanksForFindOf: (rock: string) => `un merci pour une trouvaille du galet ${rock}`,

  subject: 'subject est ce que les membres signalent, comme une photo, un galet, un commentaire ou un nom',
  subjectId: 'subjectId est un id',
  verdict: 'verdict vaut withhold, restore ou settle',
  seenUntil: 'seenUntil est un moment comme 2026-05-31T08:00:00.000Z',
  gone: 'Ce n’est plus ici',
  withheld: 'C’est déjà masqué',
  shown: 'Ce n’est pas masqué',
  settled: 'Ces signalements étaient déjà classés',
  deleted: 'Cette photo a été supprimée. Elle ne peut pas être rétablie.',
  rockFirst: 'Le galet lui-même est masqué. Rétablis-le d’abord.',
  changed: 'Cette personne a écrit autre chose depuis. Il n’y a rien à rétablir.',
  meanwhile: 'Cela vient de changer. Regarde de nouveau.',

  automatic: 'Trois membres l’ont signalé.',
  unreported: 'Les signalements qui l’avaient masqué ont été retirés.',
};
