// The words of en/questions.ts in German.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const notHidden = 'Dieser Stein ist nicht mehr versteckt';
const saidNo = 'Die Antwort war: Deiner ist ein anderer Stein';
const amongOthers = 'Vielleicht findest du ihn unter den übrigen.';

export const questions: Words['questions'] = {
  town: 'Bitte sag, bei welchem Ort du ihn gefunden hast',
  month: 'month ist ein Monat wie 2026-05',
  photo: 'Bitte mach ein Foto vom Stein, damit er sich darauf erkennen lässt',
  notHidden,
  own: 'Das ist dein eigener Stein. Seine ID steht in „Meine Steine“.',
  noPainter:
    'Wer diesen Stein bemalt hat, ist nicht mehr dabei. Deshalb kann niemand sagen, ob es der richtige ist',
  saidNo,
  tooMany: 'Du hast heute schon mehrmals gefragt. Bitte frag morgen wieder.',
  tooManyAbout: 'Nach diesem Stein wurde heute schon mehrmals gefragt. Bitte versuch es morgen noch einmal.',
  answer: 'Sag, ob der Stein von dir ist',
  gone: 'Diese Frage gibt es nicht mehr',
  over: 'Diese Frage hat sich erledigt: Der Stein ist weitergereist',
  settled: 'Diese Frage wurde schon beantwortet',
  notNow: 'Diese Frage lässt sich gerade nicht zurücknehmen',
  answered: 'Du hast diese Frage schon beantwortet',
  heading: 'Die ID ist unlesbar',
  intro:
    'Regen und Sonne können das. Sag, was du siehst, suche deinen Stein unter den versteckten und frag nach, von wem er ist.',
  form: {
    what: 'Was ist darauf? (freiwillig)',
    whatExample: 'Ein Marienkäfer, rote Punkte, ein Wort',
    town: 'Bei welchem Ort hast du ihn gefunden?',
    unknownTown: (town: string) =>
      `Wir kennen keinen Ort, der mit „${town}“ anfängt. Versuch einen anderen Namen des Ortes oder einen größeren Ort in der Nähe.`,
    month: 'Wann hast du ihn gefunden?',
    look: 'Suchen',
    looking: 'Wird gesucht …',
  },
  likely: {
    failed: (why: string) => `Die Steine ließen sich nicht laden. ${why}`,
    tryInAMoment: 'Bitte versuch es gleich noch einmal.',
    tryAgain: 'Noch einmal',
    isItOne: 'Ist es einer von diesen?',
    nobodyWrote: <T>(what: T) => ['Bei keinem Stein steht etwas von „', what, '“.'],
    bestFirst: (near: string) => `Versteckt ${near}, die passendsten zuerst.`,
    newestFirst: (near: string) => `Versteckt ${near}, die neuesten zuerst.`,
    others: 'Andere, die dort versteckt sind',
    more: (count: number) =>
      plural(count, {
        one: 'Dort ist noch ein Stein versteckt. Sag mehr darüber, was auf deinem ist, dann rückt er nach oben.',
        other:
          'Dort sind noch # Steine versteckt. Sag mehr darüber, was auf deinem ist, dann rückt er nach oben.',
      }),
    otherTowns: 'Oder meinst du einen dieser Orte?',
    noneUntil: (month: string, near: string) => `Bis Ende ${month} war ${near} kein Stein versteckt.`,
    none: (near: string) => `Kein Stein ist ${near} versteckt.`,
    largerTown: 'Versuch einen größeren Ort in der Nähe.',
    anyMonth: 'Egal in welchem Monat suchen',
    madeBy: <T>(painter: T, day: string, town: string | null) => [
      painter,
      town === null ? `, ${day}` : `, ${day}, ${town}`,
    ],
    choose: 'Das ist er',
    chooseRock: (name: string) => `Das ist er: ${name}`,
  },
  asked: {
    heading: 'Danach hast du gefragt',
    open: 'Wartet auf Antwort',
    yes: 'Ja, du hast ihn gefunden',
    no: 'Nein, deiner ist ein anderer',
    over: 'Er ist weitergereist',
  },
  ask: {
    saidNo: `${saidNo}.`,
    already: 'Danach hast du schon gefragt.',
    seeQuestion: 'Deine Frage ansehen',
    chooseAnother: 'Anderen Stein wählen',
    loadFailed: 'Der Stein ließ sich nicht laden.',
    notHidden: `${notHidden}.`,
    faster: 'Vielleicht war jemand schneller.',
    myRocks: 'Meine Steine',
    lookAgain: 'Noch einmal suchen',
    title: (rock: string) => `Ist es ${rock}?`,
    heading: <T>(rock: T) => ['Ist es ', rock, '?'],
    by: <T>(painter: T, near: string | null) => ['Von ', painter, near === null ? '' : `, versteckt ${near}`],
    signInTo: <T>(painter: T | null) => [
      'Melde dich an, um zu fragen: Du schickst ein Foto, und ',
      painter ?? 'wer ihn bemalt hat,',
      ' sagt Ja oder Nein. Es ist kostenlos, und du kommst zu diesem Stein zurück.',
    ],
    photoNow: 'Wenn du ihn dabeihast, mach jetzt das Foto.',
    signIn: 'Anmelden',
    failed: 'Deine Frage kam nicht an. Bitte versuch es noch einmal.',
    photoKept: (why: string) => `${why} Dein Foto bleibt erhalten.`,
    photo: 'Dein Foto von ihm',
    photoHint:
      'Das Foto sieht nur, wer den Stein bemalt hat. Es wird nach der Antwort gelöscht, oder nach 30 Tagen.',
    photoAlt: 'Der Stein, den du gefunden hast',
    ask: 'Nachfragen',
    asking: 'Wird gefragt …',
    whatTheySee: <T>(painter: T | null) => [
      painter ?? 'Wer ihn bemalt hat,',
      ' sieht deinen Namen und dein Foto. Ist es der richtige Stein, dann gehört der Fund dir, und du bekommst die ID, um sie wieder aufzuschreiben.',
    ],
  },
  one: {
    isThis: (rock: string) => `Ist das ${rock}`,
    gone: 'Diese Frage gibt es nicht mehr.',
    goneHint: 'Vielleicht hat sie sich erledigt, oder sie war für jemand anderen.',
    notifications: 'Neuigkeiten',
    loadFailed: 'Die Frage ließ sich nicht laden.',
  },
  forFinder: {
    found: <T>(rock: T) => ['Du hast ', rock, ' gefunden!'],
    recognized: <T>(painter: T | null) => [painter ?? 'Wer ihn bemalt hat,', ' hat ihn erkannt.'],
    write: 'Schreib das auf den Stein, damit es beim nächsten Fund wieder lesbar ist:',
    hide: 'Wieder verstecken',
    not: <T>(rock: T) => ['Es ist nicht ', rock],
    movedOn: <T>(rock: T) => [rock, ' ist weitergereist'],
    another: <T>(painter: T | null) => [
      painter ?? 'Wer ihn bemalt hat,',
      ` hat sich dein Foto angesehen: Deiner ist ein anderer Stein. ${amongOthers}`,
    ],
    over: `Jetzt kann niemand mehr antworten. Wenn ihn jemand anderswo gefunden hat, ist deiner ein anderer Stein. ${amongOthers}`,
    lookAgain: 'Noch einmal suchen',
    photoAlt: 'Dein Foto',
    asked: <T>(painter: T | null) => [
      'Wir haben bei ',
      painter ?? 'der Person, die ihn bemalt hat,',
      ' nachgefragt',
    ],
    youAsked: <T>(day: string, rock: T) => [
      `Du hast am ${day} gefragt, ob es `,
      rock,
      ' ist. Sobald die Antwort da ist, erfährst du davon. Nach 30 Tagen endet die Frage.',
    ],
    keepSafe: 'Bitte pass bis dahin gut auf den Stein auf.',
    notTakenBack: 'Deine Frage wurde nicht zurückgenommen. Bitte versuch es noch einmal.',
    lookAtOthers: 'Andere Steine ansehen',
    takeBack: 'Frage zurücknehmen',
  },
  forPainter: {
    wasFound: <T>(rock: T) => [rock, ' wurde gefunden'],
    counts: <T>(finder: T | null) => [
      'Der Fund zählt jetzt. ',
      finder ?? 'Wer den Stein gefunden hat,',
      ' sieht die ID und kann sie wieder aufschreiben. Du erfährst, wenn der Stein versteckt wird.',
    ],
    thanks: 'Danke fürs Nachsehen',
    theyKnow: <T>(finder: T | null, rock: T) => [
      finder ?? 'Wer gefragt hat,',
      ' weiß jetzt, dass es ein anderer Stein ist. ',
      rock,
      ' bleibt, wo er versteckt ist.',
    ],
    nothingLeft: 'Hier gibt es nichts mehr zu beantworten',
    movedOn: <T>(rock: T) => [rock, ' ist seit der Frage weitergereist.'],
    failed: 'Deine Antwort kam nicht an. Bitte versuch es noch einmal.',
    heading: 'Ist das deiner?',
    theirPhoto: 'Das Foto vom Fund',
    yours: <T>(rock: T) => ['Dein Stein: ', rock],
    thinks: <T>(finder: T | null, rock: T, near: string | null) => [
      finder ?? 'Jemand',
      ' hat einen Stein mit unlesbarer ID gefunden und glaubt, dass es dieser ist: ',
      rock,
      near === null ? '.' : `, versteckt ${near}.`,
    ],
    ifYes:
      'Wenn du Ja sagst, zählt der Fund. Wer ihn gemacht hat, sieht dann die ID und kann sie wieder aufschreiben. Deine Antwort kannst du nicht zurücknehmen.',
    yes: 'Ja, das ist meiner',
    no: 'Nein, es ist ein anderer',
    report: 'Dieses Foto melden',
  },
};
