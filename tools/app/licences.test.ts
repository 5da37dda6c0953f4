import { expect, test } from 'vitest';
import { lockedIn } from '../supply/lock.ts';
import { licencesText } from './licences.ts';

const packages = lockedIn(
  JSON.stringify({
    packages: Object.fromEntries(
      ['a', 'b', 'c'].map((name) => [
        `node_modules/${name}`,
        { version: '1.0.0', license: name === 'c' ? 'ISC' : 'MIT' },
      ]),
    ),
  }),
);

test('packages with the same text stand together, and data of others is credited', () => {
  const text = licencesText(packages, ({ name }) => (name === 'c' ? '' : 'Copyright somebody'));
  expect(text).toContain('\na@1.0.0, b@1.0.0\nMIT\n\nCopyright somebody\n');
  expect(text).toContain('\nc@1.0.0\nISC\n');
  for (const source of ['Natural Earth', 'OpenStreetMap', 'GeoNames', 'Unicode'])
    expect(text).toContain(source);
});
