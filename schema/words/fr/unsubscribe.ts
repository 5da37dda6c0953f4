// The words of en/unsubscribe.ts in French.
import type { Words } from '../words.ts';
export const unsubscribe: Words['unsubscribe'] = {
  digest: 'Ce qui arrive dans ton résumé',
  ask: 'Ne plus recevoir ces e-mails ?',
  askLead: 'Nous arrêtons de t’écrire à propos de :',
  inTheApp: 'Dans l’appli, tu vois toujours ce qui se passe.',
  stop: 'Arrêter ces e-mails',
  ended: 'Ces e-mails sont arrêtés',
  endedLead: 'Nous ne t’écrivons plus à propos de :',
  yourRocks: 'Voir tes galets',
  sendAgain: 'Les recevoir de nouveau',
  again: 'Tu reçois de nouveau ces e-mails',
  againLead: 'Nous t’écrivons à propos de :',
};
