// The words of en/near-me.ts in Dutch.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const nearMe: Words['nearMe'] = {
  heading: 'Dichtbij',
  stop: 'Stoppen',
  whereYouAre: 'waar je bent',
  count: (count: number) =>
    plural(count, {
      one: '# steen bij je in de buurt',
      other: '# stenen bij je in de buurt, de dichtstbijzijnde eerst',
    }),
  looking: 'Stenen bij je in de buurt zoeken…',
  locating: 'Kijken waar je bent…',
  failed: 'De stenen zijn niet aangekomen.',
  lastList: 'Dit is de laatste lijst.',
  tryAgain: 'Opnieuw proberen',
  staysHere: 'Waar je bent, blijft op dit apparaat: alleen het stuk kaart om je heen wordt opgevraagd.',
  staysHereKnownTo: (accuracy: string) =>
    `Waar je bent, blijft op dit apparaat: alleen het stuk kaart om je heen wordt opgevraagd. De nauwkeurigheid is ${accuracy}.`,
  showMore: 'Meer tonen',
  noneYet: 'Er is nog geen steen verstopt. Die van jou kan de eerste zijn.',
  farAway: 'Op wandelafstand of een klein stukje rijden wacht geen steen. De dichtstbijzijnde:',
  rocksAbout: (count: number, way: string) =>
    plural(count, { one: `# steen, ongeveer ${way}`, other: `# stenen, ongeveer ${way}` }),
  wayTo: (rock: string) => `De weg naar ${rock}`,
  wayToHidden: 'De weg naar een verstopte steen',
  there: 'Je bent er zo ongeveer. Kijk om je heen.',
  visitorsSee: {
    mi: 'Zonder in te loggen zie je een plek tot op ongeveer 300 voet nauwkeurig. Leden zien hem precies.',
    km: 'Zonder in te loggen zie je een plek tot op ongeveer 100 meter nauwkeurig. Leden zien hem precies.',
  },
  knownTo: (accuracy: string) => `Waar je bent, is bekend tot op ${accuracy} nauwkeurig.`,
  tooRough: (accuracy: string) =>
    `Waar je bent, is maar bekend tot op ${accuracy} nauwkeurig: te grof voor een pijl. In de open lucht gaat het beter.`,
  arrowTurns: 'De pijl draait mee met je telefoon.',
  compassDenied: 'Je telefoon heeft zijn kompas niet gedeeld. Boven is het noorden.',
  upIsNorth: 'Boven is het noorden.',
  northMark: 'N',
  aboutAway: (distance: string) => `Ongeveer ${distance}. De richting is niet bekend.`,
  foundIt: 'Gevonden? Typ de Rock ID van de sticker in en tik op “Als gevonden melden”.',
  enterId: 'Rock ID invullen',
  turnArrow: 'Pijl met mijn telefoon meedraaien',
  allRocks: 'Alle stenen dichtbij',
  waitsFromYou: (distance: string) => `Er wacht een steen op ${distance} van jou`,
  waitsFrom: (distance: string, town: string) => `Er wacht een steen op ${distance} van ${town}`,
  rockAt: <T>(rock: T, place: T) => [rock, ', ', place],
};
