// The words of en/moderation.ts in German.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const titles = {
  photo: 'Foto',
  rock: 'Stein',
  comment: 'Kommentar',
  question: 'Foto zu einer Frage',
  name: 'Name',
  place: 'Name einer Stelle',
  note: 'Notiz',
  line: 'Zeile zu einem Fund',
  thanks: 'Dank',
};

type Subject = keyof typeof titles;

const between: Record<Subject, string> = {
  photo: ' von ',
  rock: ': ',
  comment: ' zu ',
  question: ' nach ',
  name: ', gesehen bei ',
  place: ' von ',
  note: ' zu einem Eintrag von ',
  line: ' von ',
  thanks: ' für einen Fund von ',
};

export const moderation: Words['moderation'] = {
  titles,
  reported: <T>(subject: Subject, rock: T) => [titles[subject], between[subject], rock],
  withRock: <T>(subject: Subject, rock: T) => [titles[subject], ', ', rock],

  thePhotoOf: (rock: string) => `das Foto von ${rock}`,
  thing: (subject: Subject, rock: string, words: string | null): string =>
    ({
      photo: `das Foto von ${rock}`,
      rock,
      comment: `der Kommentar zu ${rock}`,
      question: `das Foto zu einer Frage nach ${rock}`,
      name: words === null ? 'der Name eines Mitglieds' : `der Name ${words}`,
      place: `der Name einer Stelle von ${rock}`,
      note: `die Notiz zu einem Eintrag von ${rock}`,
      line: `die Zeile zu einem Fund von ${rock}`,
      thanks: `der Dank für einen Fund von ${rock}`,
    })[subject],

  heading: 'Meldungen',
  reportsNotLoaded: 'Die Meldungen ließen sich nicht laden.',
  nothingWaits: 'Nichts wartet auf dich. Was Mitglieder melden, kommt hierher.',
  hiddenForNow: 'Vorerst ausgeblendet',
  by: <T>(member: T) => ['Von: ', member],
  ofDeleted: 'Was gelöschte Konten bei diesem Stein gemacht haben',
  reports: (count: number, shown: number) =>
    shown < count
      ? `${plural(count, { one: '# Meldung', other: '# Meldungen' })}, hier die neuesten ${number(shown)}`
      : plural(count, { one: '# Meldung', other: '# Meldungen' }),
  showOlder: (count: number) => `Ältere zeigen (${number(count)})`,
  rockIsHidden: 'Der Stein selbst ist ausgeblendet: Zeig ihn zuerst wieder, unter „Jetzt ausgeblendet“.',
  settle: 'Erledigen',
  reportedAt: <T>(at: T) => ['Gemeldet ', at],
  wordsGone: 'Diese Worte sind weg.',
  reportedPhoto: (rock: string) => `Gemeldet: ${rock}`,
  noPhoto: 'Kein Foto',

  hiddenNow: 'Jetzt ausgeblendet',
  hiddenCaption: 'Was jetzt ausgeblendet ist, das Neueste zuerst',
  hiddenNotLoaded: 'Was ausgeblendet ist, ließ sich nicht laden.',
  nothingHidden: 'Nichts ist ausgeblendet.',
  what: 'Was',
  asOthersSaw: 'Wie andere es sahen',
  whose: 'Von wem',
  hiddenSince: 'Ausgeblendet seit',
  hiddenPhoto: (rock: string) => `Ausgeblendet: ${rock}`,

  hide: 'Ausblenden',
  hideThing: (thing: string) => `Ausblenden: ${thing}`,
  hideTitle: (thing: string) => `Ausblenden: ${thing}`,
  delete: 'Löschen',
  deleteTitle: (thing: string) => `Löschen: ${thing}`,
  keepHidden: 'Bleibt weg',
  keepHiddenTitle: (thing: string) => `Bleibt ausgeblendet: ${thing}`,
  restore: 'Wieder zeigen',
  restoreThing: (thing: string) => `Wieder zeigen: ${thing}`,
  restoreTitle: (thing: string) => `Wieder zeigen: ${thing}`,
  nothingWrong: 'Alles in Ordnung',
  nothingWrongTitle: (thing: string) => `Alles in Ordnung: ${thing}`,
  hides: {
    photo:
      'Niemand sieht es ab jetzt, und der Stein reist weiter. Die Person, der er gehört, liest deinen Grund in einer freundlichen E-Mail.',
    rock: 'Niemand sieht ihn ab jetzt, außer der Person, der er gehört, und der, die ihn gerade hat. Deinen Grund liest die Person, der er gehört, in einer freundlichen E-Mail.',
    comment:
      'Niemand sieht ihn ab jetzt. Wer ihn geschrieben hat, liest deinen Grund in einer freundlichen E-Mail.',
    question:
      'Es wird für immer gelöscht. Wer es geschickt hat, liest deinen Grund in einer freundlichen E-Mail.',
    name: 'Andere sehen an seiner Stelle „Anonym“, bis das Mitglied einen anderen wählt. Das Mitglied liest deinen Grund in einer freundlichen E-Mail.',
    place:
      'Andere sehen an seiner Stelle „Ein Versteck“. Die Stelle selbst bleibt auf der Karte. Wer ihn geschrieben hat, liest deinen Grund in einer freundlichen E-Mail.',
    note: 'Niemand sieht sie ab jetzt. Wer sie geschrieben hat, liest deinen Grund in einer freundlichen E-Mail.',
    line: 'Niemand sieht sie ab jetzt. Wer sie geschrieben hat, liest deinen Grund in einer freundlichen E-Mail.',
    thanks:
      'Niemand sieht die Worte ab jetzt. Wer sie geschrieben hat, liest deinen Grund in einer freundlichen E-Mail.',
  },
  restores: {
    owner: 'Alle sehen es wieder. Die Person, der es gehört, erfährt davon.',
    sender: 'Alle sehen es wieder. Wer es geschickt hat, erfährt davon.',
    author: 'Alle sehen es wieder. Wer es geschrieben hat, erfährt davon.',
  },
  settles: 'Es bleibt, wie es ist, und die Meldungen dazu sind erledigt.',
  deletedToast: { title: 'Gelöscht', description: 'Niemand sieht es mehr.' },
  hiddenToast: { title: 'Ausgeblendet', description: 'Andere sehen es nicht mehr.' },
  restoredToast: { title: 'Wieder da', description: 'Alle sehen es wieder.' },
  settledToast: { title: 'Meldungen erledigt', description: 'Es bleibt, wie es ist.' },

  commentOn: (rock: string) => `ein Kommentar zu ${rock}`,
  photoAbout: (rock: string) => `ein Foto zu ${rock}`,
  aName: 'ein Name',
  placeNameOf: (rock: string) => `der Name einer Stelle von ${rock}`,
  noteAt: (rock: string) => `eine Notiz zu ${rock}`,
  lineAtFindOf: (rock: string) => `eine Zeile zu einem Fund von ${rock}`,
  thanksForFindOf: (rock: string) => `der Dank für einen Fund von ${rock}`,

  subject:
    'subject ist, was Mitglieder melden, zum Beispiel ein Foto, ein Stein, ein Kommentar oder ein Name',
  subjectId: 'subjectId ist eine id',
  verdict: 'verdict ist withhold, restore oder settle',
  seenUntil: 'seenUntil ist eine Zeit wie 2026-05-31T08:00:00.000Z',
  gone: 'Das gibt es nicht mehr',
  withheld: 'Das ist schon ausgeblendet',
  shown: 'Das ist nicht ausgeblendet',
  settled: 'Diese Meldungen sind schon erledigt',
  deleted: 'Dieses Foto wurde gelöscht. Es lässt sich nicht wiederherstellen.',
  rockFirst: 'Der Stein selbst ist ausgeblendet. Zeig ihn zuerst wieder.',
  changed: 'Inzwischen steht dort etwas anderes. Es gibt nichts wieder zu zeigen.',
  meanwhile: 'Das hat sich gerade geändert. Bitte sieh es dir noch einmal an.',

  automatic: 'Drei Mitglieder haben es gemeldet.',
  unreported: 'Die Meldungen, die es ausgeblendet hatten, wurden zurückgenommen.',
};
