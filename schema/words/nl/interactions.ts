// The words of en/interactions.ts in Dutch.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const interactions: Words['interactions'] = {
  type: 'Zeg of dit een hartje of een reactie is',
  empty: 'Schrijf een reactie',
  tooMany: 'Je hebt net veel geschreven. Wacht even voor je volgende reactie.',
  codesHidden: 'Wat op een Rock ID lijkt, is voor iedereen behalve jou verborgen.',
  commentGone: 'Deze reactie is er niet meer',
  likeFailed: 'Je hartje is niet aangekomen',
  commentFailed: 'Je reactie is niet aangekomen',
  commentAdded: 'Je reactie staat erbij!',
  notDeleted: 'De reactie staat er nog',
  notDeletedHint: 'Verwijderen lukte niet. Probeer het opnieuw.',
  like: (rock: string, count: number) =>
    plural(count, { one: `Hartje voor ${rock}, # hartje`, other: `Hartje voor ${rock}, # hartjes` }),
  commentOn: (rock: string, count: number) =>
    plural(count, { one: `Reageren op ${rock}, # reactie`, other: `Reageren op ${rock}, # reacties` }),
  commentBy: (author: string) => `Reactie van ${author}`,
  yours: 'Jouw reactie',
  tooLong: (over: number, most: number) =>
    `Dit is ${number(over)} te veel: een reactie heeft hoogstens ${number(most)} tekens.`,
  left: (count: number) => `nog ${number(count)}`,
  cancel: 'Annuleren',
  post: 'Plaatsen',
  posting: 'Plaatsen…',
  delete: 'Verwijderen',
  deleteIt: 'Deze reactie verwijderen?',
  keep: 'Laten staan',
  deleteComment: 'Reactie verwijderen',
  by: <T>(painter: T) => ['van ', painter],
  joinToComment: 'Wil je iets zeggen? Leden kunnen dat, en meedoen is gratis.',
  join: 'Meedoen of inloggen',
  comments: 'Reacties',
  loadFailed: 'De reacties konden niet geladen worden.',
  silent: 'Nog niemand heeft iets gezegd. Een lief woord reist ver.',
  youLike: <T>(rock: T) => ['Een hartje voor ', rock],
  joinToLike: 'Doe mee, en wie hem beschilderde ziet het. Het is gratis, met een e-mail en een code.',
  justLooking: 'Alleen kijken',
};
