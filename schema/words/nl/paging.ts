// The words of en/paging.ts in Dutch.
import type { Words } from '../words.ts';
export const paging: Words['paging'] = {
  limit: (most: number) => `limit is een geheel getal van 1 tot ${most}`,
  showMore: 'Meer tonen',
  moreFailed: 'De volgende konden niet geladen worden. Probeer het opnieuw.',
  rocksAreSafe: 'Je stenen zijn veilig. Probeer het zo nog eens.',
  cursor: 'Deze cursor hoort niet bij deze lijst',
};
