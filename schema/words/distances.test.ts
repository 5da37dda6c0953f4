import { expect, test } from 'vitest';
import { distancesOf } from './distances.ts';

const [english, others] = [distancesOf('en'), distancesOf('de')];

test.for([
  [0, '0 miles', '0 kilometers', '0\u00a0km'],
  [1, '1 mile', '2 kilometers', '2\u00a0km'],
  [0.62, '1 mile', '1 kilometer', '1\u00a0km'],
  [1204.4, '1,204 miles', '1,938 kilometers', '1.938\u00a0km'],
] as const)('%d miles are whole ones in the unit that is asked for', ([miles, mi, km, short]) => {
  expect(english.distance(miles, 'mi')).toBe(mi);
  expect(english.distance(miles, 'km')).toBe(km);
  expect(others.distance(miles, 'km')).toBe(short);
});

test('the unit of a figure stands alone', () => {
  expect([0, 1, 2].map((miles) => english.distanceUnit(miles, 'mi'))).toEqual(['miles', 'mile', 'miles']);
  expect(english.distanceUnit(0.62, 'km')).toBe('kilometer');
  expect(others.distanceUnit(12, 'km')).toBe('km');
});

test.for([
  [25, '80 feet', '30 meters', '30\u00a0m'],
  [295, '950 feet', '300 meters', '300\u00a0m'],
  [1400, '0.9 miles', '1.4 kilometers', '1,4\u00a0km'],
  [16_100, '10 miles', '16 kilometers', '16\u00a0km'],
] as const)('%d metres are told on foot', ([metres, mi, km, short]) => {
  expect(english.onFoot(metres, 'mi')).toBe(mi);
  expect(english.onFoot(metres, 'km')).toBe(km);
  expect(others.onFoot(metres, 'km')).toBe(short);
});

test.for([
  [0, null, null],
  [0.003, '10 feet', null],
  [0.05, '160 feet', '50 meters'],
  [0.8, '0.5 miles', '800 meters'],
  [1.24, '0.8 miles', '1.2 kilometers'],
  [20, '12 miles', '20 kilometers'],
] as const)('%d km more are told as exactly as they mean something', ([km, mi, inKm]) => {
  expect(english.exactDistance(km, 'mi')).toBe(mi);
  expect(english.exactDistance(km, 'km')).toBe(inKm);
});

test('a map says what its scale stands for: in English without a comma', () => {
  expect(english.scale(2000, 'mile')).toBe('2000 mi');
  expect(english.scale(300, 'foot')).toBe('300 ft');
  expect(english.scale(2000, 'kilometer')).toBe('2000 km');
  expect(english.scale(50, 'meter')).toBe('50 m');
  expect(others.scale(2000, 'kilometer')).toBe('2.000\u00a0km');
  expect(distancesOf('hi').scale(2000, 'kilometer')).toBe('2,000\u00a0कि॰मी॰');
  expect(distancesOf('ar').scale(2000, 'kilometer')).toBe('2,000\u00a0كم');
});
