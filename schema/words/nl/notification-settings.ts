// The words of en/notification-settings.ts in Dutch.
import type { Words } from '../words.ts';
export const notificationSettings: Words['notificationSettings'] = {
  loadFailed: 'Wat je koos, kon niet geladen worden. Probeer het zo nog eens.',
  tryAgain: 'Opnieuw proberen',
  intro:
    'De bel vertelt je alles. Hier kies je waarover we je ook schrijven. Een wijziging wordt meteen opgeslagen.',
  otherDevices: 'Waar Push is aangevinkt, geldt dat voor je andere apparaten.',
  group: 'E-mails en pushberichten',
  emails: { now: 'E-mail meteen', digest: 'In overzicht', off: 'Geen e-mail' },
  push: 'Push',
  pushOf: (topic: string) => `Push: ${topic}`,
  when: 'Wanneer',
  digest: 'Het overzicht komt ’s ochtends',
  digests: { daily: 'Elke dag', weekly: 'Op maandag' },
  quietFrom: 'Stil vanaf',
  quietUntil: 'Stil tot',
  neverQuiet: 'Met twee keer hetzelfde uur komen pushberichten altijd.',
  waitWhileQuiet: 'In de stille uren wachten pushberichten.',
  hours: 'De uren zijn die van de tijdzone van dit apparaat. Over een bestelling schrijven we je altijd.',
  notSaved: 'Dat is niet opgeslagen',
  tryInAMoment: 'Probeer het zo nog eens.',
  device: {
    on: 'Dit apparaat toont pushberichten.',
    off: 'Dit apparaat toont geen pushberichten.',
    denied: 'Deze browser staat niet toe dat de site pushberichten stuurt.',
    turnOn: 'Aanzetten',
    turnOff: 'Uitzetten',
    failed: 'Dat lukte niet',
    failedHint: 'Er is niets veranderd. Probeer het opnieuw.',
  },
};
