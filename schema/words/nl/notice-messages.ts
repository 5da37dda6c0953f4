// The words of en/notice-messages.ts in Dutch.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

const stopped = (text: string) => (/[.?!”]$/.test(text) ? text : `${text}.`);

const times = (count: number) =>
  ['', 'één keer', 'twee keer'][count] ?? plural(count, { one: '# keer', other: '# keer' });

const at = (near: string | null) => (near === null ? '' : ` ${near}`);

export const noticeMessages: Words['noticeMessages'] = {
  sentence: stopped,
  detailsAsSentence: (details: string) => stopped(capitalized(details)),
  both: (title: string, details: string) => `${title} ${details}`,
  foundAndMore: (rock: string) => `${rock} is gevonden, en meer`,
  thingsHappened: (rock: string, count: number) => `${rock}: er gebeurden ${number(count)} dingen`,
  says: (who: string) => `${who} zegt:`,
  painterSays: (who: string) => `${who}, de maker, zegt:`,
  isGlad: (who: string) => `${who} is blij dat je hem vond.`,
  painterIsGlad: (who: string) => `${who}, de maker, is blij dat je hem vond.`,
  asked: (who: string | null) =>
    `${who ?? 'Iemand'} vond een steen met een onleesbare ID, en denkt dat hij van jou is.`,
  askedHint: 'Bekijk de foto. Zeg je ja, dan telt het als vondst en mag de vinder hem weer verstoppen.',
  confirmed: (who: string | null) => `${who ?? 'De maker'} herkende hem. Het is nu jouw vondst.`,
  confirmedHint:
    'De ID staat klaar bij “Mijn stenen”: schrijf hem weer op de steen, en verstop hem waar iemand gaat glimlachen.',
  denied: (who: string | null) =>
    `${who ?? 'De maker'} heeft je foto bekeken: die van jou is een andere steen. Misschien vind je hem tussen de andere.`,
  wanted: (who: string | null) => `${who ?? 'Iemand'} heeft je link geopend en wil hem graag adopteren.`,
  wantedHint: 'Is dit wie je bedoelde? De steen wisselt pas van eigenaar als jij ja zegt.',
  given: (who: string | null) =>
    `${who ?? 'De maker'} heeft hem aan jou gegeven. Zijn reis gaat met jou verder.`,
  givenHint: 'Hij staat klaar bij “Mijn stenen”, en blijft vertellen wie hem beschilderde.',
  declined: (who: string | null) =>
    `${who ?? 'De maker'} houdt hem voorlopig. Bedankt dat hij bij jou welkom was.`,
  reminder: 'Je hebt hem al een tijdje. Verstop hem waar iemand gaat glimlachen, geef hem door, of houd hem.',
  keep: (who: string | null) => `${who ?? 'De vinder'} wil hem graag houden, en zegt dankjewel.`,
  keepHint: 'Zeg je ja, dan blijft hij daar. Zeg je nee, dan reist hij verder.',
  mayKeep: (who: string | null) =>
    `${who ?? 'De maker'} zegt ja: je mag hem gerust houden. Je hoeft hem niet te verstoppen.`,
  mayNotKeep: (who: string | null) =>
    `${who ?? 'De maker'} wil graag dat hij verderreist. Verstop hem als het kan.`,
  kept: (who: string | null) =>
    `${who ?? 'Iemand'} heeft hem al een maand. Wie de ID ziet, kan hem nu als gevonden melden.`,
  seen: (near: string | null) => `Iemand zag hem${at(near)}, en liet hem liggen voor de volgende.`,
  answer: 'We hebben ernaar gekeken. Bedankt dat je goed voor deze community zorgt.',
  shifted: (who: string | null, near: string | null) =>
    `${who ?? 'Iemand'} legde hem een stukje verder${at(near)}.`,
  rehidden: (who: string | null, near: string | null) => `${who ?? 'Iemand'} verstopte hem weer${at(near)}.`,
  hidden: (who: string | null, near: string | null) => `${who ?? 'Iemand'} verstopte hem${at(near)}.`,
  found: (who: string | null, near: string | null) => `${who ?? 'Iemand'} vond hem${at(near)}.`,
  soFar: (timesFound: number, way: string | null) =>
    way === null
      ? `Tot nu toe is hij ${times(timesFound)} gevonden.`
      : `Tot nu toe is hij ${times(timesFound)} gevonden, en legde hij ${way} af.`,
  buttons: {
    seeAll: 'Kijk wat er gebeurde',
    thank: 'Bekijken en bedanken',
    hide: 'Weer verstoppen',
    withYou: 'Bekijk de stenen bij je',
    answer: 'Antwoorden',
    seePhoto: 'Foto bekijken en antwoorden',
    seeWho: 'Kijk wie het is, en antwoord',
    myRocks: 'Bekijken bij Mijn stenen',
    lookAgain: 'Nog eens kijken',
    journey: 'Bekijk zijn reis',
    digest: 'Alles bekijken',
  },
  digest: 'Wat je stenen beleefden',
  more: (count: number) => `En nog ${number(count)}.`,
  settings: 'Kies waarover je iets hoort',
  unsubscribe: 'Deze e-mails niet meer',
  reason: (kinds: readonly string[]) => `Je krijgt dit vanwege ${kinds.join(', ')}.`,
  ofDigest: 'wat in je overzicht komt',
  ofTopic: (topic: string) => `“${topic}”`,
  push: {
    reminder: 'Verstop hem, geef hem door, of houd hem.',
    seen: 'Iemand liet hem liggen voor de volgende.',
    answer: 'Bedankt dat je het liet weten.',
    asked: 'Iemand vond een steen met een onleesbare ID.',
    confirmed: 'De maker herkende hem. Verstop hem weer.',
    denied: 'De maker zegt dat die van jou een andere steen is.',
    wanted: 'Hij wisselt pas van eigenaar als jij ja zegt.',
    given: 'Zijn reis gaat met jou verder.',
    declined: 'Bedankt dat hij bij jou welkom was.',
    seeAll: 'Kijk wat er gebeurde.',
    somebody: 'iemand',
    by: (who: string) => `Door ${who}`,
    line: capitalized,
  },
};
