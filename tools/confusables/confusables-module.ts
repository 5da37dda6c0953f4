// Reduces Unicode's look-alike letters and digits to those that look like a to z, by which names are compared.

/** Latin small capitals, which the data does not map to their letters. */
const smallCapitals: Readonly<Record<string, string>> = Object.fromEntries(
  [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ'].map((capital, i) => [capital, 'abcdefghijklmnopqrstuvwyz'.charAt(i)]),
);

/**
 * Syllabics that replace Latin letters in the letter styles that people copy. They do not look alike enough for
 * Unicode's data, but within a word everybody reads them.
 */
const syllabics: Readonly<Record<string, string>> = Object.fromEntries(
  'aᗩᎯᏗ bᏰ cᑕᏣ dᎴ eᗴᙓᏋ gᏵᘜ iᏆᓰ nᏁᘉ oᎤ pᎮᎵ qᑫ sᔕ tᏖ wᏬᗯ zᘔ'
    .split(' ')
    .flatMap(([letter = '', ...alike]) => alike.map((one) => [one, letter])),
);

const withoutMarks = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '');
const charactersOf = (codes: string) =>
  String.fromCodePoint(
    ...codes
      .trim()
      .split(' ')
      .map((code) => Number.parseInt(code, 16)),
  );

/** Maps a letter or digit to the one letter that it looks like, or to `rn`, which looks like m. */
function lookAlikes(data: string): Map<string, string> {
  const all = new Map([...Object.entries(smallCapitals), ...Object.entries(syllabics)]);
  const others: [source: string, target: string][] = [];
  for (const line of data.replace(/^\uFEFF/, '').split('\n')) {
    const [from = '', to = ''] = (line.split('#')[0] ?? '').split(';');
    if (to.trim() === '') continue;
    const source = charactersOf(from);
    // What Unicode normalization folds is folded before the look-up.
    if (!/^[\p{L}\p{N}]$/u.test(source) || withoutMarks(source) !== source || /^[\dA-Za-z]$/.test(source))
      continue;
    const target = [...withoutMarks(charactersOf(to))]
      .map((letter) => smallCapitals[letter] ?? letter)
      .join('')
      .toLowerCase();
    if (/^(?:[a-z]|rn)$/.test(target)) all.set(source, target);
    else others.push([source, target]);
  }
  // A character that looks like a capital of another script is read like the small letter.
  for (const [source, target] of others) {
    const letter = all.get(target);
    if (letter !== undefined && !all.has(source)) all.set(source, letter);
  }
  return all;
}

/** @param data text of confusables.txt */
export function confusablesModule(data: string): string {
  const version = /^# Version: (\S+)/m.exec(data)?.[1] ?? 'unknown';
  const byTarget = Map.groupBy(lookAlikes(data), ([, target]) => target);
  const rows = [...byTarget]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([target, pairs]) =>
        `  ${target}: '${pairs
          .map(([source]) => source)
          .toSorted()
          .join('')}',`,
    );
  return `// Written by tools/confusables/make-confusables.ts: letters and digits that look like a to z. For the worker alone.
// From confusables.txt ${version}, © Unicode, Inc., https://www.unicode.org/terms_of_use.html

/** By the letter that they look like; \`rn\` looks like m. */
export const confusables: Readonly<Record<string, string>> = {
${rows.join('\n')}
};
`;
}
