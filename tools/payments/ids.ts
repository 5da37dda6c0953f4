// Names of things, as the provider's look: a prefix and letters that nobody can guess.

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export function letterRow(length: number, from = letters): string {
  const row = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(row, (byte) => from[byte % from.length]).join('');
}

const lengths: Readonly<Record<string, number>> = {
  cs_test: 58,
  cus: 14,
  pm: 24,
  req: 14,
  evt: 24,
  prod: 14,
};

/** `newId('sub')`: `sub_1QXc…`. */
export function newId(prefix: string): string {
  return `${prefix}_${letterRow(lengths[prefix] ?? 24)}`;
}
