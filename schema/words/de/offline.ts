// The words of en/offline.ts in German.
import type { Words } from '../words.ts';

export const offline: Words['offline'] = {
  label: 'Verbindung',
  noConnection: 'Keine Verbindung.',
  whatYouSee: 'Du siehst, was auf diesem Gerät gespeichert ist.',
  tryAgain: 'Noch einmal',
  asOf: (moment: string) => `Stand: ${moment}`,
  newVersion: {
    title: 'Eine neue Version ist da',
    description: 'Sie kommt, wenn du diese Seite neu lädst.',
    action: 'Jetzt laden',
  },
};
