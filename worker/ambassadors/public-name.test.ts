import { expect, test } from 'vitest';
import { publicName } from './public-name.ts';

test.each([
  ['Miller, Ann', 'Ann', 'M.'],
  ['Ann Miller, 12 Pebble Street', 'Ann', 'M.'],
  ['ann.miller@example.test', 'A.', ''],
  ['李小龙', '', '李.'],
  ['Secretlast، Ann', 'Ann', 'S.'],
  ['Ann_Secretlast', 'Ann', 'S.'],
  ['Ann\u2060Miller', 'Ann', 'M.'],
  ['אבי כהן', 'אבי', 'כ.'],
  ['Ann <b>Miller', 'Ann', 'M.'],
  ['Root, Ann', 'Ann', 'R.'],
])('%s is shown as %s %s', (name, firstName, lastName) => {
  expect(publicName(name)).toEqual({ firstName, lastName });
});
