// Words of a text as Rock IDs are compared, and where they stand in it.

/** One letter or digit, as codes are compared, and where it stands in the text. */
export interface Sign {
  sign: string;
  isDigit: boolean;
  start: number;
  end: number;
}

/** Signs with nothing between them that can be seen. */
export type Word = readonly Sign[];

export const spelled = (signs: Word) => signs.map(({ sign }) => sign).join('');

/** Letters of scripts with capitals stand in words; the others often run on without a space. */
export const capital = /\p{Lu}/u;
