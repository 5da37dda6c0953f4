// The words of en/location.ts in German.
import type { Words } from '../words.ts';

const instead = {
  coordinates: 'gib die Koordinaten von Hand ein',
  placeSearch: 'suche einen Ort nach seinem Namen',
  mapAlone: 'schiebe die Karte von Hand an den Ort',
};

const howToAllow = {
  ios: 'Öffne auf dem iPhone oder iPad „Einstellungen“, „Datenschutz & Sicherheit“, „Ortungsdienste“, „Safari-Websites“, wähle „Beim Verwenden der App“ und versuch es noch einmal',
  safari:
    'Öffne in Safari das Menü „Safari“, dann „Einstellungen für diese Website“, stelle „Standort“ auf „Erlauben“ und versuch es noch einmal',
  other:
    'Erlaube dieser Website in den Einstellungen deines Browsers den Standort und versuch es noch einmal',
};

type Instead = keyof typeof instead;

export const location: Words['location'] = {
  unsupported: {
    title: 'Kein Standort möglich',
    text: (otherwise: Instead) => `Dieser Browser kann nicht sagen, wo du bist. Bitte ${instead[otherwise]}.`,
  },
  denied: {
    title: 'Standort nicht erlaubt',
    text: (otherwise: Instead, browser: keyof typeof howToAllow) =>
      `${howToAllow[browser]}, oder ${instead[otherwise]}.`,
  },
  unavailable: {
    title: 'Standort nicht gefunden',
    text: (otherwise: Instead) =>
      `Dein Gerät konnte nicht feststellen, wo du bist. Versuch es unter freiem Himmel noch einmal, oder ${instead[otherwise]}.`,
  },
  timedOut: {
    title: 'Standort dauert zu lange',
    text: (otherwise: Instead) =>
      `Es hat zu lange gedauert, deinen Standort zu finden. Versuch es noch einmal, oder ${instead[otherwise]}.`,
  },
};
