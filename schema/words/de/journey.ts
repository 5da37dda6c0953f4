// The words of en/journey.ts in German.
import type { Words } from '../words.ts';

export const journey: Words['journey'] = {
  latitude: 'Der Breitengrad muss eine Zahl von -90 bis 90 sein',
  longitude: 'Der Längengrad muss eine Zahl von -180 bis 180 sein',
  nowhere: 'Breitengrad 0 und Längengrad 0 treffen sich auf offener See. Bitte gib ein, wo der Stein ist.',
  locationName: 'Der Name des Ortes fehlt noch',
  actionType: 'Sag, ob der Stein versteckt oder gefunden wurde',
  notOwner: 'Diesen Stein kann nur verstecken, wem er gehört',
  notActive: 'Dieser Stein ist schon versteckt oder schon gefunden',
  notHolder: 'Zu diesem Fund kann nur etwas dazuschreiben, wer den Stein gefunden hat',
  initialNotes: 'Das erste Versteck',
  deeds: {
    hidden: 'Versteckt',
    found: 'Gefunden',
    moved: 'Weiter gelegt',
    handed: 'Weitergegeben',
  },
  deedsBy: {
    hidden: (name: string) => `Versteckt von ${name}`,
    found: (name: string) => `Gefunden von ${name}`,
    moved: (name: string) => `Weiter gelegt von ${name}`,
    handed: (name: string) => `Weitergegeben an ${name}`,
  },
  tooFast: 'Zählt in keiner Rangliste: eingelesen oder schneller als ein Flugzeug',
  partTooFast: (distance: string) =>
    `In keiner Rangliste gezählt: ${distance}, eingelesen oder schneller als ein Flugzeug`,
  logged: (day: string) => `Eingetragen am ${day}`,
  mistake: 'Das war ein Versehen und zählt nicht',
  timeline: 'Die Reise des Steins',
  begins: <T>(rock: T) => ['Die Reise beginnt, sobald ', rock, ' zum ersten Mal versteckt wird.'],
  earlierMissing: 'Die früheren Einträge kamen nicht an. Bitte versuch es noch einmal.',
  showEarlier: 'Frühere zeigen',
  missing: <T>(rock: T) => ['Die Reise von ', rock, ' kam nicht an. Bitte prüfe deine Verbindung.'],
  tryAgain: 'Noch einmal',
};
