// The words of en/offline.ts in Polish.
import type { Words } from '../words.ts';

export const offline: Words['offline'] = {
  label: 'Połączenie',
  noConnection: 'Brak połączenia.',
  whatYouSee: 'Widzisz to, co zapisało to urządzenie.',
  tryAgain: 'Spróbuj ponownie',
  asOf: (moment: string) => `Stan: ${moment}`,
  newVersion: {
    title: 'Nowa wersja jest gotowa',
    description: 'Pojawi się, gdy wczytasz stronę ponownie.',
    action: 'Wczytaj teraz',
  },
};
