// The words of en/whereabouts.ts in German.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { unit } from './units.ts';

export const whereabouts: Words['whereabouts'] = {
  notHidden: 'Dieser Stein ist gerade nicht versteckt',
  tooManyAbsences: 'Du hast heute viele Steine gesucht. Bitte mach morgen weiter.',
  notHolder: 'Das geht nur, wenn du diesen Stein gefunden hast und er bei dir ist',
  ownRock: 'Es ist dein eigener Stein. Trag stattdessen ein, dass er wieder zu Hause ist.',
  declined: 'Wer ihn bemalt hat, möchte, dass er weiterreist',
  noQuestion: 'Nach diesem Stein fragt niemand mehr',
  notOwner: 'Das kann nur sagen, wem der Stein gehört',
  notHome: 'Gib zuerst seine ID unter „Stein gefunden“ ein, damit seine Reise nach Hause führt',
  withFinder:
    'Diesen Stein hat gerade jemand anders. Sobald er versteckt oder weitergegeben ist, kannst du das sagen.',
  neverHidden: 'Die Reise dieses Steins hat noch nicht begonnen',
  isKept: 'Wer diesen Stein gefunden hat, darf ihn behalten',
  rest: 'Ein Stein ist zu Hause, im Ruhestand oder reist',
  answer: 'Sag Ja oder Nein',
  otherTown: 'Das ist ein anderer Ort. Melde den Stein als gefunden und versteck ihn dort.',
  movedMeanwhile: 'Mit diesem Stein ist inzwischen etwas anderes passiert',
  resting: {
    kept: 'Gefunden und dankbar behalten',
    home: 'Wieder zu Hause, wo er bemalt wurde',
    retired: 'Seine Reise ist zu Ende',
  },
  missing: (people: number) =>
    plural(people, {
      one: 'Vielleicht weg: # Person hat ihn gesucht und nicht gefunden',
      other: 'Vielleicht weg: # Menschen haben ihn gesucht und nicht gefunden',
    }),
  perhapsGone: 'Vielleicht weg',
  sentence: (words: string) => `${words}.`,
  onNoMap: 'Er ist auf keiner Karte. Wer ihn trotzdem findet, bringt ihn zurück.',
  failed: { title: 'Das kam nicht an', description: 'Bitte versuch es gleich noch einmal.' },
  undo: 'Rückgängig',
  end: 'Reise beenden',
  travelOn: 'Weiterreisen lassen',
  ended: (name: string) => ({
    title: `Die Reise von ${name} ist zu Ende`,
    description: 'Der Stein ist von der Karte verschwunden. Seine Seite bleibt.',
  }),
  miss: 'Ich habe gesucht, er ist nicht da',
  missNamed: (name: string) => `Ich habe ${name} gesucht, er ist nicht da`,
  missed: {
    waiting: 'Danke. Das wartet in deinem Postausgang auf eine Verbindung.',
    missing: 'Danke. Er ist jetzt als „vielleicht weg“ markiert, und wer ihn bemalt hat, erfährt davon.',
    one: 'Danke. Wenn ihn noch andere vermissen, erfährt davon, wer ihn bemalt hat.',
  },
  mayTheyKeep: (name: string) => `Darf ${name} bleiben?`,
  yes: 'Ja, er darf bleiben',
  no: 'Er soll weiterreisen',
  saidYes: 'Du hast Ja gesagt. Er darf gern bleiben.',
  saidNo: 'Du hast gesagt, dass er weiterreist.',
  keeping: {
    asked: 'Du hast gefragt, ob du ihn behalten darfst. Wir sagen dir, wie die Antwort ist.',
    granted: 'Du darfst ihn gern behalten.',
    declined: 'Wer ihn bemalt hat, möchte, dass er weiterreist. Bitte versteck ihn, sobald du kannst.',
  },
  handingWaits:
    'Das Weitergeben wartet auf eine Verbindung. Lass die andere Person die Rock ID trotzdem schon eingeben: Kommt ihr Fund vor dieser Nachricht an, tippt sie auf „Noch einmal“.',
  handing: (until: string) =>
    `Wer bis ${until} seine Rock ID eingibt, übernimmt ihn von dir. Zeig sie der Person neben dir.`,
  stopHanding: 'Doch nicht weitergeben',
  handOn: 'Weitergeben',
  handOnHow: (hours: number) =>
    `Gib ihn an jemanden neben dir weiter: Wer innerhalb von ${unit(hours, 'hour')} seine ID eingibt, übernimmt ihn von dir.`,
  backHome: 'Er ist wieder bei dir zu Hause und ruht sich aus.',
  travelsOn: 'Er reist weiter',
  isBackHome: 'Er ist wieder zu Hause',
  askToKeep: 'Fragen, ob ich ihn behalten darf',
  keep: 'Behalten und Danke sagen',
};
