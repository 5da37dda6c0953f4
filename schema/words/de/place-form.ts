// The words of en/place-form.ts in German.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const placeForm: Words['placeForm'] = {
  titles: {
    hide: (rock: string) => `${rock} verstecken`,
    rehide: (rock: string) => `${rock} wieder verstecken`,
    find: (rock: string) => `Du hast ${rock} gefunden`,
    move: 'Wo liegt der Stein jetzt?',
  },
  moveHint: {
    mi: 'Bis etwa eine Meile weit, oder innerhalb des Ortes. Weiter weg? Melde ihn als gefunden und versteck ihn dort.',
    km: 'Bis etwa anderthalb Kilometer weit, oder innerhalb des Ortes. Weiter weg? Melde ihn als gefunden und versteck ihn dort.',
  },
  submit: {
    hide: 'Eintragen',
    rehide: 'Eintragen',
    find: 'Eintragen',
    move: 'Eintragen',
  },
  save: 'Speichern',
  cancel: 'Abbrechen',
  notes: 'Notiz (freiwillig)',
  notesHints: {
    hide: 'Wo hast du ihn versteckt?',
    rehide: 'Wie hast du ihn gefunden?',
    find: 'Wie hast du ihn gefunden?',
    move: 'Warum liegt er jetzt woanders?',
  },
  locate: 'Meinen Standort benutzen',
  locating: 'Dein Standort wird gesucht',
  located: 'Hier bist du gerade. Verschieb die Stecknadel, wenn der Stein woanders ist.',
  tapMap: {
    mi: 'Oder tippe auf der Karte dahin, wo der Stein ist. Ohne Anmeldung sieht man die Stelle nur auf etwa 300 Fuß genau.',
    km: 'Oder tippe auf der Karte dahin, wo der Stein ist. Ohne Anmeldung sieht man die Stelle nur auf etwa 100 Meter genau.',
  },
  dragPin: {
    mi: 'Zieh die Stecknadel dahin, wo der Stein ist, oder tippe dorthin. Ohne Anmeldung sieht man die Stelle nur auf etwa 300 Fuß genau.',
    km: 'Zieh die Stecknadel dahin, wo der Stein ist, oder tippe dorthin. Ohne Anmeldung sieht man die Stelle nur auf etwa 100 Meter genau.',
  },
  map: 'Karte für die Stecknadel: Die Pfeiltasten bewegen die Karte, die Eingabetaste setzt die Stecknadel in die Mitte',
  pin: 'Stecknadel: Die Pfeiltasten bewegen sie, mit der Umschalttaste in kleinen Schritten',
  locationName: 'Name des Ortes',
  locationNameHint: 'Ein Ort, den andere kennen, zum Beispiel ein Park oder eine Stadt',
  byHand: 'Von Hand eingeben',
  latitude: 'Breitengrad',
  longitude: 'Längengrad',
  when: 'Wann?',
  justNow: 'Gerade eben',
  wasEarlier: 'Es war früher',
  wasAnotherTime: 'Es war zu einer anderen Zeit',
  whenHint: (days: number) => `Innerhalb der letzten ${number(days)} Tage.`,
  ground: {
    park: 'In Nationalparks soll nichts liegen bleiben. Hier steht, warum',
    water: 'Auf unserer Karte liegt diese Stelle im Wasser',
    inPark: <T>(park: T) => [
      'Diese Stelle liegt in diesem Schutzgebiet: ',
      park,
      '. Wer dort zu Besuch ist, lässt nichts zurück, und Farbe kann wilden Tieren schaden. Die Parkaufsicht sammelt bemalte Steine ein und entsorgt sie. Dann wäre die Reise zu Ende. Ein Stadtpark außerhalb ist ein guter Ort.',
    ],
    inNamelessPark:
      'Diese Stelle liegt in einem Nationalpark oder Naturschutzgebiet. Wer dort zu Besuch ist, lässt nichts zurück, und Farbe kann wilden Tieren schaden. Die Parkaufsicht sammelt bemalte Steine ein und entsorgt sie. Dann wäre die Reise zu Ende. Ein Stadtpark außerhalb ist ein guter Ort.',
    onWater: 'Ein Stein im Wasser ist schwer zu finden. Ist eine Ziffer falsch, oder fehlt ein Minus?',
    alsoOnWater:
      'Auf unserer Karte liegt sie außerdem im Wasser. Ein Stein im Wasser ist schwer zu finden. Ist eine Ziffer falsch, oder fehlt ein Minus?',
    change: 'Andere Stelle wählen',
    hideAnyway: 'Trotzdem verstecken',
    logAnyway: 'Trotzdem eintragen',
  },
  thanksForFind: {
    title: 'Toller Fund!',
    text: (rock: string) => `Deine Worte gehören jetzt zur Reise von ${rock}.`,
  },
  thanksForMove: {
    title: 'Danke',
    text: 'Die Karte zeigt, wo er jetzt liegt, und wer ihn bemalt hat, erfährt davon.',
  },
  tryAgain: 'Das kam nicht an. Bitte versuch es noch einmal.',
  failed: (why: string) => `Der Ort des Steins ließ sich nicht eintragen: ${why}`,
};
