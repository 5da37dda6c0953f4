// The words of en/takebacks.ts in Dutch.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { utcMoment } from './utc.ts';

const things = (count: number) => plural(count, { one: '# ding', other: '# dingen' });

const ofKinds = {
  rock: { one: 'steen', other: 'stenen' },
  journey: { one: 'reis met vermeldingen', other: 'reizen met vermeldingen' },
  comment: { one: 'reactie', other: 'reacties' },
  line: { one: 'zinnetje bij een vondst', other: 'zinnetjes bij vondsten' },
  thanks: { one: 'bedankje', other: 'bedankjes' },
  sighting: { one: 'antwoord “Ik zag hem”', other: 'antwoorden “Ik zag hem”' },
  absence: { one: 'antwoord “Hij ligt er niet”', other: 'antwoorden “Hij ligt er niet”' },
  question: { one: 'vraag aan een maker', other: 'vragen aan makers' },
  offer: { one: 'aanbod van een steen', other: 'aanbiedingen van stenen' },
  like: { one: 'hartje', other: 'hartjes' },
  report: { one: 'melding', other: 'meldingen' },
};

type Kind = keyof typeof ofKinds;

export const takebacks: Words['takebacks'] = {
  hourFrom: (from: string) => `het uur vanaf ${utcMoment(from)}`,
  departed: (letters: string) => `Verwijderd account ${letters}`,
  takeBack: (name: string) => `Een uur van ${name} terugdraaien`,
  takeBackButton: (name: string) => `Een uur van ${name} terugdraaien…`,
  takeBackShort: 'Een uur terugdraaien…',
  takenBack: 'Teruggedraaid',
  whatOfMembers:
    'Dit verbergt de stenen en reacties, en verwijdert de vondsten, hartjes en notities van dat uur. Elk van de leden krijgt één e-mail. Je kunt het 90 dagen lang ongedaan maken in het logboek.',
  whatOfDeparted:
    'Dit verbergt de stenen, en verwijdert de vondsten van dat uur. Wie geen account meer heeft, krijgt geen e-mail. Je kunt het 90 dagen lang ongedaan maken in het logboek.',
  canUndo: 'Je kunt het 90 dagen lang ongedaan maken in het logboek.',
  fromLabel: 'Vanaf (UTC), een uur lang',
  until: (time: string, isNewest: boolean) =>
    isNewest ? `Tot ${time}. Dit is het uur van de laatste activiteit.` : `Tot ${time}.`,
  enterTime: 'Vul een dag en een tijd in',
  everybody: 'Iedereen tonen die vanaf hetzelfde netwerk schreef',
  aboutNetworks:
    'Netwerken zijn zeven dagen lang bekend. Een school of een telefoonaanbieder kan één netwerk zijn: kies wie erbij hoort.',
  hourNotLoaded: 'Het uur kon niet geladen worden.',
  aboutReason: (most: number) => `De leden lezen dit in de e-mail. Noem er niemand in. Tot ${most} tekens.`,
  takingBack: 'Terugdraaien…',
  takeItBack: 'Terugdraaien',
  takeBackThings: (count: number, members: number) =>
    members > 1
      ? `${things(count)} van ${plural(members, { one: '# lid', other: '# leden' })} terugdraaien`
      : `${things(count)} terugdraaien`,
  nothingMade: 'In dit uur is niets gemaakt dat teruggedraaid kan worden.',
  nothingInHour: 'Niets in dit uur',
  moreWrote: (count: number) =>
    plural(count, {
      one: 'Nog # lid schreef iets in dit uur. Wie het meeste schreef, staat hier: draai terug wat bij de stortvloed hoort, en open dit opnieuw.',
      other:
        'Nog # leden schreven iets in dit uur. Wie het meeste schreven, staan hier: draai terug wat bij de stortvloed hoort, en open dit opnieuw.',
    }),
  stays:
    'Wat blijft: profielen, verbeteringen van oudere vermeldingen, stenen die zijn doorgegeven of weggegeven, antwoorden op vragen, en wat iemand volgt. Van waarnemingen is zeven dagen lang bekend van wie ze zijn. Een foto die alleen door deze meldingen verborgen werd, wordt weer getoond, tenzij anderen hem ook hebben gemeld, of jij hebt beslist.',
  taken: (counts: string) => `${counts} teruggedraaid.`,
  nothingYet: 'Er is nog niets teruggedraaid.',
  nothingTaken: 'Er is niets teruggedraaid.',
  toCome: (counts: string) => `Komt met de uurtaak: ${counts}.`,
  builtOn: 'Anderen hebben hierop voortgebouwd, dus dit blijft:',
  notReturned: (counts: string) => `Ongedaan maken zou dit niet terugbrengen: ${counts}.`,
  stateNotLoaded: 'Het is begonnen. Hoe ver het is, kon niet geladen worden.',
  close: 'Sluiten',
  countOf: (count: number, kind: Kind) => `${number(count)} ${plural(count, ofKinds[kind])}`,
  kindOf: <T>(count: number, kind: Kind, numbered: (words: string) => T) => [
    numbered(number(count)),
    ` ${plural(count, ofKinds[kind])}`,
  ],
  kinds: {
    rock: 'Steen',
    journey: 'Reis met vermeldingen',
    comment: 'Reactie',
    line: 'Zinnetje bij een vondst',
    thanks: 'Bedankje',
    sighting: 'Antwoord “Ik zag hem”',
    absence: 'Antwoord “Hij ligt er niet”',
    question: 'Vraag aan een maker',
    offer: 'Aanbod van een steen',
    like: 'Hartje',
    report: 'Melding',
  },
  whyLost: {
    rock: 'je hebt er sindsdien over beslist, of de steen is weg',
    journey: 'de reis is zonder dit verdergegaan',
    comment: 'je hebt er sindsdien over beslist, of de reactie is weg',
    line: 'de vinder heeft iets anders geschreven, of de vondst is weg',
    thanks: 'er is een ander bedankje, een andere eigenaar, of de vondst is weg',
    sighting: 'de steen is weg',
    absence: 'de steen is weg',
    question: 'de foto is voorgoed verwijderd, en de vraag kan opnieuw gesteld worden',
    offer: 'de link werkt niet meer, en de eigenaar kan de steen opnieuw aanbieden',
    like: 'de steen is weg',
    report: 'waar het over gaat, is weg',
  },
  goneRock: 'een steen die weg is',
  fates: {
    waits: 'moet nog gebeuren',
    kept: 'blijft: anderen bouwden erop voort',
    lost: 'komt niet terug',
  },
  show: (shown: number, all: number) =>
    shown < all
      ? `Tonen wat het is (${number(shown)} van ${number(all)})`
      : `Tonen wat het is (${number(shown)})`,
  undone: 'Ongedaan gemaakt',
  undo: 'Het terugdraaien van een uur ongedaan maken',
  membersTold: 'De leden krijgen bericht.',
  aboutUndo:
    'Alles wat nog past, komt terug zoals het was, en de leden krijgen bericht. Eén steen of reactie kun je weer tonen bij “Meldingen”, in “Nu verborgen”.',
  actNotLoaded: 'Wat is teruggedraaid, kon niet geladen worden.',
  whatWas: <T>(from: string, until: string, members: T) => [`${from} tot ${until}, van `, members, '.'],
  nothingCameBack: 'Er is niets teruggekomen.',
  nothingCanReturn: 'Niets ervan kan terugkomen.',
  cameBack: 'Dit is teruggekomen:',
  returns: 'Dit komt terug:',
  notTaken: (counts: string) => `Nog niet teruggedraaid, en zo gelaten: ${counts}.`,
  couldNotComeBack: 'Dit kon niet terugkomen:',
  cannotReturn: 'Dit kan niet terugkomen:',
  neverTaken: 'Dit is nooit teruggedraaid, want anderen bouwden erop voort:',
  undoing: 'Ongedaan maken…',
  undoButton: 'Ongedaan maken',
  network: 'network is true of ontbreekt',
  nothing: 'In dit uur is niets gemaakt dat teruggedraaid kan worden',
  noMember: 'Dit lid bestaat niet',
  alreadyUndone: 'Dit is al ongedaan gemaakt',
  gone: 'Deze handeling bestaat niet',
  from: 'from is een tijd zoals 2026-05-31T08:00:00.000Z',
  members: 'Kies 1 tot 50 leden',
  waits: 'Iets wat je hier deed, wordt net teruggedraaid. Probeer het over een uur opnieuw.',
  memberWaits: 'Iets wat dit lid deed, wordt net teruggedraaid. Probeer het over een uur opnieuw.',
};
