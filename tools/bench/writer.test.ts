import { expect, test } from 'vitest';
import { ceilingOf, p95At, writesOf } from './writer.ts';

const writer = { writeMs: 5, readMs: 1, readsPerWrite: 0 };

test.each([20, 100, 160])('at %d writes a second the simulated wait agrees with queueing theory', (rate) => {
  // M/M/1: the time in the system is exponential, with the mean 1 / (service rate - arrival rate).
  const mean = 1000 / (1000 / writer.writeMs - rate);
  const p95 = p95At(rate, writer);
  expect(p95).toBeGreaterThan(mean * Math.log(20) * 0.9);
  expect(p95).toBeLessThan(mean * Math.log(20) * 1.1);
});

test('a slower writer takes fewer writes, and so does one that also answers reads', () => {
  const slower = { ...writer, writeMs: 10 };
  const busy = { ...writer, readsPerWrite: 4 };
  expect(ceilingOf(slower)).toBeLessThan(ceilingOf(writer) * 0.6);
  expect(ceilingOf(busy)).toBeLessThan(ceilingOf(writer) * 0.7);
  // No writer takes more writes than fit into a second.
  expect(ceilingOf(writer)).toBeLessThan(200);
});

test('ten times as many rocks need ten times as many writes', () => {
  expect(writesOf(1e6) / writesOf(1e5)).toBeCloseTo(10);
});
