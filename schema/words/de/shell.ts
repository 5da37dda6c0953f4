// The words of en/shell.ts in German.
import type { Words } from '../words.ts';

export const shell: Words['shell'] = {
  skip: 'Direkt zum Inhalt',
  foundRock: 'Stein gefunden? Rock ID eingeben',
  foundRockShort: 'Stein gefunden',
  menu: 'Menü',
  main: 'Hauptmenü',
  register: 'Stein registrieren',
  signUp: 'Mitmachen',
  signIn: 'Anmelden',
  pro: 'Rock Hunter Pro',
  goPremium: 'Pro holen',
  exploreMap: 'Karte erkunden',
  myRocks: 'Meine Steine',
  community: 'Gemeinschaft',
  shop: 'Shop',
  admin: 'Verwaltung',
  gettingStarted: 'Erste Schritte',
  explore: 'Entdecken',
  featured: 'Weitgereist',
  adventureJourney: 'So geht es',
  footer: 'Fußzeile',
  contactUs: 'Kontakt',
  subscribe: 'Abo',
  privacy: 'Datenschutz',
  language: 'Sprache',
  distances: 'Entfernungen',
  units: { mi: 'Meilen', km: 'Kilometer' },
  change: 'Ändern',
  anonymous: 'Anonym',
  yourMenu: 'Dein Menü',
  loading: 'Lädt …',
  tryAgain: 'Noch einmal',
  loadAgain: 'Seite neu laden',
  offline: {
    title: 'Dafür brauchst du eine Verbindung',
    description: 'Auf dieser Seite geht nichts verloren. Bitte versuch es noch einmal, wenn du online bist.',
  },
  unreachable:
    'Wir konnten den Server nicht erreichen. Bitte prüfe deine Verbindung und versuch es noch einmal.',
  signedOut: { title: 'Nicht angemeldet', description: 'Du wurdest abgemeldet. Wir melden dich wieder an …' },
  pictureMissing: 'Bild nicht geladen',
  newer: {
    title: 'Bitte lade die Seite neu',
    description:
      'Dieser Teil ist nicht angekommen, vielleicht gibt es eine neuere Version. Was du über Steine geschrieben hast, bleibt erhalten. Ein Foto und was du woanders geschrieben hast, bleiben nicht erhalten: Mach das zuerst fertig.',
  },
  partMissing: 'Dieser Teil der Seite ist nicht angekommen.',
  partMissingOffline: 'Dieser Teil der Seite ist nicht angekommen. Bitte prüfe deine Verbindung.',
  pageMissing: {
    title: 'Bitte lade die Seite neu',
    text: 'Deinen Steinen ist nichts passiert. Diese Seite ist nicht angekommen, vielleicht gibt es eine neuere Version von ihr.',
  },
  pageMissingOffline: {
    title: 'Diese Seite braucht eine Verbindung',
    text: 'Deinen Steinen ist nichts passiert. Die Seite öffnet sich, sobald du wieder online bist.',
  },
  failed: {
    title: 'Wir haben uns kurz verlaufen',
    text: 'Deinen Steinen ist nichts passiert. Diese Seite ließ sich gerade nicht laden. Beim zweiten Mal klappt es meistens.',
  },
};
