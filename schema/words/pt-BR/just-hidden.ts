// The words of en/just-hidden.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const justHidden: Words['justHidden'] = {
  titles: {
    hide: 'Que ótimo! Pedra escondida!',
    rehide: 'Perfeito! Pedra escondida de novo!',
  },
  next: {
    hide: <T>(place: T) => [place, '. Agora ela está no mapa, à espera de quem a encontre primeiro.'],
    rehide: <T>(place: T) => [place, '. Ela segue viagem, e você continua fazendo parte dela.'],
  },
  journeyBegins: 'A viagem dela começa aqui',
  added: (way: string) => `+ ${way}`,
  samePlace: 'No mesmo lugar de antes',
};
