// The words of en/unsubscribe.ts in Dutch.
import type { Words } from '../words.ts';
export const unsubscribe: Words['unsubscribe'] = {
  digest: 'Wat in je overzicht komt',
  ask: 'Deze e-mails niet meer?',
  askLead: 'We schrijven je dan niet meer over:',
  inTheApp: 'In de app zie je nog steeds wat er gebeurt.',
  stop: 'Stop deze e-mails',
  ended: 'Deze e-mails zijn gestopt',
  endedLead: 'We schrijven je niet meer over:',
  yourRocks: 'Je stenen bekijken',
  sendAgain: 'Stuur ze weer',
  again: 'Je krijgt deze e-mails weer',
  againLead: 'We schrijven je over:',
};
