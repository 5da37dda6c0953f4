// The words of en/notice-messages.ts in Polish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const stopped = (text: string) => (/[.?!”]$/.test(text) ? text : `${text}.`);

const times = (count: number) =>
  plural(count, { one: '# raz', few: '# razy', many: '# razy', other: '# raza' });

const at = (near: string | null) => (near === null ? '' : ` ${near}`);
const painter = 'Osoba, która go pomalowała,';

export const noticeMessages: Words['noticeMessages'] = {
  sentence: stopped,
  detailsAsSentence: (details: string) => stopped(capitalized(details)),
  both: (title: string, details: string) => `${title} ${details}`,
  foundAndMore: (rock: string) => `Znaleziono kamyk ${rock} i nie tylko`,
  thingsHappened: (rock: string, count: number) => `${rock}: nowe wydarzenia (${number(count)})`,
  says: (who: string) => `${who} mówi:`,
  painterSays: (who: string) => `Osoba, która go pomalowała (${who}), mówi:`,
  isGlad: (who: string) => `${who} cieszy się z twojego znaleziska.`,
  painterIsGlad: (who: string) => `Osoba, która go pomalowała (${who}), cieszy się z twojego znaleziska.`,
  asked: (who: string | null) => `${who ?? 'Ktoś'} ma kamyk z nieczytelnym ID i myśli, że to twój.`,
  askedHint:
    'Obejrzyj zdjęcie. Jeśli powiesz „tak”, będzie to znalezisko tej osoby i będzie mogła schować go ponownie.',
  confirmed: (who: string | null) => `${who ?? painter} rozpoznaje go. Teraz to twoje znalezisko.`,
  confirmedHint:
    'Jego ID czeka w „Moich kamykach”: napisz je na nim od nowa i schowaj go tam, gdzie ktoś się uśmiechnie.',
  denied: (who: string | null) =>
    `${who ?? painter} widzi na twoim zdjęciu inny kamyk. Może znajdziesz go wśród pozostałych.`,
  wanted: (who: string | null) => `${who ?? 'Ktoś'} ma twój link i chce go przygarnąć.`,
  wantedHint: 'Czy to osoba, o którą ci chodzi? Kamyk będzie jej tylko wtedy, gdy powiesz „tak”.',
  given: (who: string | null) => `${who ?? painter} daje ci ten kamyk. Jego podróż trwa dalej z tobą.`,
  givenHint: 'Czeka w „Moich kamykach” i nadal mówi, kto go pomalował.',
  declined: (who: string | null) =>
    `${who ?? painter} na razie go zatrzymuje. Dziękujemy za gotowy dla niego dom.`,
  reminder: 'Masz go już jakiś czas. Schowaj go tam, gdzie ktoś się uśmiechnie, przekaż albo zatrzymaj.',
  keep: (who: string | null) => `${who ?? 'Osoba, która go znalazła,'} chce go zatrzymać, z podziękowaniem.`,
  keepHint: 'Jeśli powiesz „tak”, zostanie tam na dobre. Jeśli „nie”, ruszy w dalszą podróż.',
  mayKeep: (who: string | null) =>
    `${who ?? painter} mówi „tak”: możesz go zatrzymać, z podziękowaniem. Nie musisz go chować.`,
  mayNotKeep: (who: string | null) =>
    `${who ?? painter} chce, żeby podróżował dalej. Schowaj go, gdy będzie okazja.`,
  kept: (who: string | null) =>
    `${who ?? 'Ktoś'} ma go od miesiąca. Kto zobaczy jego ID, może teraz oznaczyć go jako znaleziony.`,
  seen: (near: string | null) => `Ktoś go widział${at(near)}. Zostawił go dla następnej osoby.`,
  answer: 'Sprawdziliśmy to. Dziękujemy, że dbasz o tę społeczność.',
  shifted: (who: string | null, near: string | null) =>
    who === null ? `Ktoś trochę go przesunął${at(near)}.` : `${who} trochę go przesuwa${at(near)}.`,
  rehidden: (who: string | null, near: string | null) =>
    who === null ? `Ktoś schował go ponownie${at(near)}.` : `${who} chowa go ponownie${at(near)}.`,
  hidden: (who: string | null, near: string | null) =>
    who === null ? `Ktoś go schował${at(near)}.` : `${who} chowa go${at(near)}.`,
  found: (who: string | null, near: string | null) =>
    who === null ? `Ktoś go znalazł${at(near)}.` : `${who} znajduje go${at(near)}.`,
  soFar: (timesFound: number, way: string | null) =>
    way === null
      ? `Do tej pory: znaleziony ${times(timesFound)}.`
      : `Do tej pory: znaleziony ${times(timesFound)}, przebyta droga: ${way}.`,
  buttons: {
    seeAll: 'Zobacz, co się działo',
    thank: 'Zobacz i podziękuj',
    hide: 'Schowaj go ponownie',
    withYou: 'Zobacz kamyki u ciebie',
    answer: 'Odpowiedz',
    seePhoto: 'Zobacz zdjęcie i odpowiedz',
    seeWho: 'Zobacz, kto to, i odpowiedz',
    myRocks: 'Zobacz w „Moich kamykach”',
    lookAgain: 'Poszukaj jeszcze raz',
    journey: 'Zobacz jego podróż',
    digest: 'Zobacz wszystko',
  },
  digest: 'Co słychać u twoich kamyków',
  more: (count: number) => `I jeszcze ${number(count)}.`,
  settings: 'Wybierz, o czym mamy pisać',
  unsubscribe: 'Nie chcę więcej takich e-maili',
  reason: (kinds: readonly string[]) => `Dlaczego to dostajesz: ${kinds.join(', ')}.`,
  ofDigest: 'to, co jest w twoim podsumowaniu',
  ofTopic: (topic: string) => `„${topic}”`,
  push: {
    reminder: 'Schowaj go, przekaż albo zatrzymaj.',
    seen: 'Ktoś zostawił go dla następnej osoby.',
    answer: 'Dziękujemy, że dajesz nam znać.',
    asked: 'Ktoś ma kamyk z nieczytelnym ID.',
    confirmed: 'Osoba, która go pomalowała, rozpoznaje go. Schowaj go ponownie.',
    denied: 'Osoba, która go pomalowała, mówi, że twój to inny kamyk.',
    wanted: 'Zmieni dom tylko wtedy, gdy powiesz „tak”.',
    given: 'Jego podróż trwa dalej z tobą.',
    declined: 'Dziękujemy za gotowy dla niego dom.',
    seeAll: 'Zobacz, co się działo.',
    somebody: 'ktoś',
    by: (who: string) => `Kto: ${who}`,
    line: capitalized,
  },
};
