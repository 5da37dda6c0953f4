// The words of en/scanner.ts in German.
import type { Words } from '../words.ts';

export const scanner: Words['scanner'] = {
  label: 'Mit der Kamera scannen',
  labelShort: 'Scannen',
  starting: 'Die Kamera startet. Vielleicht fragt dein Browser, ob sie das darf.',
  aim: 'Halt den Aufkleber so, dass sein viereckiger Code zwischen den Punkten ist.',
  look: 'Suche den Aufkleber des Steins, oder wähle ein Foto von ihm.',
  photo: 'Foto wählen',
  reading: 'Das Foto wird gelesen …',
  isId: 'Als Rock ID nachsehen',
  type: 'ID lieber eintippen',
  torch: 'Licht',
  retry: 'Noch einmal',
  reload: 'Seite neu laden',
  noCode: {
    title: 'Auf diesem Foto ist kein lesbarer Code.',
    text: 'Mach eines gerade von oben, ganz nah und ohne Spiegelung, oder tippe die ID ein.',
  },
  noPhoto: {
    title: 'Dieses Foto ließ sich nicht öffnen.',
    text: 'Wähle ein anderes, zum Beispiel ein JPEG oder PNG, oder tippe die ID ein.',
  },
  noDecoder: {
    title: 'Der Teil, der Codes liest, ist nicht angekommen.',
    text: 'Prüfe deine Verbindung und versuch es noch einmal, oder tippe die ID ein.',
  },
  denied: {
    title: 'Die Kamera ist nicht erlaubt.',
    text: 'Erlaube sie für diese Website über das Zeichen neben der Adresse und versuch es noch einmal. Oder wähle ein Foto vom Aufkleber, oder tippe die ID ein.',
    textOnIos:
      'Tippe auf das Zeichen neben der Adresse, dann auf „Website-Einstellungen“, und erlaube die Kamera. Oder wähle ein Foto vom Aufkleber, oder tippe die ID ein.',
  },
  none: {
    title: 'Hier gibt es keine Kamera.',
    text: 'Wähle ein Foto vom Aufkleber, oder tippe die ID ein.',
  },
  busy: {
    title: 'Eine andere App benutzt die Kamera.',
    text: 'Schließe sie und versuch es noch einmal. Oder wähle ein Foto vom Aufkleber, oder tippe die ID ein.',
  },
  barred: {
    title: 'Scannen braucht eine Verbindung.',
    text: 'Diese Seite wurde ohne Verbindung geöffnet. Tippe die ID vorerst ein, oder lade die Seite neu.',
  },
  foreign: {
    parking: 'Das ist eine Parkuhr.',
    money: 'Dieser Code möchte Geld. Ein Stein möchte nie welches.',
    wifi: 'Das ist ein fremdes WLAN.',
    contact: 'Das ist eine fremde Visitenkarte.',
    date: 'Das ist ein Termin für einen Kalender.',
    phone: 'Dieser Code ruft eine Telefonnummer an.',
    message: 'Dieser Code schreibt eine SMS.',
    email: 'Dieser Code schreibt eine E-Mail.',
    place: 'Das ist ein Ort auf einer Karte.',
    secret: 'Das ist der Schlüssel zu einem Konto. Behalte ihn für dich.',
    app: 'Dieser Code öffnet eine andere App.',
  },
  site: (host: string) => `Dieser Code führt zu ${host}, nicht zu einem Stein.`,
  ours: (productName: string) => `Dieser Code führt zu ${productName}, aber nicht zu einem Stein.`,
  shortText: (text: string) => `In diesem Code steht „${text}“.`,
  longText: 'In diesem Code steht ein längerer Text.',
  qrOfPage: 'QR-Code, der zur Seite „Stein gefunden“ führt',
  keptFind: <T>(code: T) => [
    'Du hast einen Fund aufgehoben: ',
    code,
    '. Melde dich an, um ihn abzuschicken.',
  ],
  signIn: 'Anmelden',
  foundEarlier: 'Schon früher gefunden? Sag, wann',
  moved: 'Ein Stück weiter gelegt? Sag, wohin',
  brokenLink: {
    title: 'Dieser Link ist nicht vollständig',
    description:
      'Vielleicht wurde das Ende abgeschnitten. Bitte kopiere ihn noch einmal, oder tippe die Rock ID hier ein.',
  },
  keepFind: <T>(code: T) => [
    'Keine Verbindung? Kein Problem. Hast du ',
    code,
    ' in der Hand? Wir heben deinen Fund hier auf und schicken ihn später ab.',
  ],
  keep: 'Fund aufheben',
  saw: 'Gesehen und liegen gelassen',
};
