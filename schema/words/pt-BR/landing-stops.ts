// The words of en/landing-stops.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const landingStops: Words['landingStops'] = {
  signUp: 'Criar conta grátis',
  ambassador: {
    title: 'Embaixadores fundadores',
    text: 'Seja uma das 2 primeiras pessoas do seu estado ou país, e um pacote grátis com 20 etiquetas com código QR é seu. Respondemos em até 24 horas.',
    apply: 'Faça parte dos embaixadores fundadores',
  },
  figures: {
    label: 'A comunidade em números',
    names: {
      totalRocks: 'Pedras',
      activeCountries: 'Países',
      totalUsers: 'Membros',
    },
    traveled: { mi: 'Milhas viajadas', km: 'Quilômetros viajados' },
    failed: 'Os números da comunidade não chegaram.',
    loading: 'Carregando…',
  },
  tryAgain: 'Tentar de novo',
  adventure: {
    title: 'Quatro passos, e ela sai em viagem',
    paint: {
      title: 'Criar e pintar',
      text: 'Pegue uma pedra lisa e pinte o que quiser. Uma camada de verniz mantém as cores vivas na chuva.',
    },
    register: {
      title: 'Registrar a pedra',
      text: 'Dê a ela um nome, uma foto e um Rock ID, e ponha o ID na parte de baixo: com uma etiqueta, ou com mão firme e uma caneta.',
    },
    hide: {
      title: 'Esconder e compartilhar',
      text: 'Deixe a pedra à beira de uma trilha, debaixo de um banco, em cima de um muro: em um lugar seguro, onde alguém olhe duas vezes.',
    },
    find: {
      title: 'Encontrar e continuar',
      text: 'Alguém encontra a pedra, digita o ID e a esconde de novo. Você vê cada lugar novo, e os quilômetros vão somando.',
    },
  },
  explore: {
    title: 'Explore o mapa',
    lead: 'Cada ponto laranja é uma pedra pintada à espera de quem a encontre.',
    more: 'Explorar o mapa',
    failed: 'As pedras não chegaram.',
    pressGroup: 'Toque em um círculo de pontos para ver as pedras uma a uma.',
    pressDot: 'Toque em um ponto para ver há quanto tempo a pedra espera.',
  },
  month: {
    caption: 'Escondidas nos últimos trinta dias',
    buttons: { playing: 'Pausar', paused: 'Assistir', over: 'Ver de novo' },
  },
  featured: {
    title: 'Aventuras em destaque',
    lead: 'Estas três já viram mais do mundo do que a maioria de nós.',
    failed: 'As viajantes não chegaram.',
    failedText: 'Elas estão por aí, com certeza. Tente de novo daqui a pouco.',
    none: 'Nenhuma pedra partiu ainda. A sua pode ser a primeira.',
  },
  community: {
    title: 'Novidades da comunidade',
    lead: 'Pintadas, fotografadas e escondidas por gente como você.',
    more: 'Comunidade',
  },
  hunters: {
    title: 'Melhores caça-pedras',
    first: 'Caça-pedras do mês',
    failed: 'A lista não chegou.',
  },
};
