import { describe, expect, test, vi } from 'vitest';
import { proof } from '../worker/testing/proof.ts';
import { codeAlphabet, isIssued, isMistyped, meantCodes, normalizeCode } from './codes.ts';
import { checkCharacter, issueCode } from './issue-code.ts';
import { RockCode } from './rock-code.ts';

/** Mulberry32: the same codes in every run, so that a duplicate is reproducible. */
function seededBytes(seed: number) {
  let state = seed;
  return (bytes: Uint8Array<ArrayBuffer>) =>
    bytes.map(() => {
      state = (state + 0x6d2b79f5) | 0;
      let t = Math.imul(state ^ (state >>> 15), state | 1);
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
      return (t ^ (t >>> 14)) >>> 24;
    });
}

function issuedCodes(count: number, seed: number): string[] {
  const random = seededBytes(seed);
  return Array.from({ length: count }, () => issueCode(random));
}

describe('an issued code', () => {
  const codes = issuedCodes(100_000, 20_250_601);
  const sampled = codes.slice(0, 200).map(normalizeCode);

  test('is never issued twice in 100,000', ({ task }) => {
    const doubled = codes.length - new Set(codes).size;
    proof(task, {
      goal: 'G-C2',
      what: 'issued codes that came twice',
      figure: `${doubled} of ${codes.length}`,
      passLine: '0 of 100000',
    });
    expect(doubled).toBe(0);
  });

  test('is shown in groups of three and uses only the alphabet', () => {
    const shape = new RegExp(`^([${codeAlphabet}]{3}-){2}[${codeAlphabet}]{3}$`);
    expect(codes.filter((code) => !shape.test(code))).toEqual([]);
  });

  test('is accepted unchanged', () => {
    expect(codes.filter((code) => isMistyped(code) || RockCode.safeParse(code).data !== code)).toEqual([]);
  });

  test('uses every symbol equally often', () => {
    const counts = new Map<string, number>();
    for (const symbol of codes.map((code) => normalizeCode(code).slice(0, 8)).join('')) {
      counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
    }
    const fair = (codes.length * 8) / codeAlphabet.length;
    expect([...counts.keys()].sort()).toEqual([...codeAlphabet].sort());
    expect([...counts].filter(([, count]) => Math.abs(count / fair - 1) > 0.03)).toEqual([]);
  });

  test('comes from the platform’s generator when none is given', () => {
    const draw = vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
      if (!(into instanceof Uint8Array)) throw new Error('codes are drawn byte by byte');
      // 248 to 255 are skipped, and the others wrap around the alphabet.
      return into
        .fill(255)
        .fill(8 * 31 - 1, 1, 5)
        .fill(31, 5);
    });
    const code = issueCode();
    draw.mockRestore();
    const [first, last] = [codeAlphabet.charAt(0), codeAlphabet.charAt(30)];
    expect(normalizeCode(code).slice(0, 8)).toBe(last.repeat(4) + first.repeat(4));
    expect(issueCode()).not.toBe(issueCode());
  });

  test('detects every single wrong character', ({ task }) => {
    const missed = sampled.flatMap((code) =>
      [...code].flatMap((right, at) =>
        [...codeAlphabet]
          .filter((wrong) => wrong !== right)
          .map((wrong) => code.slice(0, at) + wrong + code.slice(at + 1))
          .filter((typo) => !isMistyped(typo)),
      ),
    );
    const typos = sampled.length * 9 * (codeAlphabet.length - 1);
    proof(task, {
      goal: 'G-C2',
      what: 'single wrong characters that the check character misses',
      figure: `${missed.length} of ${typos}`,
      passLine: '0',
    });
    expect(missed).toEqual([]);
  });

  test('detects every swap of neighboring characters', ({ task }) => {
    const swapped = sampled.flatMap((code) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map(
        (at) => code.slice(0, at) + code.charAt(at + 1) + code.charAt(at) + code.slice(at + 2),
      ),
    );
    const swaps = swapped.filter((typo) => !sampled.includes(typo));
    expect(swaps.length).toBeGreaterThan(1_000);
    const missed = swaps.filter((typo) => !isMistyped(typo));
    proof(task, {
      goal: 'G-C2',
      what: 'swaps of neighboring characters that the check character misses',
      figure: `${missed.length} of ${swaps.length}`,
      passLine: '0',
    });
    expect(missed).toEqual([]);
  });

  test('is among the codes meant by a typo with a symbol missing, doubled or from outside the alphabet', () => {
    for (const code of sampled) {
      for (let at = 0; at < code.length; at++) {
        const [before, symbol, after] = [code.slice(0, at), code.charAt(at), code.slice(at + 1)];
        for (const typo of [before + after, before + symbol + symbol + after, `${before}0${after}`]) {
          const meant = meantCodes(typo);
          expect(meant).toContain(code);
          expect(meant.length).toBeLessThanOrEqual(10);
          expect(meant.every(isIssued)).toBe(true);
        }
      }
    }
    for (const madeUp of ['1234', 'GRANDMAS STONE 7', '💚💚💚💚']) expect(meantCodes(madeUp)).toEqual([]);
  });

  test('keeps the check characters of labels that are already on rocks', () => {
    const labels = ['K7M-2QX-9RK', 'RQC-KAB-TZD', '234-567-89D'];
    expect(labels.filter(isMistyped)).toEqual([]);
  });

  test('has a check character for eight symbols of the alphabet and for nothing else', () => {
    for (const code of sampled) expect(checkCharacter(code.slice(0, 8))).toBe(code.charAt(8));
    for (const eight of ['', 'K7M2QX9', 'K7M2QX9RT', 'k7m2qx9r', 'IL0O1IL0', 'K7M-2QX9']) {
      expect(() => checkCharacter(eight), eight).toThrow(RangeError);
    }
  });
});
