// The words of a text, normalized like Rock IDs, with their positions.

/** One letter or digit, normalized like a code, with its position in the text. */
export interface Sign {
  sign: string;
  isDigit: boolean;
  start: number;
  end: number;
}

/** Signs with nothing visible between them. */
export type Word = readonly Sign[];

export const spelled = (signs: Word) => signs.map(({ sign }) => sign).join('');

/** Scripts with capitals separate words by spaces; others often do not. */
export const capital = /\p{Lu}/u;
