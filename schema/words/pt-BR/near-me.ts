// The words of en/near-me.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { ofTown } from './near.ts';

export const nearMe: Words['nearMe'] = {
  heading: 'Perto de mim',
  stop: 'Parar',
  whereYouAre: 'onde você está',
  count: (count: number) =>
    plural(count, {
      one: '# pedra perto de você, a mais próxima primeiro',
      other: '# pedras perto de você, as mais próximas primeiro',
    }),
  looking: 'Procurando pedras perto de você…',
  locating: 'Procurando onde você está…',
  failed: 'As pedras não chegaram.',
  lastList: 'Esta é a última lista.',
  tryAgain: 'Tentar de novo',
  staysHere: 'A sua posição fica neste aparelho: só pedimos a parte do mapa ao seu redor.',
  staysHereKnownTo: (accuracy: string) =>
    `A sua posição fica neste aparelho: só pedimos a parte do mapa ao seu redor. Precisão: ${accuracy}.`,
  showMore: 'Mostrar mais',
  noneYet: 'Nenhuma pedra está escondida ainda. A sua pode ser a primeira.',
  farAway: 'Nenhuma pedra espera a uma caminhada ou a um passeio curto de carro. As mais próximas:',
  rocksAbout: (count: number, way: string) =>
    plural(count, { one: `# pedra a cerca de ${way}`, other: `# pedras a cerca de ${way}` }),
  wayTo: (rock: string) => `O caminho até ${rock}`,
  wayToHidden: 'O caminho até uma pedra escondida',
  there: 'Você está quase lá. Olhe ao redor.',
  visitorsSee: {
    mi: 'Visitantes veem os lugares com precisão de uns 300 pés. Membros veem o lugar exato.',
    km: 'Visitantes veem os lugares com precisão de uns 100 metros. Membros veem o lugar exato.',
  },
  knownTo: (accuracy: string) => `Precisão da sua posição: ${accuracy}.`,
  tooRough: (accuracy: string) =>
    `Precisão da sua posição: só ${accuracy}. É pouco para uma seta. A céu aberto melhora.`,
  arrowTurns: 'A seta gira com o seu celular.',
  compassDenied: 'O seu celular não liberou a bússola. O norte fica para cima.',
  upIsNorth: 'O norte fica para cima.',
  northMark: 'N',
  aboutAway: (distance: string) => `A cerca de ${distance}. A direção não é conhecida.`,
  foundIt: 'Encontrou? Digite o Rock ID da etiqueta e toque em “Marcar como encontrada”.',
  enterId: 'Digitar o Rock ID',
  turnArrow: 'Girar a seta com o meu celular',
  allRocks: 'Todas as pedras perto de mim',
  waitsFromYou: (distance: string) => `Uma pedra espera a ${distance} de você`,
  waitsFrom: (distance: string, town: string) => `Uma pedra espera a ${distance} ${ofTown(town)}`,
  rockAt: <T>(rock: T, place: T) => [rock, ', ', place],
};
