// The words of en/contact.ts in Polish.
import type { Words } from '../words.ts';

export const contact: Words['contact'] = {
  heading: 'Kontakt',
  lead: 'Napisz do nas o kamyku, o pomyśle albo o czymś, co nie działa.',
  whatHelps:
    'Pomaga nazwa kamyka i to, co widać na ekranie. Rock ID wysyłaj tylko nam, nigdy publicznie: kto je zna, może przypisać sobie znalezisko.',
  byPost: 'Pocztą',
  quickHelp: 'Szybka pomoc',
  lostId: {
    title: 'Zgubione Rock ID',
    inMyRocks: <T>(link: (words: string) => T) => [
      'ID wszystkich twoich kamyków są tutaj: ',
      link('Moje kamyki'),
      '. Skopiuj je, żeby namalować od nowa, albo wydrukuj naklejkę. Widzisz je tylko ty i osoba, która ma kamyk.',
    ],
    wornOff:
      'Masz kamyk z nieczytelnym ID? Wyślij nam zdjęcie obu stron i napisz, gdzie leżał: może poznamy go po obrazku.',
  },
  notThere: {
    title: 'Nie mogę znaleźć kamyka',
    radius:
      'Szukaj w promieniu 50 metrów od miejsca na mapie. Pod drzewami i między domami telefony często tak bardzo się mylą, a kosiarka, wiewiórka albo dziecko mogły trochę przesunąć kamyk.',
    member:
      'Patrz nisko: pod drzewami, pod ławkami, na murkach i parapetach, i nie odwracaj niczego, pod czym ktoś mieszka. Nadal nic? Może jest już w czyjejś kieszeni, w drodze do następnego miejsca.',
    visitor:
      'Patrz nisko: pod drzewami, pod ławkami, na murkach i parapetach, i nie odwracaj niczego, pod czym ktoś mieszka. Mapa pokazuje gościom tylko w przybliżeniu, gdzie leży kamyk. Zaloguj się, żeby zobaczyć dokładne miejsce.',
  },
  safety: {
    title: 'Bezpieczeństwo',
    noRisk:
      'Żaden kamyk nie jest wart ryzyka. Zostaw go, gdy leży przy drodze, na urwisku, w głębokiej wodzie albo za ogrodzeniem, i powiedz nam o tym, żeby mógł zniknąć z mapy.',
    unfit: <T>(link: (words: string) => T) => [
      'Coś na kamyku, na zdjęciu albo w komentarzu nie nadaje się dla rodzin? Zgłoś to tam, gdzie to widzisz, albo napisz do nas. Zanim schowasz kamyk, przeczytaj: ',
      link('Bezpieczeństwo i zasady'),
      '. W nagłym wypadku najpierw zadzwoń na lokalny numer alarmowy.',
    ],
  },
};
