// Characters that people see, and how many there are.

/** Invisible characters that carry meaning inside emoji and some scripts; alone they are nothing. */
const invisible = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** True when nothing in the text can be seen. */
export function isBlank(text: string): boolean {
  return text.replace(invisible, '') === '';
}

/** Length as people count it: code points. */
export function lengthOf(text: string): number {
  return [...text].length;
}
