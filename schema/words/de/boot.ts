// The words of en/boot.ts in German.
import type { Words } from '../words.ts';

export const boot: Words['boot'] = {
  loading: 'Lädt …',
  late: 'Bisher ist nichts angekommen.',
  loadAgain: 'Seite neu laden',
  withoutScript: 'Diese Seite braucht JavaScript, um deine Steine und die Karte zu zeigen.',
  news: { title: 'Neues von einem Stein', body: 'Öffne die Website, um es zu sehen.' },
};
