// The words of en/my-rocks.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const myRocks: Words['myRocks'] = {
  heading: 'Minhas pedras',
  foundRock: 'Achou? Digite o ID',
  register: 'Pedra nova',
  track: 'Ver no mapa',
  printLabel: 'Imprimir etiqueta',
  done: 'Pronto',
  tabs: {
    rocks: 'Minhas pedras',
    rehide: 'Para esconder',
    archive: 'Escondidas de novo',
    activity: 'Atividade',
  },
  tabWithMore: (label: string, count: number) => `${label} (${number(count)}+)`,
  noRocks: {
    title: 'A sua primeira pedra vai ficar aqui.',
    description: 'Pinte uma, dê um ID a ela e veja aonde ela vai.',
    register: 'Registrar a primeira pedra',
  },
  noFinds: {
    title: 'Nenhuma pedra encontrada espera no seu bolso.',
    description: 'Quando encontrar uma, digite o ID dela. Ela espera aqui até você a esconder de novo.',
  },
  noArchive: {
    title: 'As pedras que você esconder de novo vão ser lembradas aqui.',
    look: 'Procurar uma no mapa',
  },
  noActivity: {
    title: 'Nada aconteceu ainda.',
    description: 'Registre uma pedra sua ou procure uma que alguém escondeu.',
    register: 'Registrar uma pedra',
    exploreMap: 'Explorar o mapa',
  },
  notYours: { title: 'Esta pedra não é mais sua', description: 'Talvez ela já tenha um novo lar.' },
  notWithYou: {
    title: 'Esta pedra não está com você',
    description:
      'Quem a esconde é a pessoa dona dela, ou quem a encontrou por último. Quando ela estiver escondida de novo, você poderá marcá-la como encontrada.',
  },
  alreadyHidden: {
    title: 'Já está escondida',
    description: (rock: string) =>
      `${rock} espera no esconderijo. Depois que alguém a encontrar, dá para escondê-la de novo.`,
  },
  withFinder: {
    title: 'Com quem a encontrou',
    description: (rock: string) => `${rock} foi encontrada. Quem está com ela agora pode escondê-la de novo.`,
  },
  lookUpFailed: {
    title: 'Não conseguimos procurar a sua pedra',
    description: 'Tente de novo daqui a pouco.',
  },
  findsFailed: 'Não foi possível carregar as pedras que você encontrou.',
  archiveFailed: 'Não foi possível carregar as pedras que você escondeu de novo.',
  activityFailed: 'Não foi possível carregar a sua atividade.',
  theRock: 'a pedra',
};
