// The words of en/takebacks.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { utcMoment } from './utc.ts';

const things = (count: number) => plural(count, { one: '# item', other: '# itens' });
const ofKinds = {
  rock: { one: 'pedra', other: 'pedras' },
  journey: { one: 'viagem com anotações', other: 'viagens com anotações' },
  comment: { one: 'comentário', other: 'comentários' },
  line: { one: 'recado em um achado', other: 'recados em achados' },
  thanks: { one: 'agradecimento', other: 'agradecimentos' },
  sighting: { one: 'resposta “Eu vi”', other: 'respostas “Eu vi”' },
  absence: { one: 'resposta “Não está lá”', other: 'respostas “Não está lá”' },
  question: { one: 'pergunta a quem pintou', other: 'perguntas a quem pintou' },
  offer: { one: 'oferta de uma pedra', other: 'ofertas de pedras' },
  like: { one: 'curtida', other: 'curtidas' },
  report: { one: 'denúncia', other: 'denúncias' },
};

type Kind = keyof typeof ofKinds;

export const takebacks: Words['takebacks'] = {
  hourFrom: (from: string) => `a hora a partir de ${utcMoment(from)}`,
  departed: (letters: string) => `Conta excluída ${letters}`,

  takeBack: (name: string) => `Retirar uma hora de ${name}`,
  takeBackButton: (name: string) => `Retirar uma hora de ${name}…`,
  takeBackShort: 'Retirar uma hora…',
  takenBack: 'Retirado',
  whatOfMembers:
    'Isto oculta as pedras e os comentários e remove os achados, as curtidas e as observações que eles fizeram nessa hora. Cada um dos membros recebe um e-mail. Você pode desfazer no registro de ações por 90 dias.',
  whatOfDeparted:
    'Isto oculta as pedras e remove os achados dessa hora. Quem teve a conta excluída não recebe e-mail. Você pode desfazer no registro de ações por 90 dias.',
  canUndo: 'Você pode desfazer no registro de ações por 90 dias.',
  fromLabel: 'A partir de (UTC), por uma hora',
  until: (time: string, isNewest: boolean) =>
    isNewest ? `Até ${time}. Esta é a hora da última ação.` : `Até ${time}.`,
  enterTime: 'Digite um dia e uma hora',
  everybody: 'Mostrar todos que escreveram a partir da mesma rede',
  aboutNetworks:
    'As redes são conhecidas por sete dias. Uma escola ou uma operadora de celular pode ser uma rede só: escolha quem faz parte disto.',
  hourNotLoaded: 'Não foi possível carregar a hora.',
  aboutReason: (most: number) =>
    `Os membros leem isto no e-mail. Não cite o nome de ninguém. Até ${most} caracteres.`,
  takingBack: 'Retirando…',
  takeItBack: 'Retirar',
  takeBackThings: (count: number, members: number) =>
    members > 1
      ? `Retirar ${things(count)} de ${plural(members, { one: '# membro', other: '# membros' })}`
      : `Retirar ${things(count)}`,
  nothingMade: 'Nada que possa ser retirado foi feito nesta hora.',
  nothingInHour: 'Nada nesta hora',
  moreWrote: (count: number) =>
    plural(count, {
      one: 'Mais # membro escreveu algo nesta hora. São mostrados os que mais escreveram: retire o que faz parte da enxurrada e abra isto de novo.',
      other:
        'Mais # membros escreveram algo nesta hora. São mostrados os que mais escreveram: retire o que faz parte da enxurrada e abra isto de novo.',
    }),
  stays:
    'O que fica: perfis, correções de anotações mais antigas, pedras que foram passadas adiante ou dadas, respostas a perguntas e o que alguém segue. Dos avistamentos se sabe por sete dias quem os fez. Uma foto que só estas denúncias ocultaram volta a ser mostrada, a menos que outros também a tenham denunciado ou você já tenha decidido.',

  taken: (counts: string) => `Retirado: ${counts}.`,
  nothingYet: 'Nada foi retirado ainda.',
  nothingTaken: 'Nada foi retirado.',
  toCome: (counts: string) => `Vem com a tarefa horária: ${counts}.`,
  builtOn: 'Outros se basearam nisto, por isso fica:',
  notReturned: (counts: string) => `Desfazer não traria de volta: ${counts}.`,
  stateNotLoaded: 'Já começou. Não foi possível carregar até onde foi.',
  close: 'Fechar',

  countOf: (count: number, kind: Kind) => `${number(count)} ${plural(count, ofKinds[kind])}`,
  kindOf: <T>(count: number, kind: Kind, numbered: (words: string) => T) => [
    numbered(number(count)),
    ` ${plural(count, ofKinds[kind])}`,
  ],
  kinds: {
    rock: 'Pedra',
    journey: 'Viagem com anotações',
    comment: 'Comentário',
    line: 'Recado em um achado',
    thanks: 'Agradecimento',
    sighting: 'Resposta “Eu vi”',
    absence: 'Resposta “Não está lá”',
    question: 'Pergunta a quem pintou',
    offer: 'Oferta de uma pedra',
    like: 'Curtida',
    report: 'Denúncia',
  },
  whyLost: {
    rock: 'você já decidiu sobre ela, ou ela não existe mais',
    journey: 'a viagem continuou sem isto',
    comment: 'você já decidiu sobre ele, ou ele não existe mais',
    line: 'quem encontrou escreveu outra coisa, ou o achado não existe mais',
    thanks: 'há outro agradecimento, a pedra é de outra pessoa, ou o achado não existe mais',
    sighting: 'a pedra não existe mais',
    absence: 'a pedra não existe mais',
    question: 'a foto foi apagada de vez, e a pergunta pode ser feita de novo',
    offer: 'o link não funciona mais, e a pessoa dona pode oferecer a pedra de novo',
    like: 'a pedra não existe mais',
    report: 'aquilo de que se trata não existe mais',
  },
  goneRock: 'uma pedra que não existe mais',
  fates: {
    waits: 'ainda por fazer',
    kept: 'fica: outros se basearam nisto',
    lost: 'não volta',
  },
  show: (shown: number, all: number) =>
    shown < all
      ? `Mostrar o que é (${number(shown)} de ${number(all)})`
      : `Mostrar o que é (${number(shown)})`,

  undone: 'Desfeito',
  undo: 'Desfazer a retirada de uma hora',
  membersTold: 'Os membros são avisados.',
  aboutUndo:
    'Tudo o que ainda cabe volta como era, e os membros são avisados. Uma única pedra ou um único comentário pode ser restaurado em “Denúncias”, em “Oculto agora”.',
  actNotLoaded: 'Não foi possível carregar o que foi retirado.',
  whatWas: <T>(from: string, until: string, members: T) => [`De ${from} até ${until}, de `, members, '.'],
  nothingCameBack: 'Nada voltou.',
  nothingCanReturn: 'Nada disto pode voltar.',
  cameBack: 'Isto voltou:',
  returns: 'Isto volta:',
  notTaken: (counts: string) => `Ainda não retirado, e deixado como está: ${counts}.`,
  couldNotComeBack: 'Isto não pôde voltar:',
  cannotReturn: 'Isto não pode voltar:',
  neverTaken: 'Isto nunca foi retirado, pois outros se basearam nisto:',
  undoing: 'Desfazendo…',
  undoButton: 'Desfazer',

  network: 'network é true ou fica de fora',
  nothing: 'Nada que possa ser retirado foi feito nesta hora',
  noMember: 'Este membro não existe',
  alreadyUndone: 'Isto já foi desfeito',
  gone: 'Esta ação não existe',
  from: 'from é um momento como 2026-05-31T08:00:00.000Z',
  members: 'Escolha de 1 a 50 membros',
  waits: 'Algo que você fez aqui está sendo retirado agora mesmo. Tente de novo daqui a uma hora.',
  memberWaits: 'Algo que este membro fez está sendo retirado agora mesmo. Tente de novo daqui a uma hora.',
};
