// The words of en/location.ts in Polish.
import type { Words } from '../words.ts';
const instead = {
  coordinates: 'wpisz współrzędne ręcznie',
  placeSearch: 'wyszukaj miejsce po nazwie',
  mapAlone: 'przesuń mapę ręcznie na to miejsce',
};

const howToAllow = {
  ios: 'Na iPhonie lub iPadzie otwórz Ustawienia, Prywatność i ochrona, Usługi lokalizacji, Witryny Safari, wybierz Podczas używania aplikacji i spróbuj ponownie',
  safari:
    'W Safari otwórz menu Safari, Ustawienia tej witryny, przy Położeniu wybierz Pozwalaj i spróbuj ponownie',
  other: 'Zezwól tej stronie na dostęp do położenia w ustawieniach przeglądarki i spróbuj ponownie',
};

type Instead = keyof typeof instead;

export const location: Words['location'] = {
  unsupported: {
    title: 'Położenie nieobsługiwane',
    text: (otherwise: Instead) =>
      `Ta przeglądarka nie umie powiedzieć, gdzie jesteś. Zamiast tego ${instead[otherwise]}.`,
  },
  denied: {
    title: 'Brak zgody na położenie',
    text: (otherwise: Instead, browser: keyof typeof howToAllow) =>
      `${howToAllow[browser]} albo ${instead[otherwise]}.`,
  },
  unavailable: {
    title: 'Położenie niedostępne',
    text: (otherwise: Instead) =>
      `Urządzenie nie ustaliło, gdzie jesteś. Spróbuj ponownie pod gołym niebem albo ${instead[otherwise]}.`,
  },
  timedOut: {
    title: 'Trwało to za długo',
    text: (otherwise: Instead) =>
      `Ustalanie położenia trwało za długo. Spróbuj ponownie albo ${instead[otherwise]}.`,
  },
};
