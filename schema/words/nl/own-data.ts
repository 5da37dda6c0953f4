// The words of en/own-data.ts in Dutch.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { list } from './lists.ts';

const rocks = (count: number) => plural(count, { one: '# steen', other: '# stenen' });

const stepsAndPhotos = (steps: number, photos: number) =>
  list([
    ...(steps > 0
      ? [plural(steps, { one: '# stap van hun reizen', other: '# stappen van hun reizen' })]
      : []),
    ...(photos > 0 ? [plural(photos, { one: '# foto', other: '# foto’s' })] : []),
  ]);

export const ownData: Words['ownData'] = {
  takeWithYou: 'Neem alles mee',
  aboutDownload:
    'Eén ZIP-bestand met alles wat je hier hebt: je stenen met hun Rock ID’s en foto’s, elke stap van hun reizen, je vondsten, reacties en bestellingen. Tabellen open je in een spreadsheet, routes op een kaart. Het is gratis. Houd het voor jezelf: Rock ID’s zijn geheim.',
  preparing: 'Klaarmaken…',
  download: 'Mijn gegevens downloaden',
  downloadBegins: {
    title: 'Je download begint',
    description: 'Met veel foto’s duurt het even. De browser zegt wanneer hij er is.',
  },
  noFile: 'Deze keer geen bestand',
  tryAgain: 'Probeer het zo nog eens.',
  bringItIn: 'Breng het hierheen',
  aboutImport:
    'Heb je een ZIP van een andere Rockabout-site? Daarmee komen de stenen, reizen en foto’s in dit account, met hun Rock ID’s. Wat ze eerder reisden, telt voor je stenen, maar niet voor een ranglijst. Stenen die op deze site van anderen zijn, kunnen niet mee. Stopt het halverwege, kies dan hetzelfde bestand opnieuw: het gaat verder waar het was.',
  bringIn: 'ZIP inlezen',
  bringingIn: 'Inlezen…',
  progress: 'Je stenen inlezen',
  doneSoFar: (done: number, all: number) =>
    `${number(done)} van ${rocks(all)}. Het gaat door als je deze instellingen sluit. Houd de pagina open.`,
  reading: 'Bestand lezen…',
  goToMyRocks: 'Naar Mijn stenen',
  signInAgain: 'Opnieuw inloggen',
  signIn: 'Inloggen',
  leftOut: 'Overgeslagen',
  goOn: (count: number) => `Verder met ${rocks(count)}`,
  notAsAWhole: 'Je bestand is niet helemaal ingelezen',
  chooseAgain: (failure: string) => `${failure} Kies hetzelfde bestand opnieuw, dan gaat het verder.`,
  allHere: (all: number) => plural(all, { one: 'Je steen is er', other: 'Je # stenen zijn er' }),
  noneHere: 'Er is geen steen ingelezen',
  someHere: (done: number, all: number) =>
    plural(done, {
      one: `# van je ${rocks(all)} is er`,
      other: `# van je ${rocks(all)} zijn er`,
    }),
  sentence: (title: string) => `${title}.`,
  came: (count: number, steps: number, photos: number) =>
    steps + photos > 0
      ? `Deze keer ingelezen: ${rocks(count)}, met ${stepsAndPhotos(steps, photos)}.`
      : `Deze keer ingelezen: ${rocks(count)}.`,
  cameAlong: (steps: number, photos: number) => `Meegekomen: ${stepsAndPhotos(steps, photos)}.`,
  meanwhile: (count: number) =>
    plural(count, {
      one: '# steen was er al toen ze werden verstuurd, misschien vanuit een ander tabblad.',
      other: '# stenen waren er al toen ze werden verstuurd, misschien vanuit een ander tabblad.',
    }),
  nothingMissing: 'Er ontbrak niets, en er is niets veranderd.',
  someLeftOut: (count: number) =>
    plural(count, { one: '# steen is overgeslagen.', other: '# stenen zijn overgeslagen.' }),
  waiting: (count: number, why: string, from: string) =>
    `${plural(count, { one: '# steen wacht.', other: '# stenen wachten.' })} ${why} Meer kan vanaf ${from}.`,
  signedOut: (done: number, all: number) =>
    `Je bent hier uitgelogd, of iemand anders is ingelogd. ${
      done > 0 ? `Ingelezen: ${number(done)} van je ${rocks(all)}.` : 'Er is niets ingelezen.'
    } Log opnieuw in en kies hetzelfde bestand: het gaat verder waar het was.`,
  nothingCame: 'Er is niets ingelezen.',
  notSent: 'Het bestand kon niet verstuurd worden. Probeer het zo nog eens.',
  aRock: 'Een steen',
  exportsSpent:
    'Je hebt je gegevens vandaag al meerdere keren gedownload. Kom morgen terug, of over een uur als een download is afgebroken.',
  fromElsewhere:
    'Deze link staat op een andere site, dus er is niets gedownload. Je gegevens vind je in je profiel, bij “Instellingen”.',
  tooMuch: 'Dit is meer dan in één keer kan. Laad de pagina opnieuw en kies het bestand nog eens.',
  notOurs: 'Dit is geen bestand van ons, of het is veranderd. Kies een ZIP zoals hij hier is gedownload.',
  version: 'Dit bestand is van een nieuwere versie.',
  triedOften:
    'Er zijn vandaag meerdere bestanden geweigerd. Kies hetzelfde bestand morgen opnieuw: het gaat verder waar het was.',
  enoughThisHour:
    'Dat waren veel bestanden voor één uur. Kies hetzelfde bestand over een uur opnieuw: het gaat verder waar het was.',
  enoughToday:
    'Meer kunnen bestanden op één dag niet brengen. Kies hetzelfde bestand morgen opnieuw: het gaat verder waar het was.',
  tooNew: 'Een steen met zoveel stappen kun je inlezen zodra je 7 dagen lid bent.',
  untold:
    'Sommige van deze Rock ID’s staan al op stenen van deze site. Welke, kunnen we uiterlijk over een uur zeggen. Kies dan hetzelfde bestand opnieuw.',
  taken: (codes: string, hasMore: boolean) =>
    `Deze Rock ID’s staan al op stenen van deze site: ${codes}${hasMore ? ', en misschien nog meer' : ''}. Een bestand brengt stenen naar een site die ze nog niet heeft.`,
  wrong: (rock: string, why: string) => `${rock}: ${why}.`.replace(/\.\.$/, '.'),
  allWrong: (names: readonly string[], why: string) => `${list(names)}: ${why}.`.replace(/\.\.$/, '.'),
  tooMuchFor: 'de foto of de reis is te groot',
  twice: 'de Rock ID, of het nummer, staat twee keer in het bestand',
  otherInText:
    'in een tekst, of in een van de reis, staat de Rock ID van een andere steen uit het bestand, en wie hem leest, kan doen alsof die gevonden is. Verander de tekst waar het bestand vandaan komt, en download het bestand opnieuw',
  time: 'een tijd ligt in de toekomst, of vóór de tijd waar hij op volgt',
  firstStep: 'de reis begint met een vondst',
  photo: 'de foto ontbreekt, is beschadigd, is geen foto, of is groter dan 10 MB',
  codeTaken: 'de Rock ID staat al op een steen van deze site',
  tooNewFor: 'zoveel stappen kun je inlezen zodra je 7 dagen lid bent',
};
