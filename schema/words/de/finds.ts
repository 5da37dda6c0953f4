// The words of en/finds.ts in German.
import type { Words } from '../words.ts';
import { codes } from './codes.ts';
import { number } from './intl.ts';
import { wait } from './units.ts';

const withOwner = 'Dieser Stein ist noch zu Hause und wurde noch nicht versteckt.';

export const finds: Words['finds'] = {
  neverHidden: 'Stein nicht verfügbar: Er wurde noch nie versteckt',
  unknown: 'Stein nicht gefunden',
  waiting: codes.waiting,
  taken: 'Stein schon gefunden',
  notYours: 'Dieser gefundene Stein ist nicht in deiner Liste',
  alreadyRehidden: 'Dieser Stein wurde schon wieder versteckt',
  movedOn: 'Diesen Stein hat jetzt jemand anders',
  tooManyIds: (seconds: number, isVisitor: boolean) =>
    `In kurzer Zeit wurden ${isVisitor ? 'aus deinem Netz ' : ''}viele IDs ausprobiert. Bitte prüfe den Aufkleber und versuch es in ${wait(seconds)} noch einmal.`,
  enoughToday: (most: number, seconds: number) =>
    `Du hast heute ${number(most)} Rock IDs eingegeben, mehr gehen an einem Tag nicht. Bitte versuch es in ${wait(seconds)} noch einmal.`,
  onPage: {
    waiting: {
      title: codes.waiting,
      description:
        'Damit hat noch niemand einen Stein registriert. Ist er von dir? Dann registriere ihn, und er kann gefunden werden.',
    },
    neverHidden: { title: 'Stein nicht verfügbar', description: withOwner },
    taken: {
      title: 'Stein schon gefunden',
      description: 'Dieser Stein wurde schon gefunden und wartet auf ein neues Versteck.',
    },
    unknown: {
      title: 'Stein nicht gefunden',
      description: 'Zu dieser ID gibt es keinen Stein. Bitte prüfe die Nummer und versuch es noch einmal.',
    },
  },
  inDialog: {
    waiting: {
      title: codes.waiting,
      description:
        'Damit hat noch niemand einen Stein registriert. Ist er von dir? Dann registriere ihn, und er kann gefunden werden.',
    },
    neverHidden: { title: 'Stein nicht verfügbar', description: withOwner },
    taken: {
      title: 'Stein schon gefunden',
      description: 'Diesen Stein hat schon jemand anders gefunden.',
    },
    unknown: {
      title: 'Stein nicht gefunden',
      description: 'Zu dieser ID gibt es keinen Stein. Bitte prüfe die ID und versuch es noch einmal.',
    },
  },
  noConnection: {
    title: 'Keine Verbindung',
    description:
      'Wir konnten den Server nicht erreichen. Behalte den Stein bei dir und versuch es noch einmal, sobald du Empfang hast.',
  },
  oneMoment: { title: 'Einen Moment', description: 'Bitte warte ein wenig und versuch es noch einmal.' },
  failed: { title: 'Fehler', description: 'Der Fund kam nicht an. Bitte versuch es noch einmal.' },
  unable: {
    title: 'Das ging nicht',
    description: 'Die Rock ID ist ungültig, oder der Stein ist nicht registriert.',
  },
  lookUpFailed: {
    title: 'Nachsehen ging nicht',
    description: 'Wir konnten diesen Stein nicht nachschlagen. Bitte versuch es gleich noch einmal.',
  },
  inOneLine: (title: string, description: string) => `${title}: ${description}`,
  kept: 'Keine Verbindung: Dein Fund bleibt auf diesem Gerät und wird abgeschickt, sobald du Empfang hast. Bis dahin steht er in „Meine Steine“.',
  notLookedUp: {
    title: 'Keine Verbindung',
    text: 'Dieser Stein lässt sich gerade nicht nachschlagen. Versuch es noch einmal, sobald du Empfang hast.',
  },
  mistyped: {
    title: codes.check,
    text: 'Vergleiche sie Zeichen für Zeichen mit dem Aufkleber oder mit der Unterseite des Steins.',
  },
  unasked: {
    title: 'Tippe auf „Suchen“',
    text: 'Ist das die ganze ID? Dann tippe auf „Suchen“, oder schreib weiter.',
  },
  noRock: {
    title: 'Stein nicht gefunden',
    text: 'Mit dieser ID hat niemand einen Stein registriert. Ist er von dir, oder ist ein Zeichen schwer zu lesen?',
  },
  waitingLabel: {
    title: codes.waiting,
    text: 'Die Rock ID stimmt, aber noch trägt sie kein Stein. Ist sie von dir? Dann registriere deinen Stein damit.',
  },
  elsewhere: {
    active:
      'Dieser Stein ist noch zu Hause und muss erst versteckt werden. Wer ihn danach findet, kann ihn als gefunden melden.',
    found:
      'Dieser Stein ist bei dem Mitglied, das ihn zuletzt gefunden hat und wieder verstecken kann. Sobald er versteckt ist, kannst du ihn als gefunden melden.',
  },
  isThatYou: {
    active: 'Dieser Stein ist noch zu Hause. Ist er von dir? Melde dich an, um ihn zu verstecken.',
    found:
      'Dieser Stein ist bei dem Mitglied, das ihn zuletzt gefunden hat. Bist du das? Melde dich an, um ihn zu verstecken.',
  },
};
