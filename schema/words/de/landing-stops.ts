// The words of en/landing-stops.ts in German.
import type { Words } from '../words.ts';

export const landingStops: Words['landingStops'] = {
  signUp: 'Kostenlos mitmachen',
  ambassador: {
    title: 'Das Gründungsteam',
    text: 'Sei unter den ersten 2 in deinem Bundesstaat oder Land, und ein Päckchen mit 20 QR-Code-Aufklebern gehört dir, kostenlos. Wir antworten innerhalb von 24 Stunden.',
    apply: 'Komm ins Gründungsteam',
  },
  figures: {
    label: 'Die Gemeinschaft in Zahlen',
    names: {
      totalRocks: 'Steine',
      activeCountries: 'Länder',
      totalUsers: 'Mitglieder',
    },
    traveled: { mi: 'Gereiste Meilen', km: 'Gereiste Kilometer' },
    failed: 'Die Zahlen der Gemeinschaft sind nicht angekommen.',
    loading: 'Lädt …',
  },
  tryAgain: 'Noch einmal',
  adventure: {
    title: 'Vier Schritte, und er ist unterwegs',
    paint: {
      title: 'Gestalten und malen',
      text: 'Nimm einen glatten Stein und male, was dir gefällt. Eine Schicht Lack hält die Farben auch im Regen frisch.',
    },
    register: {
      title: 'Stein registrieren',
      text: 'Gib ihm einen Namen, ein Foto und eine Rock ID. Die ID kommt auf die Rückseite: mit einem Aufkleber, oder mit ruhiger Hand und einem Stift.',
    },
    hide: {
      title: 'Verstecken und teilen',
      text: 'Leg ihn an einen Weg, unter eine Bank, auf eine Mauer: an eine sichere Stelle, an der jemand zweimal hinsieht.',
    },
    find: {
      title: 'Finden und weiter',
      text: 'Jemand findet ihn, gibt die ID ein und versteckt ihn wieder. Du siehst jeden neuen Ort, und der Weg wird immer länger.',
    },
  },
  explore: {
    title: 'Erkunde die Karte',
    lead: 'Jeder orange Punkt ist ein bemalter Stein, der darauf wartet, gefunden zu werden.',
    more: 'Karte erkunden',
    failed: 'Die Steine sind nicht angekommen.',
    pressGroup: 'Tippe auf einen Kreis aus Punkten, um seine Steine einzeln zu sehen.',
    pressDot: 'Tippe auf einen Punkt, um zu sehen, wie lange sein Stein schon wartet.',
  },
  month: {
    caption: 'In den letzten dreißig Tagen versteckt',
    buttons: { playing: 'Pause', paused: 'Abspielen', over: 'Noch einmal' },
  },
  featured: {
    title: 'Weitgereiste Steine',
    lead: 'Diese drei haben mehr von der Welt gesehen als die meisten von uns.',
    failed: 'Die Reisenden sind nicht angekommen.',
    failedText: 'Sie sind da draußen, ganz bestimmt. Bitte versuch es gleich noch einmal.',
    none: 'Noch ist kein Stein losgezogen. Deiner könnte der erste sein.',
  },
  community: {
    title: 'Frisch aus der Gemeinschaft',
    lead: 'Bemalt, fotografiert und versteckt von Menschen wie dir.',
    more: 'Gemeinschaft',
  },
  hunters: {
    title: 'Die besten Spürnasen',
    first: 'Spürnase des Monats',
    failed: 'Die Liste ist nicht angekommen.',
  },
};
