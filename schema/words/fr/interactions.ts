// The words of en/interactions.ts in French.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const interactions: Words['interactions'] = {
  type: 'Dis si c’est un j’aime ou un commentaire',
  empty: 'Écris un commentaire',
  tooMany: 'Tu viens de beaucoup écrire. Attends un peu avant ton prochain commentaire.',
  codesHidden: 'Ce qui ressemble à un Rock ID est masqué pour tout le monde sauf toi.',
  commentGone: 'Ce commentaire n’est plus ici',
  likeFailed: 'Ton j’aime n’a pas été enregistré',
  commentFailed: 'Ton commentaire n’a pas été ajouté',
  commentAdded: 'Commentaire ajouté !',
  notDeleted: 'Le commentaire est toujours là',
  notDeletedHint: 'Il n’a pas pu être supprimé. Réessaie.',
  like: (rock: string, count: number) =>
    plural(count, { one: `Aimer ${rock}, # j’aime`, other: `Aimer ${rock}, # j’aime` }),
  commentOn: (rock: string, count: number) =>
    plural(count, {
      one: `Commenter ${rock}, # commentaire`,
      other: `Commenter ${rock}, # commentaires`,
    }),
  commentBy: (author: string) => `Commentaire : ${author}`,
  yours: 'Ton commentaire',
  tooLong: (over: number, most: number) =>
    `Il y en a ${number(over)} de trop : un commentaire a ${number(most)} caractères au plus.`,
  left: (count: number) => `Encore ${number(count)}`,
  cancel: 'Annuler',
  post: 'Publier',
  posting: 'Envoi…',
  delete: 'Supprimer',
  deleteIt: 'Supprimer ce commentaire ?',
  keep: 'Garder',
  deleteComment: 'Supprimer le commentaire',
  by: <T>(painter: T) => ['par ', painter],
  joinToComment: 'Tu voudrais dire un mot ? Les membres le peuvent, et l’inscription est gratuite.',
  join: 'S’inscrire ou se connecter',
  comments: 'Commentaires',
  loadFailed: 'Les commentaires n’ont pas pu être chargés.',
  silent: 'Personne n’a encore rien dit. Un mot gentil voyage loin.',
  youLike: <T>(rock: T) => ['Tu aimes ', rock],
  joinToLike: 'Rejoins-nous, et l’artiste le verra. C’est gratuit : il suffit d’un code reçu par e-mail.',
  justLooking: 'Je regarde seulement',
};
