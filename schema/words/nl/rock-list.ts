// The words of en/rock-list.ts in Dutch.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { unit } from './units.ts';

function linesOf(lines: readonly number[]): string {
  const last = lines.at(-1);
  return lines.length > 1 ? `regels ${lines.slice(0, -1).join(', ')} en ${last}` : `regel ${last}`;
}

const asSentence = (words: string) => words.replace(/\.?$/, '.');

const ofLine = (line: number, why: string) => asSentence(`Regel ${line}: ${why}`);

export const rockList: Words['rockList'] = {
  rocks: (most: number) => `Een lijst heeft 1 tot ${number(most)} stenen`,
  line: 'Bij elke steen hoort het nummer van zijn regel',
  text: 'Elke steen heeft een naam en een Rock ID',
  tooNew: (days: number) =>
    `Lijsten kun je registreren zodra je ${unit(days, 'day')} lid bent. Registreer je stenen tot dan één voor één.`,
  oneADay: 'Je hebt vandaag al een lijst geregistreerd. Kom morgen terug met de volgende.',
  tooMany: 'Je hebt meerdere lijsten geprobeerd. Wacht even voor de volgende.',
  untold:
    'Sommige van deze Rock ID’s staan al op stenen van deze site. Welke, kunnen we pas over een uur zeggen. Er is niets geregistreerd.',
  problem: (line: number, why: string) => ofLine(line, why),
  refused: (line: number, why: string) => `${ofLine(line, why)} Er is niets geregistreerd.`,
  noCode: 'De Rock ID ontbreekt',
  asNumber:
    'Je spreadsheet heeft van deze Rock ID een getal gemaakt. Geef de kolom de opmaak Tekst en typ de Rock ID opnieuw in',
  inText: (line: number) =>
    `In een tekst van deze regel staat de Rock ID van regel ${line}. Laat hem weg: wie hem hier leest, kan doen alsof de steen gevonden is`,
  same: (line: number) => `Deze Rock ID staat ook in regel ${line}`,
  taken: (lines: readonly number[], hasMore: boolean) =>
    `Al op een steen: de Rock ID van ${linesOf(lines)}${hasMore ? ', en misschien van meer regels' : ''}. Er is niets geregistreerd.`,
  openQuote: 'Er is een aanhalingsteken geopend en niet gesloten. Sluit het, of laat het weg',
  quoteInside:
    'Er staat een aanhalingsteken in een cel met aanhalingstekens. Laat het weg, of schrijf het dubbel',
  quotedRows:
    'In een cel tussen aanhalingstekens staan nog meer stenen. Sluit het aanhalingsteken daarvoor, of laat het weg',
  oneColumn:
    'Je tabel heeft één kolom, en stenen hebben er twee nodig: hun namen en hun Rock ID’s. In een CSV-bestand staan daar komma’s, puntkomma’s of tabs tussen.',
  noNames: 'Kies de kolom met de namen.',
  noCodes: 'Kies de kolom met de Rock ID’s.',
  ownColumn: 'Kies een eigen kolom voor de Rock ID’s.',
  many: 'Veel stenen registreren',
  box: 'Een hele doos stenen?',
  boxHow: (most: number) =>
    `Staan hun namen en Rock ID’s in een spreadsheet, dan kun je er tot ${number(most)} tegelijk registreren.`,
  from: (most: number) =>
    `Uit een spreadsheet met voor elke steen een naam en een Rock ID: tot ${number(most)} tegelijk, één lijst per dag.`,
  registered: (count: number) =>
    plural(count, { one: '# steen geregistreerd', other: '# stenen geregistreerd' }),
  findThem: 'Je vindt ze bij “Mijn stenen”.',
  tooLong: (count: number, most: number) =>
    `Dit zijn ${number(count)} stenen, en een lijst heeft er hoogstens ${number(most)}. Stuur ze in delen, één per dag.`,
  notSent: 'De lijst kon niet verstuurd worden. Probeer het zo nog eens.',
  seeWhich: 'Bekijk welke',
  registering: 'Registreren…',
  register: 'Registreren',
  registerCount: (count: number) =>
    plural(count, { one: '# steen registreren', other: '# stenen registreren' }),
  first: (name: string, code: string | undefined) =>
    code === undefined
      ? `Eerste steen: ${name || 'geen naam'}`
      : `Eerste steen: ${name || 'geen naam'}, Rock ID ${code || 'ontbreekt'}`,
  unread: 'Dit bestand was niet te lezen. Sla je tabel op als CSV en probeer het daarmee.',
  noText: 'Dit is geen CSV-bestand. Kies in je spreadsheet “Opslaan als” en dan CSV.',
  cells: 'Cellen uit je spreadsheet',
  cellsHow: 'Kopieer ze daar en plak ze hier, met of zonder koppen.',
  chooseFile: 'CSV-bestand kiezen',
  fields: { name: 'Naam', code: 'Rock ID', description: 'Beschrijving' },
  column: (name: string) => `Kolom ${name}`,
  whichColumn: 'Welke kolom is wat?',
  hasHeadings: 'In de eerste regel staan koppen',
  none: 'Geen',
  choose: 'Kiezen',
  preview: 'Voorbeeld',
  noName: 'Geen naam',
  noRockId: 'Geen Rock ID',
  more: (count: number) => `en nog ${number(count)}`,
  wrong: (count: number) =>
    plural(count, { one: 'Er klopt een regel niet.', other: 'Er kloppen # regels niet.' }),
  wrongAndHow: (count: number) =>
    plural(count, {
      one: 'Er klopt een regel niet. Pas hem aan in je spreadsheet en plak hem opnieuw:',
      other: 'Er kloppen # regels niet. Pas ze aan in je spreadsheet en plak ze opnieuw:',
    }),
};
