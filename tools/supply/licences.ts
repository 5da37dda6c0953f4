// Which licences may enter, for what runs at members' and on the server, and for what only developers use.

/** Ask for no more than to be named. */
const free = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
];

/** Of tools that are used as they are, and are no part of the product. */
const ofTools = new Set([...free, 'CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0']);
const ofProduct = new Set(free);

/** Packages of the product with another licence, and why that is fine. */
export const exceptions: Readonly<Record<string, { license: string; why: string }>> = {
  'react-leaflet': { license: 'Hippocratic-2.1', why: 'MIT with a duty to respect human rights, as we do' },
  '@react-leaflet/core': { license: 'Hippocratic-2.1', why: 'a part of react-leaflet' },
};

/** Whether a package may be used. @param license a flat SPDX expression; one with nested brackets is refused */
export function isAllowed(name: string, license: string, isForRunning: boolean): boolean {
  if (exceptions[name]?.license === license) return true;
  const allowed = isForRunning ? ofProduct : ofTools;
  const plain = license.replace(/^\((.*)\)$/, '$1');
  return plain.includes(' OR ')
    ? plain.split(' OR ').some((one) => allowed.has(one))
    : plain.split(' AND ').every((one) => allowed.has(one));
}
