// The words of en/unsubscribe.ts in Polish.
import type { Words } from '../words.ts';

export const unsubscribe: Words['unsubscribe'] = {
  digest: 'To, co jest w twoim podsumowaniu',
  ask: 'Nie wysyłać więcej takich e-maili?',
  askLead: 'Przestaniemy do ciebie pisać o tym:',
  inTheApp: 'W aplikacji nadal widzisz, co się dzieje.',
  stop: 'Nie wysyłajcie ich',
  ended: 'Te e-maile już nie przyjdą',
  endedLead: 'Nie piszemy już do ciebie o tym:',
  yourRocks: 'Zobacz swoje kamyki',
  sendAgain: 'Wysyłajcie je znowu',
  again: 'Znów dostajesz te e-maile',
  againLead: 'Piszemy do ciebie o tym:',
};
