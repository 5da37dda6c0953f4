// The words of en/notification-settings.ts in Polish.
import type { Words } from '../words.ts';

export const notificationSettings: Words['notificationSettings'] = {
  loadFailed: 'Nie udało się wczytać twoich ustawień. Spróbuj ponownie za chwilę.',
  tryAgain: 'Spróbuj ponownie',
  intro:
    'Dzwonek mówi ci o wszystkim. Tutaj wybierasz, o czym mamy do ciebie także pisać. Zmiana zapisuje się od razu.',
  otherDevices: 'Zaznaczone powiadomienia push dotyczą twoich innych urządzeń.',
  group: 'E-maile i powiadomienia push',
  emails: { now: 'E-mail od razu', digest: 'W podsumowaniu', off: 'Bez e-maila' },
  push: 'Push',
  pushOf: (topic: string) => `Push: ${topic}`,
  when: 'Kiedy',
  digest: 'Podsumowanie przychodzi rano',
  digests: { daily: 'Codziennie', weekly: 'W poniedziałki' },
  quietFrom: 'Cisza od',
  quietUntil: 'Cisza do',
  neverQuiet: 'Gdy obie godziny są takie same, powiadomienia push przychodzą o każdej porze.',
  waitWhileQuiet: 'W czasie ciszy powiadomienia push czekają.',
  hours: 'Godziny są w strefie czasowej tego urządzenia. O zamówieniach piszemy zawsze.',
  notSaved: 'To się nie zapisało',
  tryInAMoment: 'Spróbuj ponownie za chwilę.',
  device: {
    on: 'To urządzenie pokazuje powiadomienia push.',
    off: 'To urządzenie nie pokazuje powiadomień push.',
    denied: 'Ta przeglądarka nie pozwala stronie wysyłać powiadomień push.',
    turnOn: 'Włącz je',
    turnOff: 'Wyłącz je',
    failed: 'To się nie udało',
    failedHint: 'Nic się nie zmieniło. Spróbuj ponownie.',
  },
};
