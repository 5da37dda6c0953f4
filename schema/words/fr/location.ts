// The words of en/location.ts in French.
import type { Words } from '../words.ts';
const instead = {
  coordinates: 'saisis les coordonnées à la main',
  placeSearch: 'cherche un lieu par son nom',
  mapAlone: 'déplace la carte à la main jusqu’à l’endroit',
};

const howToAllow = {
  ios: 'Sur iPhone ou iPad, ouvre Réglages, Confidentialité et sécurité, Service de localisation, Sites web Safari, choisis « Lorsque l’app est active » et réessaie',
  safari:
    'Dans Safari, ouvre le menu Safari, « Réglages pour ce site web », règle Position sur « Autoriser » et réessaie',
  other: 'Autorise la localisation pour ce site dans les réglages de ton navigateur et réessaie',
};

type Instead = keyof typeof instead;

export const location: Words['location'] = {
  unsupported: {
    title: 'Position impossible ici',
    text: (otherwise: Instead) => `Ce navigateur ne peut pas dire où tu es. Alors ${instead[otherwise]}.`,
  },
  denied: {
    title: 'Position pas autorisée',
    text: (otherwise: Instead, browser: keyof typeof howToAllow) =>
      `${howToAllow[browser]}, ou ${instead[otherwise]}.`,
  },
  unavailable: {
    title: 'Position introuvable',
    text: (otherwise: Instead) =>
      `Ton appareil n’a pas pu trouver où tu es. Réessaie à ciel ouvert, ou ${instead[otherwise]}.`,
  },
  timedOut: {
    title: 'Recherche trop longue',
    text: (otherwise: Instead) =>
      `La recherche de ta position a pris trop de temps. Réessaie, ou ${instead[otherwise]}.`,
  },
};
