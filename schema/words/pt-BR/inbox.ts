// The words of en/inbox.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const inbox: Words['inbox'] = {
  heading: 'Notificações',
  settings: 'Configurar notificações',
  loadFailed: 'Não foi possível carregar o que aconteceu.',
  loadFailedHint: 'Suas pedras continuam viajando mesmo assim. Tente de novo daqui a pouco.',
  quiet: 'Tudo calmo até agora.',
  quietHint:
    'Quando alguém encontrar uma pedra sua, você lê aqui. Em algum lugar, uma espera para ser vista.',
  exploreMap: 'Explorar o mapa',
  keptFor: (days: number) => `Ficam guardadas por ${number(days)} dias.`,
  today: 'Hoje',
  yesterday: 'Ontem',
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  new: 'Nova',
  seePhoto: 'Ver a foto',
  seePhotoOf: (rock: string) => `Ver a foto: ${rock}`,
  answer: 'Responder',
  answerAbout: (rock: string) => `Responder sobre ${rock}`,
  sinceYouWereHere: 'Desde a sua última visita',
  newsFailed: 'As novidades não chegaram. Suas pedras continuam viajando mesmo assim.',
  noNews: 'Tudo calmo até agora. Em algum lugar, uma pedra espera para ser vista.',
  all: 'Todas as notificações',
};
