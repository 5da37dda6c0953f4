// The words of en/takebacks.ts in German.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { utcMoment } from './utc.ts';

const things = (count: number) => plural(count, { one: '# Sache', other: '# Sachen' });

const ofKinds = {
  rock: { one: 'Stein', other: 'Steine' },
  journey: { one: 'Reise mit Einträgen', other: 'Reisen mit Einträgen' },
  comment: { one: 'Kommentar', other: 'Kommentare' },
  line: { one: 'Zeile zu einem Fund', other: 'Zeilen zu Funden' },
  thanks: { one: 'Dankeschön', other: 'Dankeschöns' },
  sighting: { one: 'Antwort „Gesehen“', other: 'Antworten „Gesehen“' },
  absence: { one: 'Antwort „Er ist nicht da“', other: 'Antworten „Er ist nicht da“' },
  question: { one: 'Frage zu einem Stein', other: 'Fragen zu Steinen' },
  offer: { one: 'Angebot für einen Stein', other: 'Angebote für Steine' },
  like: { one: 'Herz', other: 'Herzen' },
  report: { one: 'Meldung', other: 'Meldungen' },
};

type Kind = keyof typeof ofKinds;

export const takebacks: Words['takebacks'] = {
  hourFrom: (from: string) => `die Stunde ab ${utcMoment(from)}`,
  departed: (letters: string) => `Gelöschtes Konto ${letters}`,

  takeBack: (name: string) => `Eine Stunde zurücknehmen: ${name}`,
  takeBackButton: (name: string) => `Eine Stunde zurücknehmen: ${name} …`,
  takeBackShort: 'Eine Stunde zurücknehmen …',
  takenBack: 'Zurückgenommen',
  whatOfMembers:
    'Das blendet ihre Steine und Kommentare aus und entfernt ihre Funde, Herzen und Notizen dieser Stunde. Jedes der Mitglieder bekommt eine E-Mail. Im Protokoll kannst du es 90 Tage lang rückgängig machen.',
  whatOfDeparted:
    'Das blendet ihre Steine aus und entfernt ihre Funde dieser Stunde. Wessen Konto gelöscht ist, bekommt keine E-Mail. Im Protokoll kannst du es 90 Tage lang rückgängig machen.',
  canUndo: 'Im Protokoll kannst du es 90 Tage lang rückgängig machen.',
  fromLabel: 'Ab (UTC), eine Stunde lang',
  until: (time: string, isNewest: boolean) =>
    isNewest ? `Bis ${time}. In dieser Stunde wurde zuletzt etwas getan.` : `Bis ${time}.`,
  enterTime: 'Bitte gib Tag und Uhrzeit ein',
  everybody: 'Alle zeigen, die aus demselben Netz geschrieben haben',
  aboutNetworks:
    'Netze sind sieben Tage lang bekannt. Eine Schule oder ein Mobilfunkanbieter kann ein einziges Netz sein: Wähle, wer dazugehört.',
  hourNotLoaded: 'Die Stunde ließ sich nicht laden.',
  aboutReason: (most: number) =>
    `Die Mitglieder lesen ihn in der E-Mail. Bitte nenne darin niemanden. Bis zu ${most} Zeichen.`,
  takingBack: 'Wird zurückgenommen …',
  takeItBack: 'Zurücknehmen',
  takeBackThings: (count: number, members: number) =>
    members > 1
      ? `${things(count)} von ${plural(members, { one: '# Mitglied', other: '# Mitgliedern' })} zurücknehmen`
      : `${things(count)} zurücknehmen`,
  nothingMade: 'In dieser Stunde entstand nichts, was sich zurücknehmen lässt.',
  nothingInHour: 'Nichts in dieser Stunde',
  moreWrote: (count: number) =>
    plural(count, {
      one: '# weiteres Mitglied hat in dieser Stunde etwas geschrieben. Gezeigt sind die mit dem meisten: Nimm zurück, was zur Flut gehört, und öffne das hier noch einmal.',
      other:
        '# weitere Mitglieder haben in dieser Stunde etwas geschrieben. Gezeigt sind die mit dem meisten: Nimm zurück, was zur Flut gehört, und öffne das hier noch einmal.',
    }),
  stays:
    'Was bleibt: Profile, Korrekturen älterer Einträge, weitergegebene oder verschenkte Steine, Antworten auf Fragen und wem jemand folgt. Bei Sichtungen ist sieben Tage lang bekannt, von wem sie sind. Ein Foto, das nur diese Meldungen ausgeblendet haben, wird wieder gezeigt, außer andere haben es auch gemeldet oder du hast entschieden.',

  taken: (counts: string) => `Zurückgenommen: ${counts}.`,
  nothingYet: 'Noch ist nichts zurückgenommen.',
  nothingTaken: 'Es wurde nichts zurückgenommen.',
  toCome: (counts: string) => `Kommt mit dem stündlichen Lauf: ${counts}.`,
  builtOn: 'Darauf haben andere aufgebaut, deshalb bleibt es:',
  notReturned: (counts: string) => `Ein Rückgängigmachen brächte nicht zurück: ${counts}.`,
  stateNotLoaded: 'Es hat angefangen. Wie weit es ist, ließ sich nicht laden.',
  close: 'Schließen',

  countOf: (count: number, kind: Kind) => `${number(count)} ${plural(count, ofKinds[kind])}`,
  kindOf: <T>(count: number, kind: Kind, numbered: (words: string) => T) => [
    numbered(number(count)),
    ` ${plural(count, ofKinds[kind])}`,
  ],
  kinds: {
    rock: 'Stein',
    journey: 'Reise mit Einträgen',
    comment: 'Kommentar',
    line: 'Zeile zu einem Fund',
    thanks: 'Dankeschön',
    sighting: 'Antwort „Gesehen“',
    absence: 'Antwort „Er ist nicht da“',
    question: 'Frage zu einem Stein',
    offer: 'Angebot für einen Stein',
    like: 'Herz',
    report: 'Meldung',
  },
  whyLost: {
    rock: 'du hast inzwischen darüber entschieden, oder er ist weg',
    journey: 'die Reise ging ohne das weiter',
    comment: 'du hast inzwischen darüber entschieden, oder er ist weg',
    line: 'beim Fund steht inzwischen etwas anderes, oder er ist weg',
    thanks: 'es gibt einen anderen Dank, der Stein gehört jemand anderem, oder der Fund ist weg',
    sighting: 'der Stein ist weg',
    absence: 'der Stein ist weg',
    question: 'das Foto dazu wurde für immer gelöscht, und die Frage lässt sich noch einmal stellen',
    offer: 'der Link dazu gilt nicht mehr, und der Stein lässt sich noch einmal anbieten',
    like: 'der Stein ist weg',
    report: 'worum es geht, ist weg',
  },
  goneRock: 'ein Stein, den es nicht mehr gibt',
  fates: {
    waits: 'noch zu tun',
    kept: 'bleibt: andere haben darauf aufgebaut',
    lost: 'kommt nicht wieder',
  },
  show: (shown: number, all: number) =>
    shown < all
      ? `Zeigen, was es ist (${number(shown)} von ${number(all)})`
      : `Zeigen, was es ist (${number(shown)})`,

  undone: 'Rückgängig gemacht',
  undo: 'Zurücknehmen einer Stunde rückgängig machen',
  membersTold: 'Die Mitglieder erfahren davon.',
  aboutUndo:
    'Alles, was noch passt, kommt so wieder, wie es war, und die Mitglieder erfahren davon. Ein einzelner Stein oder Kommentar lässt sich unter „Meldungen“, „Jetzt ausgeblendet“, wieder zeigen.',
  actNotLoaded: 'Was zurückgenommen wurde, ließ sich nicht laden.',
  whatWas: <T>(from: string, until: string, members: T) => [`${from} bis ${until}, von `, members, '.'],
  nothingCameBack: 'Nichts kam wieder.',
  nothingCanReturn: 'Nichts davon kann wiederkommen.',
  cameBack: 'Das kam wieder:',
  returns: 'Das kommt wieder:',
  notTaken: (counts: string) => `Noch nicht zurückgenommen, und so gelassen, wie es ist: ${counts}.`,
  couldNotComeBack: 'Das konnte nicht wiederkommen:',
  cannotReturn: 'Das kann nicht wiederkommen:',
  neverTaken: 'Das wurde nie zurückgenommen, weil andere darauf aufgebaut haben:',
  undoing: 'Wird rückgängig gemacht …',
  undoButton: 'Rückgängig',

  network: 'network ist true oder fehlt',
  nothing: 'In dieser Stunde entstand nichts, was sich zurücknehmen lässt',
  noMember: 'Dieses Mitglied gibt es nicht',
  alreadyUndone: 'Das ist schon rückgängig gemacht',
  gone: 'Diesen Vorgang gibt es nicht',
  from: 'from ist eine Zeit wie 2026-05-31T08:00:00.000Z',
  members: 'Wähle 1 bis 50 Mitglieder',
  waits:
    'Etwas, das du hier getan hast, wird gerade zurückgenommen. Bitte versuch es in einer Stunde noch einmal.',
  memberWaits:
    'Etwas, das dieses Mitglied getan hat, wird gerade zurückgenommen. Bitte versuch es in einer Stunde noch einmal.',
};
