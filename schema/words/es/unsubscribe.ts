// The words of en/unsubscribe.ts in Spanish.
import type { Words } from '../words.ts';

export const unsubscribe: Words['unsubscribe'] = {
  digest: 'Lo que llega en tu resumen',
  ask: '¿No quieres más estos correos?',
  askLead: 'Dejamos de escribirte sobre:',
  inTheApp: 'En la app sigues viendo lo que pasa.',
  stop: 'No recibirlos más',
  ended: 'Estos correos ya no llegarán',
  endedLead: 'Ya no te escribimos sobre:',
  yourRocks: 'Ver tus piedras',
  sendAgain: 'Recibirlos otra vez',
  again: 'Recibes de nuevo estos correos',
  againLead: 'Te escribimos sobre:',
};
