// The words of en/moderation.ts in Dutch.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const titles = {
  photo: 'Foto',
  rock: 'Steen',
  comment: 'Reactie',
  question: 'Foto van een vinder',
  name: 'Naam',
  place: 'Naam van een plek',
  note: 'Notitie',
  line: 'Zinnetje van een vinder',
  thanks: 'Bedankje',
};

type Subject = keyof typeof titles;

const between: Record<Subject, string> = {
  photo: ' van ',
  rock: ': ',
  comment: ' op ',
  question: ', over ',
  name: ', gezien bij ',
  place: ' van ',
  note: ' bij een vermelding van ',
  line: ' bij een vondst van ',
  thanks: ' voor een vondst van ',
};

export const moderation: Words['moderation'] = {
  titles,
  reported: <T>(subject: Subject, rock: T) => [titles[subject], between[subject], rock],
  withRock: <T>(subject: Subject, rock: T) => [titles[subject], ', ', rock],
  thePhotoOf: (rock: string) => `de foto van ${rock}`,
  thing: (subject: Subject, rock: string, words: string | null): string =>
    ({
      photo: `de foto van ${rock}`,
      rock,
      comment: `de reactie op ${rock}`,
      question: `de foto die een vinder over ${rock} stuurde`,
      name: `de naam ${words ?? 'van een lid'}`,
      place: `de naam van een plek van ${rock}`,
      note: `de notitie bij een vermelding van ${rock}`,
      line: `het zinnetje bij een vondst van ${rock}`,
      thanks: `het bedankje voor een vondst van ${rock}`,
    })[subject],
  heading: 'Meldingen',
  reportsNotLoaded: 'De meldingen konden niet geladen worden.',
  nothingWaits: 'Er wacht niets op jou. Wat leden melden, komt hier.',
  hiddenForNow: 'Voorlopig verborgen',
  by: <T>(member: T) => ['Van: ', member],
  ofDeleted: 'Wat verwijderde accounts bij deze steen maakten',
  reports: (count: number, shown: number) =>
    shown < count
      ? `${plural(count, { one: '# melding', other: '# meldingen' })}, hier de nieuwste ${number(shown)}`
      : plural(count, { one: '# melding', other: '# meldingen' }),
  showOlder: (count: number) => `Oudere tonen (${number(count)})`,
  rockIsHidden: 'De steen zelf is verborgen: toon die eerst weer, bij “Nu verborgen”.',
  settle: 'Afhandelen',
  reportedAt: <T>(at: T) => ['Gemeld op ', at],
  wordsGone: 'Deze woorden zijn weg.',
  reportedPhoto: (rock: string) => `Gemeld: ${rock}`,
  noPhoto: 'Geen foto',
  hiddenNow: 'Nu verborgen',
  hiddenCaption: 'Wat nu verborgen is, het nieuwste eerst',
  hiddenNotLoaded: 'Wat verborgen is, kon niet geladen worden.',
  nothingHidden: 'Er is niets verborgen.',
  what: 'Wat',
  asOthersSaw: 'Zoals anderen het zagen',
  whose: 'Van wie',
  hiddenSince: 'Verborgen sinds',
  hiddenPhoto: (rock: string) => `Verborgen: ${rock}`,
  hide: 'Verbergen',
  hideThing: (thing: string) => `Verberg ${thing}`,
  hideTitle: (thing: string) => `Verbergen: ${thing}`,
  delete: 'Verwijderen',
  deleteTitle: (thing: string) => `Verwijderen: ${thing}`,
  keepHidden: 'Verborgen houden',
  keepHiddenTitle: (thing: string) => `Verborgen houden: ${thing}`,
  restore: 'Weer tonen',
  restoreThing: (thing: string) => `Toon ${thing} weer`,
  restoreTitle: (thing: string) => `Weer tonen: ${thing}`,
  nothingWrong: 'Niets mis mee',
  nothingWrongTitle: (thing: string) => `Niets mis mee: ${thing}`,
  hides: {
    photo:
      'Vanaf nu ziet niemand de foto meer; de steen reist verder. De eigenaar leest je reden in een vriendelijke e-mail.',
    rock: 'Vanaf nu zien alleen de eigenaar en wie de steen in handen heeft hem nog. De eigenaar leest je reden in een vriendelijke e-mail.',
    comment:
      'Vanaf nu ziet niemand de reactie meer. Wie hem schreef, leest je reden in een vriendelijke e-mail.',
    question:
      'De foto wordt voorgoed verwijderd. Wie hem stuurde, leest je reden in een vriendelijke e-mail.',
    name: 'Anderen zien in plaats daarvan “Anoniem” tot het lid een andere naam kiest. Het lid leest je reden in een vriendelijke e-mail.',
    place:
      'Anderen zien in plaats daarvan “Een verstopplek”; de plek zelf blijft op de kaart. Wie de naam schreef, leest je reden in een vriendelijke e-mail.',
    note: 'Vanaf nu ziet niemand de notitie meer. Wie hem schreef, leest je reden in een vriendelijke e-mail.',
    line: 'Vanaf nu ziet niemand het zinnetje meer. Wie het schreef, leest je reden in een vriendelijke e-mail.',
    thanks:
      'Vanaf nu ziet niemand de woorden meer. Wie ze schreef, leest je reden in een vriendelijke e-mail.',
  },
  restores: {
    owner: 'Iedereen ziet het weer. De eigenaar krijgt bericht.',
    sender: 'Iedereen ziet het weer. Wie het stuurde, krijgt bericht.',
    author: 'Iedereen ziet het weer. Wie het schreef, krijgt bericht.',
  },
  settles: 'Het blijft zoals het is, en de meldingen erover zijn afgehandeld.',
  deletedToast: { title: 'Verwijderd', description: 'Niemand ziet het meer.' },
  hiddenToast: { title: 'Verborgen', description: 'Anderen zien het niet meer.' },
  restoredToast: { title: 'Weer getoond', description: 'Iedereen ziet het weer.' },
  settledToast: { title: 'Meldingen afgehandeld', description: 'Het blijft zoals het is.' },
  commentOn: (rock: string) => `een reactie op ${rock}`,
  photoAbout: (rock: string) => `een foto over ${rock}`,
  aName: 'een naam',
  placeNameOf: (rock: string) => `de naam van een plek van ${rock}`,
  noteAt: (rock: string) => `een notitie bij ${rock}`,
  lineAtFindOf: (rock: string) => `een zinnetje bij een vondst van ${rock}`,
  thanksForFindOf: (rock: string) => `een bedankje voor een vondst van ${rock}`,
  subject: 'subject is wat leden melden, zoals een foto, een steen, een reactie of een naam',
  subjectId: 'subjectId is een id',
  verdict: 'verdict is withhold, restore of settle',
  seenUntil: 'seenUntil is een tijd zoals 2026-05-31T08:00:00.000Z',
  gone: 'Dit is er niet meer',
  withheld: 'Dit is al verborgen',
  shown: 'Dit is niet verborgen',
  settled: 'Deze meldingen zijn al afgehandeld',
  deleted: 'Deze foto is verwijderd. Hij kan niet weer getoond worden.',
  rockFirst: 'De steen zelf is verborgen. Toon die eerst weer.',
  changed: 'Er is sindsdien iets anders geschreven. Er valt niets weer te tonen.',
  meanwhile: 'Dit is net veranderd. Bekijk het opnieuw.',
  automatic: 'Drie leden hebben het gemeld.',
  unreported: 'De meldingen die het hadden verborgen, zijn teruggedraaid.',
};
