// The words of en/unsubscribe.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const unsubscribe: Words['unsubscribe'] = {
  digest: 'O que vem no seu resumo',
  ask: 'Não receber mais estes e-mails?',
  askLead: 'Deixamos de escrever para você sobre:',
  inTheApp: 'No aplicativo você ainda vê o que acontece.',
  stop: 'Parar estes e-mails',
  ended: 'Estes e-mails pararam',
  endedLead: 'Não escrevemos mais para você sobre:',
  yourRocks: 'Ver as suas pedras',
  sendAgain: 'Receber de novo',
  again: 'Você volta a receber estes e-mails',
  againLead: 'Escrevemos para você sobre:',
};
