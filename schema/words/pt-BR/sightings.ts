// The words of en/sightings.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const sightings: Words['sightings'] = {
  neverHidden: 'Esta pedra nunca foi escondida, então ninguém pode tê-la visto.',
  inHand:
    'Alguém está com esta pedra agora. Se você a está vendo, é porque logo será escondida: deixe-a para essa pessoa.',
  tooManyEmails: 'Já enviamos vários desses e-mails hoje. Tente de novo amanhã.',
  dead: 'Este link não está completo ou é antigo demais. Na página do Rock ID você pode pedir de novo.',
  notPainter: 'Só quem pintou esta pedra pode remover um avistamento',
  gone: 'Este avistamento não está mais aqui',
};
