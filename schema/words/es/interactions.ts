// The words of en/interactions.ts in Spanish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const interactions: Words['interactions'] = {
  type: 'Di si es un me gusta o un comentario',
  empty: 'Escribe un comentario',
  tooMany: 'Acabas de escribir mucho. Espera un poco antes de tu próximo comentario.',
  codesHidden: 'Lo que parece un Rock ID solo lo ves tú.',
  commentGone: 'Este comentario ya no está aquí',
  likeFailed: 'No se pudo guardar el me gusta',
  commentFailed: 'No se pudo añadir el comentario',
  commentAdded: '¡Comentario añadido!',
  notDeleted: 'El comentario sigue ahí',
  notDeletedHint: 'No se pudo borrar. Inténtalo de nuevo.',
  like: (rock: string, count: number) =>
    plural(count, { one: `Me gusta ${rock}, # me gusta`, other: `Me gusta ${rock}, # me gusta` }),
  commentOn: (rock: string, count: number) =>
    plural(count, { one: `Comentar ${rock}, # comentario`, other: `Comentar ${rock}, # comentarios` }),
  commentBy: (author: string) => `Comentario de ${author}`,
  yours: 'Tu comentario',
  tooLong: (over: number, most: number) =>
    plural(over, {
      one: `Sobra # carácter: un comentario tiene ${number(most)} como máximo.`,
      other: `Sobran # caracteres: un comentario tiene ${number(most)} como máximo.`,
    }),
  left: (count: number) => `Quedan: ${number(count)}`,
  cancel: 'Cancelar',
  post: 'Publicar',
  posting: 'Publicando…',
  delete: 'Borrar',
  deleteIt: '¿Borrar este comentario?',
  keep: 'Conservar',
  deleteComment: 'Borrar comentario',
  by: <T>(painter: T) => ['por ', painter],
  joinToComment: '¿Quieres decir algo? Los miembros pueden, y unirse es gratis.',
  join: 'Unirse o iniciar sesión',
  comments: 'Comentarios',
  loadFailed: 'No pudimos cargar los comentarios.',
  silent: 'Nadie ha dicho nada todavía. Una palabra amable llega lejos.',
  youLike: <T>(rock: T) => ['Te gusta ', rock],
  joinToLike: 'Únete, y quien la pintó lo verá. Es gratis: solo hace falta un correo con un código.',
  justLooking: 'Solo estoy mirando',
};
