// The words of en/not-found.ts in Polish.
import type { Words } from '../words.ts';

export const notFound: Words['notFound'] = {
  heading: '404: nie ma takiej strony',
  didYouForget: 'Może strona nie została dodana do routera?',
  ifNot:
    'A jeśli nie o to chodzi: pod tym kamieniem nic nie ma. W adresie może być literówka albo strona ruszyła dalej, jak to kamyki.',
  toStart: 'Wróć na stronę główną',
  exploreMap: 'Mapa kamyków',
};
