// Counts how much of a file is looked at, so that work can be bounded without a clock.

export interface Watched {
  bytes: Uint8Array;
  /** Bytes that were read or copied so far; one that was read twice counts twice. */
  looked(): number;
}

/** The same bytes, for one who reads them singly, in parts or searches them. */
export function watched(bytes: Uint8Array): Watched {
  let count = 0;
  const subarray = (...range: [number?, number?]) => {
    const part = bytes.subarray(...range);
    count += part.length;
    return part;
  };
  const indexOf = (byte: number, from = 0) => {
    const at = bytes.indexOf(byte, from);
    count += (at < 0 ? bytes.length : at + 1) - from;
    return at;
  };
  const own = new Map<string | symbol, unknown>([
    ['subarray', subarray],
    ['indexOf', indexOf],
    ['length', bytes.length],
  ]);
  const proxy = new Proxy(bytes, {
    get: (target, name) => {
      if (own.has(name)) return own.get(name);
      if (typeof name !== 'string' || !/^\d+$/.test(name)) throw new Error(`nobody counts ${String(name)}`);
      count++;
      return target[Number(name)];
    },
  });
  return { bytes: proxy, looked: () => count };
}
