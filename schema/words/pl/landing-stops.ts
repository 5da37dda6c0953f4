// The words of en/landing-stops.ts in Polish.
import type { Words } from '../words.ts';

export const landingStops: Words['landingStops'] = {
  signUp: 'Dołącz za darmo',
  ambassador: {
    title: 'Ekipa założycielska',
    text: 'Zajmij jedno z pierwszych 2 miejsc w swoim stanie lub kraju, a dostaniesz bezpłatnie 20 naklejek z kodem QR. Odpowiadamy w ciągu 24 godzin.',
    apply: 'Dołącz do ekipy założycielskiej',
  },
  figures: {
    label: 'Społeczność w liczbach',
    names: {
      totalRocks: 'Kamyki',
      activeCountries: 'Kraje',
      totalUsers: 'Osoby',
    },
    traveled: { mi: 'Przebyte mile', km: 'Przebyte kilometry' },
    failed: 'Liczby o społeczności nie dotarły.',
    loading: 'Wczytywanie…',
  },
  tryAgain: 'Spróbuj ponownie',
  adventure: {
    title: 'Cztery kroki i rusza w drogę',
    paint: {
      title: 'Wymyśl i pomaluj',
      text: 'Weź gładki kamyk i namaluj, co chcesz. Warstwa lakieru ochroni kolory przed deszczem.',
    },
    register: {
      title: 'Zarejestruj kamyk',
      text: 'Daj mu nazwę, zdjęcie i Rock ID, a ID umieść na spodzie: na naklejce albo pewną ręką, pisakiem.',
    },
    hide: {
      title: 'Schowaj i pokaż',
      text: 'Zostaw go przy ścieżce, pod ławką, na murku: w bezpiecznym miejscu, gdzie ktoś spojrzy dwa razy.',
    },
    find: {
      title: 'Znajdź i podaj dalej',
      text: 'Ktoś go znajduje, wpisuje ID i chowa ponownie. Widzisz każde nowe miejsce, a droga się wydłuża.',
    },
  },
  explore: {
    title: 'Rozejrzyj się po mapie',
    lead: 'Każda pomarańczowa kropka to pomalowany kamyk, który czeka, aż ktoś go znajdzie.',
    more: 'Mapa kamyków',
    failed: 'Kamyki nie dotarły.',
    pressGroup: 'Naciśnij kółko z kropkami, żeby zobaczyć jego kamyki po kolei.',
    pressDot: 'Naciśnij kropkę, żeby zobaczyć, jak długo czeka kamyk.',
  },
  month: {
    caption: 'Schowane w ostatnich trzydziestu dniach',
    buttons: { playing: 'Pauza', paused: 'Odtwórz', over: 'Jeszcze raz' },
  },
  featured: {
    title: 'Niezwykłe przygody kamyków',
    lead: 'Te trzy widziały więcej świata niż większość z nas.',
    failed: 'Podróżnicy nie dotarli.',
    failedText: 'Są gdzieś w świecie, to pewne. Spróbuj ponownie za chwilę.',
    none: 'Żaden kamyk jeszcze nie wyruszył. Twój może być pierwszy.',
  },
  community: {
    title: 'Nowości ze społeczności',
    lead: 'Pomalowane, sfotografowane i schowane przez ludzi takich jak ty.',
    more: 'Społeczność',
  },
  hunters: {
    title: 'Najbystrzejsze oczy',
    first: 'Sokole oko miesiąca',
    failed: 'Lista nie dotarła.',
  },
};
