// The words of en/outbox.ts in German.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const outbox: Words['outbox'] = {
  label: 'Postausgang',
  sendNow: 'Jetzt senden',
  delete: 'Löschen',
  deleteForGood: 'Für immer löschen?',
  keep: 'Behalten',
  tryAgain: 'Noch einmal',
  wasThereToo: 'Ich war auch da',
  deeds: {
    find: 'Ein Fund',
    rehide: 'Wieder versteckt',
    hide: 'Versteckt',
    note: 'Eine Notiz zu einem Fund',
    register: 'Ein neuer Stein',
    like: 'Ein Herz',
    unlike: 'Ein Herz zurückgenommen',
    comment: 'Ein Kommentar',
    thanks: 'Ein Dankeschön',
    line: 'Eine Zeile zu einem Fund',
    move: 'Etwas weiter gelegt',
    absence: 'Ein Stein, der nicht da ist',
    handOn: 'Weitergegeben',
    seen: 'Gesehen und liegen gelassen',
  },
  something: 'Etwas von dir',
  deedAbout: (deed: string, about: string) => `${deed}: ${about}`,
  kept: {
    title: 'Wartet auf eine Verbindung',
    description: 'Es bleibt auf diesem Gerät und wird abgeschickt, sobald du Empfang hast.',
  },
  noRoom:
    'Es gibt keine Verbindung, und auf diesem Gerät ist kein Platz, um es aufzuheben. Bitte mach etwas Platz, oder versuch es noch einmal, sobald du Empfang hast.',
  states: {
    waiting: 'Wartet auf eine Verbindung',
    ask: 'Vielleicht ist es schon angekommen. Sieh nach, bevor du es noch einmal sendest.',
    refused: 'Es wurde nicht angenommen.',
    unknown: 'Das hat eine andere Version von Rockabout gespeichert. Bitte lade die Seite neu.',
  },
  foundBefore: 'Jemand anders hat ihn vor dir gefunden.',
  dependsOnRefused: 'Das, wozu es gehört, ist nicht angekommen.',
  arrivedUnchanged: 'Es war schon so angekommen, wie es vor deiner Änderung war.',
  needLook: (count: number) =>
    plural(count, { one: 'Bei einer Sache bitte nachsehen', other: 'Bei # Sachen bitte nachsehen' }),
  wait: (count: number) =>
    plural(count, {
      one: 'Eine Sache wartet auf eine Verbindung',
      other: '# Sachen warten auf eine Verbindung',
    }),
  sevenDays: (until: string) =>
    `Safari löscht das am ${until}, wenn du bis dahin nicht wiederkommst. Öffne Rockabout einmal mit Empfang, und es wird abgeschickt.`,
  homeScreen:
    'Damit so etwas ab jetzt für immer bleibt, tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“. Was hier wartet, wird trotzdem von hier abgeschickt.',
  installFor: 'Leg Rockabout auf deinen Startbildschirm, dann ist sicherer aufgehoben, was wartet.',
  install: 'Installieren',
  sent: 'Gesendet',
  signIn: {
    title: 'Bitte melde dich wieder an',
    description: 'Was du ohne Verbindung gemacht hast, wartet auf diesem Gerät und wird dann abgeschickt.',
    action: 'Anmelden',
  },
  notSent: (count: number) =>
    plural(count, {
      one: 'Eine Sache ist noch nicht abgeschickt',
      other: '# Sachen sind noch nicht abgeschickt',
    }),
  notSentText: (count: number) =>
    plural(count, {
      one: 'Sie wartet auf diesem Gerät. Beim Abmelden wird sie gelöscht.',
      other: 'Sie warten auf diesem Gerät. Beim Abmelden werden sie gelöscht.',
    }),
  logOut: 'Trotzdem abmelden',
};
