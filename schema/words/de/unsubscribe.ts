// The words of en/unsubscribe.ts in German.
import type { Words } from '../words.ts';

export const unsubscribe: Words['unsubscribe'] = {
  digest: 'Was in deiner Zusammenfassung steht',
  ask: 'Keine solchen E-Mails mehr?',
  askLead: 'Darüber schreiben wir dir dann nicht mehr:',
  inTheApp: 'In der App siehst du weiterhin, was passiert.',
  stop: 'Diese E-Mails beenden',
  ended: 'Diese E-Mails sind beendet',
  endedLead: 'Darüber schreiben wir dir nicht mehr:',
  yourRocks: 'Deine Steine ansehen',
  sendAgain: 'Wieder schicken',
  again: 'Du bekommst diese E-Mails wieder',
  againLead: 'Darüber schreiben wir dir:',
};
