// The words of en/rock-cards.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const rockCards: Words['rockCards'] = {
  rockId: 'Rock ID',
  copyCode: (code: string) => `Copiar o Rock ID ${code}`,
  codeCopied: 'Rock ID copiado',
  distance: 'Distância viajada',
  timesFound: 'Vezes encontrada',
  lastLocation: 'Último lugar',
  notSet: 'Ainda não há',
  viewJourney: 'Ver viagem',
  track: 'Ver no mapa',
  trackNamed: (rock: string) => `Ver ${rock} no mapa`,

  featured: (rank: number) => `Destaque nº ${number(rank)}`,
  by: <T>(painter: T) => ['por ', painter],
  places: 'Lugares, o mais recente primeiro',
  notHidden: <T>(name: T) => [name, ' ainda não foi escondida. O primeiro lugar aparece aqui.'],

  hide: 'Esconder pedra',
  isHidden: 'Pedra escondida',
  printLabel: 'Imprimir etiqueta',
  giveAway: 'Dar a alguém',
  adoptedByYou: <T>(painter: T) => ['Pintada por ', painter, ', adotada por você'],
  offer: {
    until: (day: string) => `Oferecida até ${day}`,
    wanted: <T>(receiver: T) => [receiver, ' gostaria de tê-la'],
    wish: <T>(receiver: T) => [receiver, ' gostaria de adotá-la.'],
    answerUntil: (day: string) => `Responda até ${day}.`,
    youOffer: (day: string) => `Você a oferece até ${day}.`,
    nobodyYet: 'Ninguém disse sim ainda.',
    answer: 'Responder',
    see: 'Ver oferta',
  },

  readyToHide: 'Pronta para esconder em um novo lugar',
  isHome: 'De volta em casa, com você',
  isKept: 'Fica com você',
  foundOwn: (day: string, near: string | null) =>
    near === null
      ? `Você a encontrou em ${day}. Ela é sua.`
      : `Você a encontrou em ${day}, ${near}. Ela é sua.`,
  foundOf: <T>(day: string, near: string | null, owner: T) => [
    near === null
      ? `Você a encontrou em ${day}. Ela é de `
      : `Você a encontrou em ${day}, ${near}. Ela é de `,
    owner,
    '.',
  ],
  rehide: 'Esconder de novo',
  addPlace: 'Dizer onde a encontrou',

  rehidden: 'Escondida de novo',
  wayBy: <T>(way: T, painter: T) => [way, ', pintada por ', painter],
  hidAgain: (day: string) => `Você a escondeu de novo em ${day}`,
  hidAgainAt: <T>(day: string, place: T) => [`Você a escondeu de novo em ${day}: `, place],

  withheld: {
    rock: 'No momento, as outras pessoas não veem esta pedra.',
    rockHow:
      'A viagem dela está guardada. O e-mail que enviamos a você diz por quê. Você vê isso de outro jeito? Responda ao e-mail.',
    photo: 'No momento, a foto desta pedra não é mostrada.',
    photoHow:
      'A pedra em si segue viagem. O e-mail que enviamos a você diz por quê. Você vê isso de outro jeito? Responda ao e-mail.',
    heldHow: 'Mesmo assim você pode escondê-la de novo: ela segue viagem depois que olharmos o caso.',
  },
};
