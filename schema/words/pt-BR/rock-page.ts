// The words of en/rock-page.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { date, number, plural } from './intl.ts';

const asSentence = (words: string) => (words.endsWith('.') ? words : `${words}.`);

export const rockPage: Words['rockPage'] = {
  painter: 'Pintada por',
  keeper: 'Adotada por',
  day: (day: string) => date(day, { dateStyle: 'medium', timeZone: 'UTC' }),
  journey: 'A viagem dela',
  play: 'Assistir',
  stops: 'Paradas, a mais recente primeiro',
  seen: (near: string | null) => (near === null ? 'Vista e deixada lá' : `Vista e deixada lá, ${near}`),
  removeSighting: 'Remover',
  removeSightingOf: (day: string) => `Remover: ${day}`,
  sightingRemoved: 'O avistamento foi removido',
  sightingStays: 'Não foi possível remover o avistamento',
  tryAgain: 'Tente de novo daqui a pouco.',
  comments: 'O que as pessoas dizem',
  nobody: 'Ninguém disse nada ainda. Uma palavra gentil vai longe.',
  join: 'Entre para dizer algo',
  found: 'Você a encontrou?',
  foundHow: 'Digite o ID que está na etiqueta ou na parte de baixo.',
  share: 'Compartilhar',
  follow: 'Seguir',
  thanked: (who: string) => `${who} agradeceu`,
  thanks: 'Um agradecimento por este achado',
  earlier: (count: number) =>
    plural(count, { one: 'Mostrar # parada anterior', other: 'Mostrar # paradas anteriores' }),
  older: (count: number) =>
    plural(count, {
      one: '# parada mais antiga não aparece aqui.',
      other: '# paradas mais antigas não aparecem aqui.',
    }),
  farFromTowns: 'Longe de qualquer cidade',
  fromTo: (first: string, last: string) => `De: ${first}, até: ${last}`,
  by: (who: string) => `por ${who}`,
  to: (who: string) => `para ${who}`,
  whereNow: {
    active: 'Ainda não foi escondida: a viagem dela está para começar',
    hidden: (near: string | null) => near ?? 'longe de qualquer cidade',
    found: (near: string | null) => `${near ?? 'longe de qualquer cidade'}, e a caminho`,
  },
  units: {
    hands: (count: number) => plural(count, { one: 'mão', other: 'mãos' }),
    countries: (count: number) => plural(count, { one: 'país', other: 'países' }),
  },
  figures: {
    hands: (count: number) => plural(count, { one: '# mão', other: '# mãos' }),
    countries: (count: number) => plural(count, { one: '# país', other: '# países' }),
  },
  figure: (count: number) => number(count),
  figureLine: (figures: readonly string[]) => figures.join(', '),
  preview: {
    paintedBy: (painter: string) => asSentence(`Uma pedra pintada por ${painter}`),
    adoptedBy: (painter: string, keeper: string) =>
      asSentence(`Uma pedra pintada por ${painter} e adotada por ${keeper}`),
    figures: asSentence,
    isNow: (status: string, where: string) => asSentence(`${status} ${where}`),
    isWithPainter: (where: string) => asSentence(where),
    rests: asSentence,
    picture: (rock: string) => `${rock}, uma pedra pintada`,
  },
  seenBy: { members: 'Só membros veem esta página.', hidden: 'Só você vê esta página.' },
  change: 'Alterar',
  paintedRock: 'Pedra pintada',
  noPage: 'Não há página aqui',
  none: {
    title: 'Esta pedra não tem página aqui',
    text: 'Talvez quem a pintou a tenha guardado, ou o link não está completo.',
    enterId: 'Digitar um Rock ID',
    exploreMap: 'Explorar o mapa',
  },
  needsConnection: {
    title: 'Esta página precisa de conexão',
    text: 'Você não abriu esta página neste aparelho nos últimos tempos. Tente de novo onde houver sinal.',
    action: 'Tentar de novo',
  },
  members: {
    title: 'Esta pedra é para membros',
    text: 'Quem a pintou mostra a página só para membros. Participar é grátis: entre, e você volta para cá na hora.',
    action: 'Participar ou entrar',
  },
};
