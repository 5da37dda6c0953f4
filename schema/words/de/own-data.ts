// The words of en/own-data.ts in German.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { list } from './lists.ts';

const rocks = (count: number) => plural(count, { one: '# Stein', other: '# Steine' });
const ofRocks = (count: number) => plural(count, { one: '# Stein', other: '# Steinen' });

const stepsAndPhotos = (steps: number, photos: number) =>
  list([
    ...(steps > 0
      ? [plural(steps, { one: '# Schritt ihrer Reisen', other: '# Schritte ihrer Reisen' })]
      : []),
    ...(photos > 0 ? [plural(photos, { one: '# Foto', other: '# Fotos' })] : []),
  ]);

export const ownData: Words['ownData'] = {
  takeWithYou: 'Mitnehmen',
  aboutDownload:
    'Eine ZIP-Datei mit allem, was du hier hast: deine Steine mit ihren Rock IDs und Fotos, jeder Schritt ihrer Reisen, deine Funde, Kommentare und Bestellungen. Die Tabellen öffnet jede Tabellen-App, die Wege jede Karte. Es ist kostenlos. Behalte die Datei für dich: Rock IDs sind geheim.',
  preparing: 'Wird vorbereitet …',
  download: 'Meine Daten herunterladen',
  downloadBegins: {
    title: 'Das Herunterladen beginnt',
    description: 'Mit vielen Fotos dauert es eine Weile. Der Browser sagt dir, wenn die Datei da ist.',
  },
  noFile: 'Diesmal keine Datei',
  tryAgain: 'Bitte versuch es gleich noch einmal.',
  bringItIn: 'Mitbringen',
  aboutImport:
    'Hast du ein ZIP von einer anderen Website mit Rockabout? Es bringt seine Steine, Reisen und Fotos in dieses Konto, mit ihren Rock IDs. Der bisherige Weg zählt für deine Steine, aber in keiner Rangliste. Steine, die auf dieser Website anderen gehören, lassen sich nicht einlesen. Wenn es mittendrin aufhört, wähle dieselbe Datei noch einmal: Es geht da weiter, wo es aufgehört hat.',
  bringIn: 'ZIP einlesen',
  bringingIn: 'Wird eingelesen …',
  progress: 'Deine Steine werden eingelesen',
  doneSoFar: (done: number, all: number) =>
    `${number(done)} von ${ofRocks(all)}. Es geht weiter, wenn du diese Einstellungen schließt. Bitte lass die Seite offen.`,
  reading: 'Die Datei wird gelesen …',
  goToMyRocks: 'Zu „Meine Steine“',
  signInAgain: 'Wieder anmelden',
  signIn: 'Anmelden',
  leftOut: 'Ausgelassen',
  goOn: (count: number) => `Weiter mit ${ofRocks(count)}`,
  notAsAWhole: 'Deine Datei kam nicht ganz an',
  chooseAgain: (failure: string) => `${failure} Wähle dieselbe Datei noch einmal, und es geht weiter.`,

  allHere: (all: number) => plural(all, { one: 'Dein Stein ist hier', other: 'Deine # Steine sind hier' }),
  noneHere: 'Es kam kein Stein an',
  someHere: (done: number, all: number) =>
    plural(done, {
      one: `# von deinen ${ofRocks(all)} ist hier`,
      other: `# von deinen ${ofRocks(all)} sind hier`,
    }),
  sentence: (title: string) => `${title}.`,
  came: (count: number, steps: number, photos: number) =>
    steps + photos > 0
      ? `Diesmal angekommen: ${rocks(count)}, dazu ${stepsAndPhotos(steps, photos)}.`
      : `Diesmal angekommen: ${rocks(count)}.`,
  cameAlong: (steps: number, photos: number) => `Mitgekommen: ${stepsAndPhotos(steps, photos)}.`,
  meanwhile: (count: number) =>
    plural(count, {
      one: '# Stein war schon da, als er gesendet wurde, vielleicht aus einem anderen Tab.',
      other: '# Steine waren schon da, als sie gesendet wurden, vielleicht aus einem anderen Tab.',
    }),
  nothingMissing: 'Es fehlte nichts, und es wurde nichts geändert.',
  someLeftOut: (count: number) =>
    plural(count, { one: '# Stein wurde ausgelassen.', other: '# Steine wurden ausgelassen.' }),
  waiting: (count: number, why: string, from: string) =>
    `${plural(count, { one: '# Stein wartet.', other: '# Steine warten.' })} ${why} Weiter geht es ab ${from}.`,
  signedOut: (done: number, all: number) =>
    `Du bist hier abgemeldet, oder jemand anders hat sich angemeldet. ${
      done > 0
        ? plural(done, {
            one: `Angekommen ist # von deinen ${ofRocks(all)}.`,
            other: `Angekommen sind # von deinen ${ofRocks(all)}.`,
          })
        : 'Es wurde nichts eingelesen.'
    } Melde dich wieder an und wähle dieselbe Datei: Es geht da weiter, wo es aufgehört hat.`,
  nothingCame: 'Es wurde nichts eingelesen.',
  notSent: 'Die Datei ließ sich nicht senden. Bitte versuch es gleich noch einmal.',
  aRock: 'Ein Stein',

  exportsSpent:
    'Du hast deine Daten heute schon mehrmals heruntergeladen. Bitte komm morgen wieder, oder in einer Stunde, wenn ein Herunterladen abgebrochen ist.',
  fromElsewhere:
    'Dieser Link steht auf einer anderen Website, deshalb wurde nichts heruntergeladen. Deine Daten findest du in deinem Profil unter „Einstellungen“.',
  tooMuch:
    'Das ist mehr, als sich auf einmal einlesen lässt. Bitte lade die Seite neu und wähle die Datei noch einmal.',
  notOurs:
    'Das ist keine Datei von uns, oder sie wurde geändert. Bitte wähle ein ZIP, wie es hier heruntergeladen wurde.',
  version: 'Diese Datei ist von einer neueren Version.',
  triedOften:
    'Heute wurden mehrere Dateien nicht angenommen. Bitte wähle morgen dieselbe Datei noch einmal: Es geht da weiter, wo es aufgehört hat.',
  enoughThisHour:
    'Das waren viele Dateien in einer Stunde. Bitte wähle in einer Stunde dieselbe Datei noch einmal: Es geht da weiter, wo es aufgehört hat.',
  enoughToday:
    'Mehr lässt sich an einem Tag nicht einlesen. Bitte wähle morgen dieselbe Datei noch einmal: Es geht da weiter, wo es aufgehört hat.',
  tooNew: 'Einen Stein mit so vielen Schritten kannst du einlesen, sobald du 7 Tage dabei bist.',
  untold:
    'Einige dieser Rock IDs gehören schon zu Steinen dieser Website. Welche, können wir spätestens in einer Stunde sagen. Bitte wähle dann dieselbe Datei noch einmal.',
  taken: (codes: string, hasMore: boolean) =>
    `Diese Rock IDs gehören schon zu Steinen dieser Website: ${codes}${hasMore ? ' und vielleicht noch mehr' : ''}. Eine Datei bringt Steine auf eine Website, die sie noch nicht hat.`,
  wrong: (rock: string, why: string) => `${rock}: ${why}.`.replace(/\.\.$/, '.'),
  allWrong: (names: readonly string[], why: string) => `${list(names)}: ${why}.`.replace(/\.\.$/, '.'),

  tooMuchFor: 'Das Foto oder die Reise ist zu groß',
  twice: 'Die Rock ID oder die Nummer steht zweimal in der Datei',
  otherInText:
    'In einem Text oder in der Reise steht die Rock ID eines anderen Steins aus der Datei, und wer sie liest, könnte sich einen Fund gutschreiben. Bitte ändere das dort, woher die Datei ist, und lade die Datei noch einmal herunter',
  time: 'Eine Zeit liegt in der Zukunft, oder vor der, auf die sie folgt',
  firstStep: 'Die Reise beginnt mit einem Fund',
  photo: 'Das Foto fehlt, ist beschädigt, ist kein Foto oder hat mehr als 10 MB',
  codeTaken: 'Die Rock ID gehört schon zu einem Stein dieser Website',
  tooNewFor: 'So viele Schritte lassen sich einlesen, sobald du 7 Tage dabei bist',
};
