// The words of en/community.ts in Spanish.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const order = { nearest: 'de menor a mayor', farthest: 'de mayor a menor' };

export const community: Words['community'] = {
  heading: 'Comunidad',
  feed: 'Novedades',
  leaderboard: 'Clasificación',
  featured: 'Piedras destacadas',
  ambassadors: 'Embajadores',
  closed: {
    intro: 'La mesa donde todo el mundo muestra sus piedras. Se abre con Rock Hunter Pro.',
    feed: 'Cada piedra que alguien registra, y lo que la gente dice de ella.',
    leaderboard: 'Quién encuentra más piedras y quién pinta más.',
    featured: 'Las que más han viajado, con su viaje en el mapa.',
    ambassadors: 'Los pioneros de cada estado y país.',
    glimpse: 'Un vistazo a las novedades',
    glimpseHint: 'Las piedras más nuevas. Dar un me gusta y decir algo es gratis para todos los miembros.',
  },
  feedFailed: 'No pudimos cargar las novedades.',
  feedEmpty: 'La mesa está vacía todavía.',
  feedEmptyHint: 'Las piedras aparecen aquí en cuanto alguien registra una.',
  registerRock: 'Registrar una piedra',
  feedArea: 'Novedades de la comunidad',
  showMore: 'Ver más',
  moreFailed: 'No pudimos cargar más piedras. Inténtalo de nuevo.',
  shown: (count: number) => plural(count, { one: 'Se ve # piedra', other: 'Se ven # piedras' }),
  byOn: <T>(author: T, day: T) => [author, ', ', day],
  leaderboards: {
    failed: 'No pudimos cargar las clasificaciones.',
    finds: 'Clasificación mundial de hallazgos',
    registered: 'Clasificación mundial de piedras registradas',
    noFinds: 'Nadie ha encontrado una piedra todavía. El primer nombre podría ser el tuyo.',
    noRegistered: 'Nadie ha registrado una piedra todavía. El primer nombre podría ser el tuyo.',
    place: <T>(hidden: (words: string) => T, place: T) => [hidden('Puesto '), place],
    findsUnit: (count: number) => plural(count, { one: 'hallazgo', other: 'hallazgos' }),
    registeredUnit: (count: number) => plural(count, { one: 'piedra', other: 'piedras' }),
  },
  featuredRocks: {
    failed: 'No pudimos cargar las piedras destacadas.',
    none: 'Todavía no ha salido de viaje ninguna piedra.',
    noneHint: 'Aquí destacaremos la primera que alguien se lleve y vuelva a esconder.',
    registerFirst: 'Registrar tu primera piedra',
    showAll: 'Verlas todas',
    noHidden: 'Ninguna de las piedras destacadas espera ahora a que la encuentren. Todas están en camino.',
    noFound:
      'Ninguna de las piedras destacadas está ahora en el bolsillo de alguien. Todas están por ahí fuera.',
    noActive:
      'Todas las piedras destacadas han salido de casa. Ninguna espera a que la escondan por primera vez.',
    filter: 'Filtrar por estado',
    all: 'Todas',
    sort: 'Ordenar por distancia',
    order,
    count: (count: number, first: keyof typeof order) =>
      count === 0
        ? 'Ninguna piedra'
        : plural(count, { one: '# piedra', other: `# piedras, ${order[first]} distancia` }),
  },
};
