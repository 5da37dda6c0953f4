// The words of en/notification-settings.ts in German.
import type { Words } from '../words.ts';

export const notificationSettings: Words['notificationSettings'] = {
  loadFailed: 'Was du gewählt hast, ließ sich nicht laden. Bitte versuch es gleich noch einmal.',
  tryAgain: 'Noch einmal',
  intro:
    'Die Glocke erzählt dir alles. Hier wählst du, worüber wir dir auch schreiben. Jede Änderung wird sofort gespeichert.',
  otherDevices: 'Wo Push angekreuzt ist, gilt es für deine anderen Geräte.',
  group: 'E-Mails und Push-Nachrichten',
  emails: { now: 'E-Mail sofort', digest: 'Gesammelt', off: 'Keine E-Mail' },
  push: 'Push',
  pushOf: (topic: string) => `Push: ${topic}`,
  when: 'Wann',
  digest: 'Die Zusammenfassung kommt am Morgen',
  digests: { daily: 'Jeden Tag', weekly: 'Montags' },
  quietFrom: 'Ruhe von',
  quietUntil: 'Ruhe bis',
  neverQuiet: 'Ist zweimal dieselbe Stunde gewählt, kommen Push-Nachrichten zu jeder Zeit.',
  waitWhileQuiet: 'Solange Ruhe ist, warten Push-Nachrichten.',
  hours: 'Die Stunden gelten in der Zeitzone dieses Geräts. Wegen einer Bestellung schreiben wir dir immer.',
  notSaved: 'Das wurde nicht gespeichert',
  tryInAMoment: 'Bitte versuch es gleich noch einmal.',
  device: {
    on: 'Dieses Gerät zeigt Push-Nachrichten.',
    off: 'Dieses Gerät zeigt keine Push-Nachrichten.',
    denied: 'Dieser Browser erlaubt der Website keine Push-Nachrichten.',
    turnOn: 'Einschalten',
    turnOff: 'Ausschalten',
    failed: 'Das hat nicht geklappt',
    failedHint: 'Es hat sich nichts geändert. Bitte versuch es noch einmal.',
  },
};
