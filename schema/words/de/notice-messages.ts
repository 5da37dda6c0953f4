// The words of en/notice-messages.ts in German.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const stopped = (text: string) => (/[.?!“]$/.test(text) ? text : `${text}.`);

const times = (count: number) => plural(count, { one: 'einmal', other: '#-mal' });

const at = (near: string | null) => (near === null ? '' : ` ${near}`);

// Before the verb, where a name would stand.
const painter = (who: string | null) => who ?? 'Wer ihn bemalt hat,';
const finder = (who: string | null) => who ?? 'Wer ihn gefunden hat,';
const somebody = (who: string | null) => who ?? 'Jemand';

export const noticeMessages: Words['noticeMessages'] = {
  sentence: stopped,
  detailsAsSentence: (details: string) => stopped(capitalized(details)),
  both: (title: string, details: string) => `${title} ${details}`,
  foundAndMore: (rock: string) => `${rock} wurde gefunden, und mehr`,
  thingsHappened: (rock: string, count: number) =>
    plural(count, { one: `${rock}: # Neuigkeit`, other: `${rock}: # Neuigkeiten` }),
  says: (who: string) => `${who} sagt:`,
  painterSays: (who: string) => `${who} hat ihn bemalt und sagt:`,
  isGlad: (who: string) => `${who} freut sich, dass du ihn gefunden hast.`,
  painterIsGlad: (who: string) => `${who} hat ihn bemalt und freut sich, dass du ihn gefunden hast.`,
  asked: (who: string | null) =>
    `${somebody(who)} hat einen Stein mit unlesbarer ID gefunden und glaubt, dass es deiner ist.`,
  askedHint:
    'Sieh dir das Foto an. Wenn du Ja sagst, zählt der Fund, und der Stein kann wieder versteckt werden.',
  confirmed: (who: string | null) => `${painter(who)} hat ihn erkannt. Jetzt ist es dein Fund.`,
  confirmedHint:
    'Seine ID wartet in „Meine Steine“: Schreib sie wieder auf den Stein und versteck ihn da, wo jemand lächeln wird.',
  denied: (who: string | null) =>
    `${painter(who)} hat sich dein Foto angesehen: Deiner ist ein anderer Stein. Vielleicht findest du ihn unter den übrigen.`,
  wanted: (who: string | null) =>
    `${somebody(who)} hat deinen Link geöffnet und möchte den Stein adoptieren.`,
  wantedHint: 'Ist das die Person, die du gemeint hast? Der Stein wechselt nur, wenn du Ja sagst.',
  given: (who: string | null) => `${painter(who)} hat ihn dir geschenkt. Seine Reise geht mit dir weiter.`,
  givenHint: 'Er wartet in „Meine Steine“ und erzählt weiter, wer ihn bemalt hat.',
  declined: (who: string | null) =>
    `${painter(who)} behält ihn erst einmal. Danke, dass du ihm ein Zuhause angeboten hast.`,
  reminder:
    'Du hast ihn schon eine Weile. Versteck ihn da, wo jemand lächeln wird, gib ihn weiter, oder behalte ihn.',
  keep: (who: string | null) => `${finder(who)} möchte ihn gern behalten und sagt Danke.`,
  keepHint: 'Wenn du Ja sagst, darf er bleiben. Wenn du Nein sagst, reist er weiter.',
  mayKeep: (who: string | null) =>
    `${painter(who)} sagt Ja: Du darfst ihn gern behalten. Verstecken musst du ihn nicht.`,
  mayNotKeep: (who: string | null) =>
    `${painter(who)} möchte, dass er weiterreist. Bitte versteck ihn, sobald du kannst.`,
  kept: (who: string | null) =>
    `${somebody(who)} hat ihn seit einem Monat. Wer seine ID sieht, kann ihn jetzt als gefunden melden.`,
  seen: (near: string | null) => `Jemand hat ihn${at(near)} gesehen und liegen gelassen.`,
  answer: 'Wir haben es uns angesehen. Danke, dass du auf diese Gemeinschaft achtest.',
  shifted: (who: string | null, near: string | null) =>
    `${somebody(who)} hat ihn${at(near)} ein Stück weiter gelegt.`,
  rehidden: (who: string | null, near: string | null) =>
    `${somebody(who)} hat ihn${at(near)} wieder versteckt.`,
  hidden: (who: string | null, near: string | null) => `${somebody(who)} hat ihn${at(near)} versteckt.`,
  found: (who: string | null, near: string | null) => `${somebody(who)} hat ihn${at(near)} gefunden.`,
  soFar: (timesFound: number, way: string | null) =>
    way === null
      ? `Bisher wurde er ${times(timesFound)} gefunden.`
      : `Bisher wurde er ${times(timesFound)} gefunden. Sein Weg bis jetzt: ${way}.`,
  buttons: {
    seeAll: 'Alles ansehen',
    thank: 'Ansehen und Danke sagen',
    hide: 'Wieder verstecken',
    withYou: 'Steine bei dir ansehen',
    answer: 'Antworten',
    seePhoto: 'Foto ansehen und antworten',
    seeWho: 'Ansehen, wer es ist, und antworten',
    myRocks: 'In „Meine Steine“ ansehen',
    lookAgain: 'Noch einmal suchen',
    journey: 'Seine Reise ansehen',
    digest: 'Alles ansehen',
  },
  digest: 'Was mit deinen Steinen passiert ist',
  more: (count: number) => `Und ${number(count)} mehr.`,
  settings: 'Wählen, worüber wir schreiben',
  unsubscribe: 'Keine solchen E-Mails mehr',
  reason: (kinds: readonly string[]) => `Du bekommst diese E-Mail wegen: ${kinds.join(', ')}.`,
  ofDigest: 'deine Zusammenfassung',
  ofTopic: (topic: string) => `„${topic}“`,
  push: {
    reminder: 'Versteck ihn, gib ihn weiter, oder behalte ihn.',
    seen: 'Jemand hat ihn liegen gelassen.',
    answer: 'Danke, dass du Bescheid gesagt hast.',
    asked: 'Jemand hat einen Stein mit unlesbarer ID gefunden.',
    confirmed: 'Dein Stein wurde erkannt. Versteck ihn wieder.',
    denied: 'Die Antwort ist: Deiner ist ein anderer Stein.',
    wanted: 'Der Stein wechselt nur, wenn du Ja sagst.',
    given: 'Seine Reise geht mit dir weiter.',
    declined: 'Danke, dass du ihm ein Zuhause angeboten hast.',
    seeAll: 'Sieh, was passiert ist.',
    somebody: 'jemand',
    by: (who: string) => `Von ${who}`,
    line: capitalized,
  },
};
