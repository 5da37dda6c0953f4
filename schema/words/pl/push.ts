// The words of en/push.ts in Polish.
import type { Words } from '../words.ts';

export const push: Words['push'] = {
  endpoint: 'To nie jest adres znanej nam usługi push',
  key: 'To nie jest klucz przeglądarki',
  topic: 'Wybierz, o czym chcesz wiedzieć',
  unavailable: 'Nie udało się teraz wysłać powiadomienia',
  hide: { offer: 'Powiedz mi, gdy ktoś go znajdzie', isOn: 'To urządzenie powie ci, gdy ktoś go znajdzie.' },
  rehide: { offer: 'Powiedz mi, dokąd trafi dalej', isOn: 'To urządzenie powie ci, dokąd trafi dalej.' },
  denied: 'Twoja przeglądarka nie pozwala tej stronie wysyłać powiadomień.',
  howToAllow: {
    ios: 'Żeby to zmienić, otwórz Ustawienia, Powiadomienia, wybierz tę aplikację i zezwól na nie.',
    safari: 'Żeby to zmienić, otwórz menu Safari, Ustawienia, Witryny, Powiadomienia i zezwól tej stronie.',
    other: 'Żeby to zmienić, zezwól tej stronie na powiadomienia w ustawieniach przeglądarki.',
  },
  failed: { title: 'To się nie udało', text: 'Nic się nie włączyło. Spróbuj ponownie.' },
};
