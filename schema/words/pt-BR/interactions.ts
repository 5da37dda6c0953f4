// The words of en/interactions.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const interactions: Words['interactions'] = {
  type: 'Diga se isto é uma curtida ou um comentário',
  empty: 'Escreva um comentário',
  tooMany: 'Você escreveu bastante agora. Espere um pouco antes do próximo comentário.',
  codesHidden: 'O que parece um Rock ID fica oculto para todos, menos para você.',
  commentGone: 'Este comentário não está mais aqui',
  likeFailed: 'Não foi possível curtir a pedra',
  commentFailed: 'Não foi possível comentar',
  commentAdded: 'Comentário publicado!',
  notDeleted: 'O comentário ainda está aí',
  notDeletedHint: 'Não foi possível apagá-lo. Tente de novo.',
  like: (rock: string, count: number) =>
    // The button shows the number, 0 too: its name has to contain it.
    count === 0
      ? `Curtir ${rock}, 0 curtidas`
      : plural(count, { one: `Curtir ${rock}, # curtida`, other: `Curtir ${rock}, # curtidas` }),
  commentOn: (rock: string, count: number) =>
    count === 0
      ? `Comentar ${rock}, 0 comentários`
      : plural(count, {
          one: `Comentar ${rock}, # comentário`,
          other: `Comentar ${rock}, # comentários`,
        }),
  commentBy: (author: string) => `Comentário de ${author}`,
  yours: 'Seu comentário',
  tooLong: (over: number, most: number) =>
    `Caracteres a mais: ${number(over)}. Um comentário tem no máximo ${number(most)}.`,
  left: (count: number) => plural(count, { one: 'Resta #', other: 'Restam #' }),
  cancel: 'Cancelar',
  post: 'Publicar',
  posting: 'Publicando…',
  delete: 'Apagar',
  deleteIt: 'Apagar este comentário?',
  keep: 'Manter',
  deleteComment: 'Apagar comentário',
  by: <T>(painter: T) => ['por ', painter],
  joinToComment: 'Gostaria de dizer algo? Membros podem, e participar é grátis.',
  join: 'Participar ou entrar',
  comments: 'Comentários',
  loadFailed: 'Não foi possível carregar os comentários.',
  silent: 'Ninguém disse nada ainda. Uma palavra gentil vai longe.',
  youLike: <T>(rock: T) => ['Você gosta de ', rock],
  joinToLike: 'Participe, e quem a pintou verá isso. É grátis: basta um e-mail com um código.',
  justLooking: 'Só estou olhando',
};
