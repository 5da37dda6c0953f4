// Many rocks from a spreadsheet: limits and words.

export const rockListLimits = {
  /** Rocks of one list. */
  rocks: 300,
  /** Bytes of its request: three hundred rocks with full descriptions. */
  bytes: 768 * 1024,
  /** Lists that are registered for a member in a day. */
  perDay: 1,
  /**
   * Lists that are compared with all Rock IDs in a day and are not registered: of a member, and from one IPv4 address or
   * /48, where thirty members of a school may be refused once each.
   */
  triesPerDay: 3,
  triesPerDayOfNetwork: 30,
  /** Days for which somebody has been a member before they can register a list. */
  memberDays: 7,
  /** Lines of which a refusal tells. */
  told: 10,
} as const;

/** What is wrong with a line, by the number that it has in the spreadsheet. */
export interface LineProblem {
  line: number;
  words: string;
}

/** 'line 4', 'lines 4, 9 and 12'. */
export function lineWords(numbers: readonly number[]): string {
  const last = numbers.at(-1);
  return numbers.length > 1 ? `lines ${numbers.slice(0, -1).join(', ')} and ${last}` : `line ${last}`;
}

export const rockListWords = {
  rocks: `A list has 1 to ${rockListLimits.rocks} rocks`,
  line: 'Each rock has the number of its line',
  text: 'Each rock has a name and a Rock ID',
  tooNew: `You can register lists once you have been a member for ${rockListLimits.memberDays} days. Until then please register your rocks one by one.`,
  oneADay: 'You have registered a list today. Please come back tomorrow with the next one.',
  tooMany: 'You have tried several lists. Please wait a while before the next one.',
  untold:
    'Some of these Rock IDs are on rocks of this site already, and we can say which only in an hour. Nothing was registered.',
  problem: ({ line, words }: LineProblem) =>
    `${`Line ${line}: ${words}.`.replace(/\.\.$/, '.')} Nothing was registered.`,
  noCode: 'Rock ID is required',
  /** For `1,00E+05`, which a spreadsheet makes of 100000, or of the Rock ID 1E5. */
  asNumber:
    'Your spreadsheet has turned this Rock ID into a number. Please give the column the format Text, and type the Rock ID again',
  /** @param line whose Rock ID it is */
  inText: (line: number) =>
    `A text of this line has the Rock ID of line ${line}. Please leave it out: whoever reads it here could claim a find`,
  same: (line: number) => `This Rock ID is also in line ${line}`,
  /** @param lines as `lineWords` names them */
  taken: (lines: string, hasMore: boolean) =>
    `Already on a rock: the Rock ID of ${lines}${hasMore ? ', and perhaps of more' : ''}. Nothing was registered.`,
} as const;
