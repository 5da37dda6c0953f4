// The words of en/offline.ts in Dutch.
import type { Words } from '../words.ts';
export const offline: Words['offline'] = {
  label: 'Verbinding',
  noConnection: 'Geen verbinding.',
  whatYouSee: 'Je ziet wat dit apparaat heeft bewaard.',
  tryAgain: 'Opnieuw proberen',
  asOf: (moment: string) => `Stand van ${moment}`,
  newVersion: {
    title: 'Er is een nieuwe versie',
    description: 'Je krijgt hem als je deze pagina opnieuw laadt.',
    action: 'Nu laden',
  },
};
