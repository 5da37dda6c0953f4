// The words of en/finds.ts in Dutch.
import type { Words } from '../words.ts';
import { codes } from './codes.ts';
import { number } from './intl.ts';
import { wait } from './units.ts';

const withOwner = 'Deze steen is nog bij zijn eigenaar en is nog niet verstopt.';

export const finds: Words['finds'] = {
  neverHidden: 'Steen niet beschikbaar: hij is nog nooit verstopt',
  unknown: 'Steen niet gevonden',
  waiting: codes.waiting,
  taken: 'Steen al gevonden',
  notYours: 'Deze gevonden steen staat niet in je lijst',
  alreadyRehidden: 'Deze steen is al weer verstopt',
  movedOn: 'Iemand anders heeft deze steen nu',
  tooManyIds: (seconds: number, isVisitor: boolean) =>
    `Er zijn in korte tijd veel ID’s geprobeerd${isVisitor ? ' vanaf jouw netwerk' : ''}. Kijk de sticker na en probeer het over ${wait(seconds)} opnieuw.`,
  enoughToday: (most: number, seconds: number) =>
    `Je hebt vandaag ${number(most)} Rock ID’s ingevuld. Meer kan niet op één dag. Probeer het over ${wait(seconds)} opnieuw.`,
  onPage: {
    waiting: {
      title: codes.waiting,
      description:
        'Er is nog geen steen mee geregistreerd. Is hij van jou? Registreer hem, dan kan hij gevonden worden.',
    },
    neverHidden: { title: 'Steen niet beschikbaar', description: withOwner },
    taken: {
      title: 'Steen al gevonden',
      description: 'Deze steen is al gevonden en wacht op een nieuwe verstopplek.',
    },
    unknown: {
      title: 'Steen niet gevonden',
      description: 'Er is geen steen met deze ID. Kijk het nummer na en probeer het opnieuw.',
    },
  },
  inDialog: {
    waiting: {
      title: codes.waiting,
      description:
        'Er is nog geen steen mee geregistreerd. Is hij van jou? Registreer hem, dan kan hij gevonden worden.',
    },
    neverHidden: { title: 'Steen niet beschikbaar', description: withOwner },
    taken: {
      title: 'Steen al gevonden',
      description: 'Iemand anders heeft deze steen al gevonden.',
    },
    unknown: {
      title: 'Steen niet gevonden',
      description: 'Er is geen steen met deze ID. Kijk de ID na en probeer het opnieuw.',
    },
  },
  noConnection: {
    title: 'Geen verbinding',
    description:
      'We konden de server niet bereiken. Houd de steen bij je en probeer het opnieuw zodra je bereik hebt.',
  },
  oneMoment: { title: 'Even geduld', description: 'Wacht een momentje en probeer het opnieuw.' },
  failed: { title: 'Fout', description: 'Je vondst is niet aangekomen. Probeer het opnieuw.' },
  unable: {
    title: 'Dat lukte niet',
    description: 'De Rock ID is ongeldig, of de steen is niet geregistreerd.',
  },
  lookUpFailed: {
    title: 'Opzoeken lukte niet',
    description: 'We konden deze steen niet opzoeken. Probeer het zo nog eens.',
  },
  inOneLine: (title: string, description: string) => `${title}: ${description}`,
  kept: 'Geen verbinding: je vondst blijft op dit apparaat en wordt verstuurd zodra er verbinding is. Tot dan staat hij bij “Mijn stenen”.',
  notLookedUp: {
    title: 'Geen verbinding',
    text: 'Deze steen is nu niet op te zoeken. Probeer het opnieuw zodra je bereik hebt.',
  },
  mistyped: {
    title: codes.check,
    text: 'Vergelijk hem teken voor teken met de sticker, of met de onderkant van de steen.',
  },
  unasked: {
    title: 'Tik op “Opzoeken”',
    text: 'Is dit de hele ID? Tik dan op “Opzoeken”, of typ verder.',
  },
  noRock: {
    title: 'Steen niet gevonden',
    text: 'Niemand heeft een steen met deze ID geregistreerd. Is hij van jou, of is een teken slecht te lezen?',
  },
  waitingLabel: {
    title: codes.waiting,
    text: 'De Rock ID klopt, maar staat nog op geen enkele steen. Is hij van jou? Registreer je steen ermee.',
  },
  elsewhere: {
    active:
      'Deze steen is nog bij zijn eigenaar, die hem kan verstoppen. Daarna kan de vinder hem als gevonden melden.',
    found:
      'Deze steen is bij het lid dat hem het laatst vond en hem weer kan verstoppen. Zodra hij verstopt is, kun jij hem als gevonden melden.',
  },
  isThatYou: {
    active: 'Deze steen is nog bij zijn eigenaar. Ben jij dat? Log in om hem te verstoppen.',
    found: 'Deze steen is bij het lid dat hem het laatst vond. Ben jij dat? Log in om hem te verstoppen.',
  },
};
