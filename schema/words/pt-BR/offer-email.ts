// The words of en/offer-email.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { unit } from './units.ts';

export const offerEmail: Words['offerEmail'] = {
  subject: 'Alguém gostaria de dar a você uma pedra pintada',
  heading: 'Uma pedra pintada para você?',
  what: 'Alguém procura um novo lar para uma pedra pintada e pensou em você. Quem a adota a esconde e segue a viagem dela, enquanto outras pessoas a encontram e a escondem de novo.',
  see: (days: number) => `Veja qual é a pedra e quem a dá. O link vale por ${unit(days, 'day')}.`,
  button: 'Ver a pedra',
  doNothing:
    'Não sabe quem pode ser, ou não tem lugar para uma pedra? Então não faça nada: nada muda de mãos sem você, e guardamos o seu endereço só enquanto a oferta estiver aberta.',
};
