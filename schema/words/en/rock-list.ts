// About lists of rocks from spreadsheets: what is wrong with one, and the dialog that registers one.
import { number, plural } from './intl.ts';
import { unit } from './units.ts';

/** 'line 4', 'lines 4, 9 and 12' */
function linesOf(lines: readonly number[]): string {
  const last = lines.at(-1);
  return lines.length > 1 ? `lines ${lines.slice(0, -1).join(', ')} and ${last}` : `line ${last}`;
}

const asSentence = (words: string) => words.replace(/\.?$/, '.');

const ofLine = (line: number, why: string) => asSentence(`Line ${line}: ${why}`);

export const rockList = {
  rocks: (most: number) => `A list has 1 to ${number(most)} rocks`,
  line: 'Each rock has the number of its line',
  text: 'Each rock has a name and a Rock ID',
  tooNew: (days: number) =>
    `You can register lists once you have been a member for ${unit(days, 'day')}. Until then please register your rocks one by one.`,
  oneADay: 'You have registered a list today. Please come back tomorrow with the next one.',
  tooMany: 'You have tried several lists. Please wait a while before the next one.',
  untold:
    'Some of these Rock IDs are on rocks of this site already, and we can say which only in an hour. Nothing was registered.',
  /** @param why a sentence, perhaps without its full stop */
  problem: (line: number, why: string) => ofLine(line, why),
  /** The same once the list was sent. */
  refused: (line: number, why: string) => `${ofLine(line, why)} Nothing was registered.`,
  noCode: 'Rock ID is required',
  /** For `1,00E+05`, which a spreadsheet makes of 100000, or of the Rock ID 1E5. */
  asNumber:
    'Your spreadsheet has turned this Rock ID into a number. Please give the column the format Text, and type the Rock ID again',
  /** @param line whose Rock ID it is */
  inText: (line: number) =>
    `A text of this line has the Rock ID of line ${line}. Please leave it out: whoever reads it here could claim a find`,
  same: (line: number) => `This Rock ID is also in line ${line}`,
  taken: (lines: readonly number[], hasMore: boolean) =>
    `Already on a rock: the Rock ID of ${linesOf(lines)}${hasMore ? ', and perhaps of more' : ''}. Nothing was registered.`,
  /** What is wrong with a quotation mark. */
  openQuote: 'a quotation mark is opened and not closed. Please close it, or leave it out',
  quoteInside:
    'a quotation mark is inside of a cell with quotation marks. Please leave it out, or write two of it',
  quotedRows:
    'a cell between quotation marks holds further rocks. Please close the quotation mark before them, or leave it out',
  oneColumn:
    'Your table has one column, and rocks need two: their names and their Rock IDs. In a CSV file, commas, semicolons or tabs stand between them.',
  noNames: 'Please choose the column with the names.',
  noCodes: 'Please choose the column with the Rock IDs.',
  ownColumn: 'Please choose a column of its own for the Rock IDs.',
  many: 'Register many rocks',
  box: 'A whole box of rocks?',
  boxHow: (most: number) =>
    `If a spreadsheet has their names and Rock IDs, up to ${number(most)} come at once.`,
  from: (most: number) =>
    `From a spreadsheet with a name and a Rock ID for each: up to ${number(most)} at once, one list a day.`,
  registered: (count: number) => plural(count, { one: '# rock registered', other: '# rocks registered' }),
  findThem: 'You find them in My Rocks.',
  tooLong: (count: number, most: number) =>
    `These are ${number(count)} rocks, and a list has at most ${number(most)}. Please send it in parts, one a day.`,
  notSent: 'The list could not be sent. Please try again in a moment.',
  seeWhich: 'See which',
  registering: 'Registering...',
  register: 'Register',
  registerCount: (count: number) => plural(count, { one: 'Register # rock', other: 'Register # rocks' }),
  /** @param code undefined without a column of Rock IDs */
  first: (name: string, code: string | undefined) =>
    code === undefined
      ? `First rock: ${name || 'no name'}`
      : `First rock: ${name || 'no name'}, Rock ID ${code || 'missing'}`,
  unread: 'This file could not be read. Please save your table as CSV, and try that.',
  noText: 'This is no CSV file. In your spreadsheet choose Save as, CSV.',
  cells: 'Cells of your spreadsheet',
  cellsHow: 'Copy them there and paste them here, with or without headings.',
  chooseFile: 'Choose a CSV file',
  fields: { name: 'Name', code: 'Rock ID', description: 'Description' },
  /** @param name such as 'B' */
  column: (name: string) => `Column ${name}`,
  whichColumn: 'Which column is what?',
  hasHeadings: 'The first line has headings',
  none: 'None',
  choose: 'Choose',
  preview: 'Preview',
  noName: 'No name',
  noRockId: 'No Rock ID',
  more: (count: number) => `and ${number(count)} more`,
  wrong: (count: number) => plural(count, { one: 'A line is wrong.', other: '# lines are wrong.' }),
  wrongAndHow: (count: number) =>
    plural(count, {
      one: 'A line is wrong. Please change it in your spreadsheet, and paste it again:',
      other: '# lines are wrong. Please change them in your spreadsheet, and paste it again:',
    }),
};
