// The words of en/pro.ts in Polish.
import type { Words } from '../words.ts';

export const pro: Words['pro'] = {
  heading: 'Twój Rock Hunter Pro',
  onThisPage: 'Na tej stronie',
  closed: 'Miarka, rysunki i krótka droga do nas. To wszystko daje Rock Hunter Pro.',
  sections: {
    distanceAnalytics: {
      title: 'Statystyki odległości',
      text: 'Jak daleko dotarły twoje kamyki i co udało ci się znaleźć.',
    },
    csvExport: { title: 'Eksport CSV', text: 'To, co twoje, w plikach, które otworzy każdy arkusz.' },
    premiumDesigns: {
      title: 'Wzory premium',
      text: 'Rysunki do wydruku i odrysowania na kamieniu, z kolorami do malowania.',
    },
    prioritySupport: {
      title: 'Szybsza pomoc',
      text: 'Pisz do nas o wszystkim. Na e-maile z Rock Hunter Pro odpowiadamy w pierwszej kolejności.',
    },
  },
  support: {
    subject: '[Rock Hunter Pro] Pytanie o moje kamyki',
    write: 'Napisz do pomocy',
    keepSubject: 'Zostaw w temacie [Rock Hunter Pro]: dzięki temu twój e-mail trafi na górę stosu.',
  },
};
