// Visible characters, and the length of a text.

/** Invisible characters. They have a meaning inside emoji and some scripts, but show nothing alone. */
const invisible = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** True if the text has no visible character. */
export function isBlank(text: string): boolean {
  return text.replace(invisible, '') === '';
}

/** Length as people count it: code points. */
export function lengthOf(text: string): number {
  return [...text].length;
}
