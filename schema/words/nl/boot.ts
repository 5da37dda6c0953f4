// The words of en/boot.ts in Dutch.
import type { Words } from '../words.ts';

export const boot: Words['boot'] = {
  loading: 'Laden…',
  late: 'Er is nog niets gekomen.',
  loadAgain: 'Pagina opnieuw laden',
  withoutScript: 'Deze pagina heeft JavaScript nodig om je stenen en de kaart te tonen.',
  news: { title: 'Nieuws van een steen', body: 'Open de site om het te bekijken.' },
};
