// Files that end early, and files whose lengths lie: made of good ones.
import type { Sample } from '../../worker/photos/testing-samples.ts';
import { concat, sample } from './parts.ts';
import { partsOf, type Part } from './scan.ts';

/** Cut at each part, just before and behind, and at many places between. */
export function cutShort({ name, type, bytes }: Sample): Sample[] {
  if (type === null) return [];
  const borders = partsOf(type, bytes).flatMap(({ start, end }) =>
    [start, end].flatMap((at) => [at - 1, at, at + 1]),
  );
  const between = Array.from({ length: 32 }, (_, n) => Math.floor((bytes.length * n) / 32));
  return [...new Set([...borders, ...between])]
    .filter((at) => at > 0 && at < bytes.length)
    .map((at) => sample('broken', `${name}, cut at ${at}`, type, bytes.subarray(0, at)));
}

/** Each length says something else. */
export function lying({ name, type, bytes }: Sample): Sample[] {
  if (type === null) return [];
  return partsOf(type, bytes).flatMap(({ name: part, length }) =>
    length
      ? lies(bytes, length).map((told, n) => sample('broken', `${name}, lie ${n} in ${part}`, type, told))
      : [],
  );
}

function lies(bytes: Uint8Array, { at, size, isLittle }: NonNullable<Part['length']>): Uint8Array[] {
  const digits = bytes.subarray(at, at + size);
  const told = Number.parseInt(Buffer.from(isLittle ? digits.toReversed() : digits).toString('hex'), 16);
  const most = 256 ** size - 1;
  return [0, 1, told - 1, told + 1, told + 12, most]
    .filter((length) => length !== told && length >= 0 && length <= most)
    .map((length) => {
      const written = Buffer.alloc(size);
      if (isLittle) written.writeUIntLE(length, 0, size);
      else written.writeUIntBE(length, 0, size);
      return concat(bytes.subarray(0, at), written, bytes.subarray(at + size));
    });
}
