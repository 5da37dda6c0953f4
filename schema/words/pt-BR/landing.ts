// The words of en/landing.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const landing: Words['landing'] = {
  claim: <T>(br: T) => ['Pinte uma pedra. ', br, 'Esconda. ', br, 'Veja até onde ela vai.'],
  lead: 'Cada pedra leva um ID na parte de baixo. Quem a encontra digita o ID e a esconde em um lugar novo, e você vê a viagem dela crescer no mapa, ponto por ponto.',
  signUp: 'Criar conta grátis',
  howItWorks: 'Como funciona',
  finder: {
    title: 'Achei uma pedra',
    text: 'Vire a pedra e digite o que está na etiqueta.',
    field: 'Rock ID',
    find: 'Achei',
  },
};
