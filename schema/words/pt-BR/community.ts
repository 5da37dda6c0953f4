// The words of en/community.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const order = { nearest: 'menor distância primeiro', farthest: 'maior distância primeiro' };

export const community: Words['community'] = {
  heading: 'Comunidade',
  feed: 'Novidades',
  leaderboard: 'Ranking',
  featured: 'Destaques',
  ambassadors: 'Embaixadores',
  closed: {
    intro: 'A mesa onde todo mundo mostra as suas pedras. Ela se abre com o Rock Hunter Pro.',
    feed: 'Cada pedra que alguém registra, e o que as pessoas dizem sobre ela.',
    leaderboard: 'Quem encontra mais pedras, e quem pinta mais.',
    featured: 'As que viajaram mais longe, com as viagens no mapa.',
    ambassadors: 'As pessoas pioneiras de cada estado e país.',
    glimpse: 'Uma amostra das novidades',
    glimpseHint: 'As pedras mais novas. Curtir e comentar é grátis para todos os membros.',
  },
  feedFailed: 'Não foi possível carregar as novidades.',
  feedEmpty: 'A mesa ainda está vazia.',
  feedEmptyHint: 'As pedras aparecem aqui assim que alguém registra uma.',
  registerRock: 'Registrar uma pedra',
  feedArea: 'Novidades da comunidade',
  showMore: 'Mostrar mais',
  moreFailed: 'Não foi possível carregar mais pedras. Tente de novo.',
  shown: (count: number) => plural(count, { one: '# pedra na lista', other: '# pedras na lista' }),
  byOn: <T>(author: T, day: T) => [author, ', ', day],
  leaderboards: {
    failed: 'Não foi possível carregar os rankings.',
    finds: 'Ranking mundial de achados',
    registered: 'Ranking mundial de pedras registradas',
    noFinds: 'Ninguém encontrou uma pedra ainda. O primeiro nome aqui pode ser o seu.',
    noRegistered: 'Ninguém registrou uma pedra ainda. O primeiro nome aqui pode ser o seu.',
    place: <T>(hidden: (words: string) => T, place: T) => [hidden('Posição '), place],
    findsUnit: (count: number) => plural(count, { one: 'achado', other: 'achados' }),
    registeredUnit: (count: number) => plural(count, { one: 'pedra', other: 'pedras' }),
  },
  featuredRocks: {
    failed: 'Não foi possível carregar os destaques.',
    none: 'Nenhuma pedra saiu em viagem ainda.',
    noneHint: 'A primeira que for levada e escondida de novo aparecerá aqui.',
    registerFirst: 'Registrar a primeira pedra',
    showAll: 'Mostrar todas',
    noHidden: 'Nenhuma das pedras em destaque espera para ser encontrada agora. Todas estão a caminho.',
    noFound: 'Nenhuma das pedras em destaque está no bolso de alguém agora. Todas estão por aí.',
    noActive:
      'Todas as pedras em destaque já saíram de casa. Nenhuma espera para ser escondida pela primeira vez.',
    filter: 'Filtrar por situação',
    all: 'Todas',
    sort: 'Ordenar por distância',
    order,
    count: (count: number, first: keyof typeof order) =>
      count === 0 ? 'Nenhuma pedra' : plural(count, { one: '# pedra', other: `# pedras, ${order[first]}` }),
  },
};
