// The words of en/notification-settings.ts in French.
import type { Words } from '../words.ts';
export const notificationSettings: Words['notificationSettings'] = {
  loadFailed: 'Tes choix n’ont pas pu être chargés. Réessaie dans un instant.',
  tryAgain: 'Réessayer',
  intro:
    'La cloche te dit tout. Ici, tu choisis pour quoi nous t’écrivons en plus. Chaque changement est enregistré tout de suite.',
  otherDevices: 'Là où « Push » est coché, tes autres appareils affichent les notifications.',
  group: 'E-mails et notifications push',
  emails: { now: 'E-mail aussitôt', digest: 'Dans le résumé', off: 'Pas d’e-mail' },
  push: 'Push',
  pushOf: (topic: string) => `Push : ${topic}`,
  when: 'Quand',
  digest: 'Le résumé arrive le matin',
  digests: { daily: 'Chaque jour', weekly: 'Le lundi' },
  quietFrom: 'Au calme à partir de',
  quietUntil: 'Au calme jusqu’à',
  neverQuiet: 'Avec deux fois la même heure, les notifications push arrivent à tout moment.',
  waitWhileQuiet: 'Pendant les heures calmes, les notifications push attendent.',
  hours:
    'Les heures sont celles du fuseau horaire de cet appareil. Pour une commande, nous t’écrivons toujours.',
  notSaved: 'Ce n’est pas enregistré',
  tryInAMoment: 'Réessaie dans un instant.',
  device: {
    on: 'Cet appareil affiche les notifications push.',
    off: 'Cet appareil n’affiche pas de notifications push.',
    denied: 'Ce navigateur ne laisse pas le site envoyer de notifications push.',
    turnOn: 'Les activer',
    turnOff: 'Les désactiver',
    failed: 'Cela n’a pas marché',
    failedHint: 'Rien n’a changé. Réessaie.',
  },
};
