// The words of en/boot.ts in Polish.
import type { Words } from '../words.ts';

export const boot: Words['boot'] = {
  loading: 'Wczytywanie…',
  late: 'Jeszcze nic nie dotarło.',
  loadAgain: 'Wczytaj stronę ponownie',
  withoutScript: 'Ta strona potrzebuje JavaScriptu, żeby pokazać twoje kamyki i mapę.',
  news: { title: 'Wieści o kamyku', body: 'Otwórz stronę, żeby je zobaczyć.' },
};
