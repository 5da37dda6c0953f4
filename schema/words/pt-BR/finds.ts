// The words of en/finds.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { codes } from './codes.ts';
import { number } from './intl.ts';
import { wait } from './units.ts';

const withOwner = 'Esta pedra ainda está em casa: ninguém a escondeu até agora.';

export const finds: Words['finds'] = {
  neverHidden: 'Pedra não disponível: ela nunca foi escondida',
  unknown: 'Não achamos esta pedra',
  waiting: codes.waiting,
  taken: 'Esta pedra já foi encontrada',
  notYours: 'Esta pedra encontrada não está na sua lista',
  alreadyRehidden: 'Esta pedra já foi escondida de novo',
  movedOn: 'Agora esta pedra está com outra pessoa',
  tooManyIds: (seconds: number, isVisitor: boolean) =>
    `Muitos Rock IDs foram testados em pouco tempo${isVisitor ? ' a partir da sua rede' : ''}. Confira a etiqueta e tente de novo daqui a ${wait(seconds)}.`,
  enoughToday: (most: number, seconds: number) =>
    `Hoje você já digitou ${number(most)} Rock IDs, o máximo por dia. Tente de novo daqui a ${wait(seconds)}.`,
  onPage: {
    waiting: {
      title: codes.waiting,
      description:
        'Ninguém registrou uma pedra com este Rock ID ainda. Ele é seu? Registre a sua pedra, e ela poderá ser encontrada.',
    },
    neverHidden: { title: 'Pedra não disponível', description: withOwner },
    taken: {
      title: 'Esta pedra já foi encontrada',
      description: 'Alguém já encontrou esta pedra, e agora ela espera um novo esconderijo.',
    },
    unknown: {
      title: 'Não achamos esta pedra',
      description: 'Nenhuma pedra tem este Rock ID. Confira o ID e tente de novo.',
    },
  },
  inDialog: {
    waiting: {
      title: codes.waiting,
      description:
        'Ninguém registrou uma pedra com este Rock ID ainda. Ele é seu? Registre a sua pedra, e ela poderá ser encontrada.',
    },
    neverHidden: { title: 'Pedra não disponível', description: withOwner },
    taken: {
      title: 'Esta pedra já foi encontrada',
      description: 'Outra pessoa já encontrou esta pedra.',
    },
    unknown: {
      title: 'Não achamos esta pedra',
      description: 'Nenhuma pedra tem este Rock ID. Confira e tente de novo.',
    },
  },
  noConnection: {
    title: 'Sem conexão',
    description:
      'Não conseguimos falar com o servidor. Guarde a pedra com você e tente de novo onde houver sinal.',
  },
  oneMoment: { title: 'Um momento', description: 'Espere um pouquinho e tente de novo.' },
  failed: { title: 'Erro', description: 'Não foi possível salvar o achado. Tente de novo.' },
  unable: {
    title: 'Não foi possível salvar o achado',
    description: 'O Rock ID não é válido ou a pedra não está registrada.',
  },
  lookUpFailed: {
    title: 'A busca falhou',
    description: 'Não conseguimos procurar esta pedra. Tente de novo daqui a pouco.',
  },
  inOneLine: (title: string, description: string) => `${title}: ${description}`,
  kept: 'Sem conexão: seu achado está guardado neste aparelho e será enviado assim que houver sinal. Até lá, ele fica em “Minhas pedras”.',
  notLookedUp: {
    title: 'Sem conexão',
    text: 'Não dá para procurar esta pedra agora. Tente de novo onde houver sinal.',
  },
  mistyped: {
    title: codes.check,
    text: 'Compare, letra por letra, com a etiqueta ou com a parte de baixo da pedra.',
  },
  unasked: {
    title: 'Toque em “Procurar”',
    text: 'O Rock ID está completo? Então toque em “Procurar”; se não, continue digitando.',
  },
  noRock: {
    title: 'Não achamos esta pedra',
    text: 'Ninguém registrou uma pedra com este Rock ID. Ela é sua, ou algum caractere está difícil de ler?',
  },
  waitingLabel: {
    title: codes.waiting,
    text: 'O Rock ID está certo, e nenhuma pedra o usa ainda. Ele é seu? Registre a sua pedra com ele.',
  },
  elsewhere: {
    active:
      'Esta pedra ainda está em casa, com a pessoa dona dela. Quando estiver escondida, quem a encontrar poderá marcá-la como encontrada.',
    found:
      'Esta pedra está com quem a encontrou por último e pode escondê-la de novo. Quando estiver escondida, você poderá marcá-la como encontrada.',
  },
  isThatYou: {
    active: 'Esta pedra ainda está em casa, com a pessoa dona dela. É você? Entre para escondê-la.',
    found: 'Esta pedra está com quem a encontrou por último. É você? Entre para escondê-la.',
  },
};
