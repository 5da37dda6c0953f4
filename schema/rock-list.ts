// Many rocks from a spreadsheet: limits, and problems of its lines.

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
  /** By `say`. */
  why: string;
}
