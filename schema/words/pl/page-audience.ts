// The words of en/page-audience.ts in Polish.
import type { Words } from '../words.ts';

export const pageAudience: Words['pageAudience'] = {
  invalid: 'Podaj, kto może otworzyć stronę: public, members albo hidden',
  notOwner: 'Tylko osoba, która pomalowała kamyk, może wybrać, kto widzi jego stronę',
  label: 'Kto widzi jego stronę',
  choices: {
    public: { label: 'Wszyscy', about: 'Każdy może otworzyć i udostępnić jego stronę.' },
    members: { label: 'Społeczność', about: 'Jego stronę mogą otworzyć tylko zalogowane osoby.' },
    hidden: { label: 'Tylko ja', about: 'Nikt inny nie może otworzyć jego strony.' },
  },
  failed: 'Strona się nie zmieniła',
};
