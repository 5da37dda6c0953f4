// The words of en/failures.ts in Polish.
import type { Words } from '../words.ts';

export const failures: Words['failures'] = {
  newer: {
    title: 'Wczytaj stronę ponownie',
    description:
      'Ta część nie dotarła; być może jest nowsza wersja. To, co dotyczy kamyków, zostaje zapisane. Zdjęcie i teksty wpisane gdzie indziej nie: najpierw je dokończ.',
  },
  partMissing: 'Ta część strony nie dotarła.',
  partMissingOffline: 'Ta część strony nie dotarła. Sprawdź połączenie.',
  pageMissing: {
    title: 'Wczytaj stronę ponownie',
    text: 'Twoje kamyki są bezpieczne. Ta strona nie dotarła; być może jest jej nowsza wersja.',
  },
  pageMissingOffline: {
    title: 'Ta strona potrzebuje połączenia',
    text: 'Twoje kamyki są bezpieczne. Strona otworzy się, gdy tylko wróci sieć.',
  },
  failed: {
    title: 'Na chwilę zgubiliśmy drogę',
    text: 'Twoje kamyki są bezpieczne. Tej strony nie udało się teraz wczytać; zwykle działa za drugim razem.',
  },
};
