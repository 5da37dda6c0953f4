// The words of en/place-form.ts in Dutch.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const placeForm: Words['placeForm'] = {
  titles: {
    hide: (rock: string) => `${rock} verstoppen`,
    rehide: (rock: string) => `${rock} weer verstoppen`,
    find: (rock: string) => `Je vond ${rock}`,
    move: 'Waar ligt de steen nu?',
  },
  moveHint: {
    mi: 'Tot ongeveer een mijl, of binnen dezelfde plaats. Verder? Meld hem als gevonden, en verstop hem daar.',
    km: 'Tot ongeveer anderhalve kilometer, of binnen dezelfde plaats. Verder? Meld hem als gevonden, en verstop hem daar.',
  },
  submit: {
    hide: 'Vastleggen',
    rehide: 'Vastleggen',
    find: 'Vastleggen',
    move: 'Vastleggen',
  },
  save: 'Opslaan',
  cancel: 'Annuleren',
  notes: 'Notities (niet verplicht)',
  notesHints: {
    hide: 'Waar heb je hem verstopt?',
    rehide: 'Hoe heb je hem gevonden?',
    find: 'Hoe heb je hem gevonden?',
    move: 'Waarom heb je hem verlegd?',
  },
  locate: 'Huidige locatie gebruiken',
  locating: 'Kijken waar je bent',
  located: 'Hier ben je nu. Verschuif de speld als de steen ergens anders ligt.',
  tapMap: {
    mi: 'Of tik op de kaart waar de steen ligt. Wie niet is ingelogd, ziet de plek tot op ongeveer 300 voet nauwkeurig.',
    km: 'Of tik op de kaart waar de steen ligt. Wie niet is ingelogd, ziet de plek tot op ongeveer 100 meter nauwkeurig.',
  },
  dragPin: {
    mi: 'Versleep de speld, of tik waar de steen ligt. Wie niet is ingelogd, ziet de plek tot op ongeveer 300 voet nauwkeurig.',
    km: 'Versleep de speld, of tik waar de steen ligt. Wie niet is ingelogd, ziet de plek tot op ongeveer 100 meter nauwkeurig.',
  },
  map: 'Kaart om de speld te zetten: de pijltoetsen schuiven de kaart, met Enter komt de speld in het midden',
  pin: 'Speld: de pijltoetsen verschuiven hem, met Shift in kleine stapjes',
  locationName: 'Naam van de plek',
  locationNameHint: 'Een plek die anderen kennen, zoals een park of een dorp',
  byHand: 'Zelf invullen',
  latitude: 'Breedtegraad',
  longitude: 'Lengtegraad',
  when: 'Wanneer?',
  justNow: 'Zojuist',
  wasEarlier: 'Het was eerder',
  wasAnotherTime: 'Het was een andere tijd',
  whenHint: (days: number) => `In de laatste ${number(days)} dagen.`,
  ground: {
    park: 'Nationale parken vragen om niets achter te laten; hier lees je waarom',
    water: 'Op onze kaart ligt deze plek in het water',
    inPark: <T>(park: T) => [
      'Deze plek ligt in ',
      park,
      '. Bezoekers laten daar geen spoor achter, en verf kan schadelijk zijn voor de dieren. Boswachters halen beschilderde stenen weg en doen ze bij het afval, dus de reis zou daar eindigen. Een stadspark erbuiten is een goede plek.',
    ],
    inNamelessPark:
      'Deze plek ligt in een nationaal park of natuurreservaat. Bezoekers laten daar geen spoor achter, en verf kan schadelijk zijn voor de dieren. Boswachters halen beschilderde stenen weg en doen ze bij het afval, dus de reis zou daar eindigen. Een stadspark erbuiten is een goede plek.',
    onWater:
      'Een steen in het water is moeilijk te vinden. Klopt een cijfer niet, of ontbreekt er een minteken?',
    alsoOnWater:
      'Op onze kaart ligt hij ook in het water. Een steen in het water is moeilijk te vinden. Klopt een cijfer niet, of ontbreekt er een minteken?',
    change: 'Andere plek kiezen',
    hideAnyway: 'Toch verstoppen',
    logAnyway: 'Toch vastleggen',
  },
  thanksForFind: {
    title: 'Mooie vondst!',
    text: (rock: string) => `Jouw woorden horen nu bij de reis van ${rock}.`,
  },
  thanksForMove: {
    title: 'Dankjewel',
    text: 'De kaart toont waar hij nu ligt, en de maker hoort ervan.',
  },
  tryAgain: 'Dat is niet aangekomen. Probeer het opnieuw.',
  failed: (why: string) => `De plek van de steen is niet opgeslagen: ${why}`,
};
