// The words of en/whereabouts.ts in Dutch.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { unit } from './units.ts';

export const whereabouts: Words['whereabouts'] = {
  notHidden: 'Deze steen is nu niet verstopt',
  tooManyAbsences: 'Je hebt vandaag naar veel stenen gezocht. Ga morgen verder.',
  notHolder: 'Dat kan alleen de vinder die deze steen heeft',
  ownRock: 'Het is je eigen steen. Leg in plaats daarvan vast dat hij weer thuis is.',
  declined: 'De maker wil graag dat hij verderreist',
  noQuestion: 'Niemand vraagt meer om deze steen',
  notOwner: 'Alleen de eigenaar kan dat zeggen',
  notHome: 'Vul eerst de ID in bij “Steen gevonden”, zodat zijn reis naar huis leidt',
  withFinder: 'Iemand anders heeft deze steen nu. Zodra die hem verstopt of doorgeeft, kun je dat zeggen.',
  neverHidden: 'De reis van deze steen is nog niet begonnen',
  isKept: 'De vinder houdt deze steen en zegt dankjewel',
  rest: 'Een steen is thuis, gestopt, of reist',
  answer: 'Zeg ja of nee',
  otherTown: 'Dat is een andere plaats. Meld de steen als gevonden en verstop hem daar.',
  movedMeanwhile: 'Er is sindsdien iets anders met deze steen gebeurd',
  resting: {
    kept: 'Gebleven bij een dankbare vinder',
    home: 'Weer thuis bij zijn maker',
    retired: 'Zijn reis is afgelopen',
  },
  missing: (people: number) =>
    plural(people, {
      one: 'Misschien weg: # persoon zocht hem en vond hem niet',
      other: 'Misschien weg: # mensen zochten hem en vonden hem niet',
    }),
  perhapsGone: 'Misschien weg',
  sentence: (words: string) => `${words}.`,
  onNoMap: 'Hij staat op geen kaart. Wie hem toch vindt, brengt hem weer terug.',
  failed: { title: 'Dat is niet aangekomen', description: 'Probeer het zo nog eens.' },
  undo: 'Terugdraaien',
  end: 'Reis beëindigen',
  travelOn: 'Laat hem verderreizen',
  ended: (name: string) => ({
    title: `De reis van ${name} is afgelopen`,
    description: 'Hij is van de kaart, en houdt zijn pagina.',
  }),
  miss: 'Ik zocht, en hij ligt er niet',
  missNamed: (name: string) => `Ik zocht ${name}, en hij ligt er niet`,
  missed: {
    waiting: 'Dankjewel. Het wacht op verbinding, bij “Te versturen”.',
    missing: 'Dankjewel. Er staat nu bij dat hij misschien weg is, en de maker hoort ervan.',
    one: 'Dankjewel. Als anderen hem ook missen, hoort de maker ervan.',
  },
  mayTheyKeep: (name: string) => `Mag de vinder ${name} houden?`,
  yes: 'Ja, dat mag',
  no: 'Laat hem verderreizen',
  saidYes: 'Je zei ja. Hij mag blijven.',
  saidNo: 'Je zei dat hij verderreist.',
  keeping: {
    asked: 'Je hebt de maker gevraagd of je hem mag houden. We vertellen je wat het antwoord is.',
    granted: 'Je mag hem gerust houden.',
    declined: 'De maker wil graag dat hij verderreist. Verstop hem als het kan.',
  },
  handingWaits:
    'Het doorgeven wacht op verbinding. Laat de ander intussen de Rock ID invullen: wordt die vondst eerder verstuurd dan dit, dan tikt de ander op “Opnieuw proberen”.',
  handing: (until: string) =>
    `Wie de Rock ID vóór ${until} invult, neemt hem van je over. Laat de ID zien aan wie hem krijgt.`,
  stopHanding: 'Toch niet doorgeven',
  handOn: 'Doorgeven',
  handOnHow: (hours: number) =>
    `Geef hem door aan iemand naast je: wie binnen ${unit(hours, 'hour')} de ID invult, neemt hem van je over.`,
  backHome: 'Hij is weer thuis bij jou, en rust uit.',
  travelsOn: 'Hij reist verder',
  isBackHome: 'Hij is weer thuis',
  askToKeep: 'Vragen of ik hem mag houden',
  keep: 'Houden en bedanken',
};
