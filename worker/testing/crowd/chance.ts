// Repeatable random numbers in SQL, and ids that look like the app's and can be computed in advance.

/** An odd number of 31 bits for each salt. */
const oddOf = (salt: number) => (Math.imul(salt + 1, 0x9e3779b1) >>> 1) | 1;

/**
 * SQL: a number from 0 up to 1, always the same for a whole number and a salt. It is the middle of a square, which is
 * random enough for a crowd.
 */
export function chance(number: string, salt: number): string {
  const mixed = `(((${number}) * ${oddOf(salt)} + ${oddOf(salt + 77)}) & 2147483647)`;
  return `(((${mixed} * ${mixed} >> 20) & 16777215) / 16777216.0)`;
}

/** SQL: a whole number from 0 up to `many`, evenly distributed. */
export const below = (many: number, number: string, salt: number) =>
  `CAST(${many} * ${chance(number, salt)} AS INTEGER)`;

/** SQL: one of these words. */
export function oneOf(words: readonly string[], number: string, salt: number): string {
  const list = `'${JSON.stringify(words).replaceAll("'", "''")}'`;
  return `json_extract(${list}, '$[' || ${below(words.length, number, salt)} || ']')`;
}

const [high, low] = [0x9e3779b1, 0x5bd1e995];

/** SQL: the id of a row: 16 symbols that compress as badly as random ones. Ids of one kind are unique. */
export const idIn = (kind: string, number: string) =>
  `printf('${kind}%08x%07x', ((${number}) * ${high}) & 4294967295, ((${number}) * ${low} >> 4) & 268435455)`;

/** The same id in TypeScript, for a number below 2^20. */
export function idOf(kind: string, number: number): string {
  const [a, b] = [BigInt(number) * BigInt(high), BigInt(number) * BigInt(low)];
  const hex = (value: bigint, digits: number) => value.toString(16).padStart(digits, '0');
  return `${kind}${hex(a & 0xffffffffn, 8)}${hex((b >> 4n) & 0xfffffffn, 7)}`;
}
