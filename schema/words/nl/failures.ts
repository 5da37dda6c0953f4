// The words of en/failures.ts in Dutch.
import type { Words } from '../words.ts';

export const failures: Words['failures'] = {
  newer: {
    title: 'Laad de pagina opnieuw',
    description:
      'Dit deel is niet aangekomen; misschien is er een nieuwere versie. Wat je over stenen typte, blijft bewaard. Een foto, en wat je ergens anders typte, niet: maak dat eerst af.',
  },
  partMissing: 'Dit deel van de pagina is niet aangekomen.',
  partMissingOffline: 'Dit deel van de pagina is niet aangekomen. Kijk of je verbinding hebt.',
  pageMissing: {
    title: 'Laad de pagina opnieuw',
    text: 'Je stenen zijn veilig. Deze pagina is niet aangekomen; misschien is er een nieuwere versie van.',
  },
  pageMissingOffline: {
    title: 'Voor deze pagina is verbinding nodig',
    text: 'Je stenen zijn veilig. De pagina gaat open zodra je weer online bent.',
  },
  failed: {
    title: 'We waren even de weg kwijt',
    text: 'Je stenen zijn veilig. Deze pagina kon niet geladen worden; de tweede keer lukt het meestal wel.',
  },
};
