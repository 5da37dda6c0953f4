// The words of en/rock-list.ts in German.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { unit } from './units.ts';

function linesOf(lines: readonly number[]): string {
  const last = lines.at(-1);
  return lines.length > 1 ? `Zeile ${lines.slice(0, -1).join(', ')} und ${last}` : `Zeile ${last}`;
}

const asSentence = (words: string) => words.replace(/\.?$/, '.');

const ofLine = (line: number, why: string) => asSentence(`Zeile ${line}: ${why}`);

export const rockList: Words['rockList'] = {
  rocks: (most: number) => `Eine Liste hat 1 bis ${number(most)} Steine`,
  line: 'Zu jedem Stein gehört die Nummer seiner Zeile',
  text: 'Jeder Stein hat einen Namen und eine Rock ID',
  tooNew: (days: number) =>
    `Listen kannst du registrieren, sobald du ${unit(days, 'day')} dabei bist. Bis dahin registriere deine Steine bitte einzeln.`,
  oneADay: 'Du hast heute schon eine Liste registriert. Bitte komm morgen mit der nächsten wieder.',
  tooMany: 'Du hast mehrere Listen ausprobiert. Bitte warte vor der nächsten eine Weile.',
  untold:
    'Einige dieser Rock IDs gehören schon zu Steinen dieser Website. Welche, können wir erst in einer Stunde sagen. Es wurde nichts registriert.',
  problem: (line: number, why: string) => ofLine(line, why),
  refused: (line: number, why: string) => `${ofLine(line, why)} Es wurde nichts registriert.`,
  noCode: 'Die Rock ID fehlt',
  asNumber:
    'Deine Tabelle hat aus dieser Rock ID eine Zahl gemacht. Bitte gib der Spalte das Format Text, und tippe die Rock ID noch einmal ein',
  inText: (line: number) =>
    `In einem Text dieser Zeile steht die Rock ID von Zeile ${line}. Bitte lass sie weg: Wer sie hier liest, könnte sich einen Fund gutschreiben`,
  same: (line: number) => `Diese Rock ID steht auch in Zeile ${line}`,
  taken: (lines: readonly number[], hasMore: boolean) =>
    `Schon auf einem Stein: die Rock ID aus ${linesOf(lines)}${hasMore ? ' und vielleicht aus weiteren' : ''}. Es wurde nichts registriert.`,
  openQuote: 'Ein Anführungszeichen geht auf und nicht wieder zu. Bitte schließe es, oder lass es weg',
  quoteInside:
    'Mitten in einer Zelle mit Anführungszeichen steht noch eines. Bitte lass es weg, oder schreib es doppelt',
  quotedRows:
    'Eine Zelle zwischen Anführungszeichen enthält noch weitere Steine. Bitte schließe das Anführungszeichen davor, oder lass es weg',
  oneColumn:
    'Deine Tabelle hat eine Spalte, und Steine brauchen zwei: ihre Namen und ihre Rock IDs. In einer CSV-Datei stehen Kommas, Strichpunkte oder Tabulatoren dazwischen.',
  noNames: 'Bitte wähle die Spalte mit den Namen.',
  noCodes: 'Bitte wähle die Spalte mit den Rock IDs.',
  ownColumn: 'Bitte wähle für die Rock IDs eine eigene Spalte.',
  many: 'Viele Steine registrieren',
  box: 'Eine ganze Kiste Steine?',
  boxHow: (most: number) =>
    `Wenn ihre Namen und Rock IDs in einer Tabelle stehen, gehen bis zu ${number(most)} auf einmal.`,
  from: (most: number) =>
    `Aus einer Tabelle mit Name und Rock ID für jeden Stein: bis zu ${number(most)} auf einmal, eine Liste am Tag.`,
  registered: (count: number) => plural(count, { one: '# Stein registriert', other: '# Steine registriert' }),
  findThem: 'Du findest sie in „Meine Steine“.',
  tooLong: (count: number, most: number) =>
    `Das sind ${number(count)} Steine, und eine Liste hat höchstens ${number(most)}. Bitte schick sie in Teilen, einen am Tag.`,
  notSent: 'Die Liste ließ sich nicht abschicken. Bitte versuch es gleich noch einmal.',
  seeWhich: 'Zeig, welche',
  registering: 'Wird registriert …',
  register: 'Registrieren',
  registerCount: (count: number) =>
    plural(count, { one: '# Stein registrieren', other: '# Steine registrieren' }),
  first: (name: string, code: string | undefined) =>
    code === undefined
      ? `Erster Stein: ${name || 'ohne Name'}`
      : `Erster Stein: ${name || 'ohne Name'}, Rock ID ${code || 'fehlt'}`,
  unread: 'Diese Datei war nicht lesbar. Bitte speichere deine Tabelle als CSV und versuch es damit.',
  noText: 'Das ist keine CSV-Datei. Wähle in deiner Tabelle „Speichern unter“ und dann CSV.',
  cells: 'Zellen aus deiner Tabelle',
  cellsHow: 'Kopiere sie dort und füge sie hier ein, mit oder ohne Überschriften.',
  chooseFile: 'CSV-Datei wählen',
  fields: { name: 'Name', code: 'Rock ID', description: 'Beschreibung' },
  column: (name: string) => `Spalte ${name}`,
  whichColumn: 'Welche Spalte ist was?',
  hasHeadings: 'In der ersten Zeile stehen Überschriften',
  none: 'Keine',
  choose: 'Wählen',
  preview: 'Vorschau',
  noName: 'Ohne Name',
  noRockId: 'Ohne Rock ID',
  more: (count: number) => `und ${number(count)} weitere`,
  wrong: (count: number) =>
    plural(count, { one: 'Eine Zeile stimmt nicht.', other: '# Zeilen stimmen nicht.' }),
  wrongAndHow: (count: number) =>
    plural(count, {
      one: 'Eine Zeile stimmt nicht. Bitte ändere sie in deiner Tabelle und füge sie noch einmal ein:',
      other: '# Zeilen stimmen nicht. Bitte ändere sie in deiner Tabelle und füge sie noch einmal ein:',
    }),
};
