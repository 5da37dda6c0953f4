// The words of en/location.ts in Dutch.
import type { Words } from '../words.ts';
const instead = {
  coordinates: 'vul de coördinaten zelf in',
  placeSearch: 'zoek een plek op naam',
  mapAlone: 'schuif de kaart zelf naar de plek',
};

const howToAllow = {
  ios: 'Open op je iPhone of iPad Instellingen, Privacy en beveiliging, Locatievoorzieningen, Safari-websites, kies “Bij gebruik van app” en probeer het opnieuw',
  safari:
    'Open in Safari het Safari-menu, “Instellingen voor deze website”, zet Locatie op “Sta toe” en probeer het opnieuw',
  other: 'Sta de locatie voor deze site toe in de instellingen van je browser en probeer het opnieuw',
};

type Instead = keyof typeof instead;

export const location: Words['location'] = {
  unsupported: {
    title: 'Locatie niet mogelijk',
    text: (otherwise: Instead) =>
      `Deze browser kan niet zeggen waar je bent. Ga zo verder: ${instead[otherwise]}.`,
  },
  denied: {
    title: 'Locatie niet toegestaan',
    text: (otherwise: Instead, browser: keyof typeof howToAllow) =>
      `${howToAllow[browser]}, of ${instead[otherwise]}.`,
  },
  unavailable: {
    title: 'Locatie niet beschikbaar',
    text: (otherwise: Instead) =>
      `Je apparaat kon niet vinden waar je bent. Probeer het opnieuw in de open lucht, of ${instead[otherwise]}.`,
  },
  timedOut: {
    title: 'Locatie duurde te lang',
    text: (otherwise: Instead) =>
      `Het duurde te lang om te vinden waar je bent. Probeer het opnieuw, of ${instead[otherwise]}.`,
  },
};
