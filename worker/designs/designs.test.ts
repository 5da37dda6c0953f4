import { describe, expect, test } from 'vitest';
import { difficulties, type DesignList, type Paint } from '../../schema/designs.ts';
import { asMember } from '../testing/as.ts';
import { makeMember } from '../testing/make.ts';
import { designs } from './catalogue.ts';
import { drawings } from './drawings.ts';
import * as en from '../../schema/words/en/index.ts';

const asPro = async () => asMember(undefined, await makeMember({ hasManualPlan: true }));

describe('designs are for members with access', () => {
  test('others do not learn whether a design exists', async () => {
    const answer = await (await asMember()).request('/api/designs/nothing-like-it');
    expect([answer.status, await answer.json()]).toEqual([403, { message: en.subscriptions.proOnly }]);
  });

  test('an expired period closes them again', async () => {
    const ended = await makeMember({ accessUntil: Date.now() - 1 });
    expect((await (await asMember(undefined, ended)).request('/api/designs/ladybird')).status).toBe(403);
    const paid = await makeMember({ accessUntil: Date.now() + 60_000 });
    expect((await (await asMember(undefined, paid)).request('/api/designs/ladybird')).status).toBe(200);
  });

  test('every listed design is served as a picture, and as nothing else', async () => {
    const pro = await asPro();
    const list: DesignList = await (await pro.request('/api/designs')).json();
    expect(list.designs.length).toBeGreaterThanOrEqual(16);
    for (const { id } of list.designs) {
      const answer = await pro.request(`/api/designs/${id}`);
      expect([id, answer.status]).toEqual([id, 200]);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'content-disposition': `inline; filename="${id}.svg"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
      expect(await answer.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=/);
    }
  });

  test('the list does not contain the drawings', async () => {
    const text = await (await (await asPro()).request('/api/designs')).text();
    expect(text).not.toMatch(/drawing|<path|stone"/);
  });

  test('an unknown design is not found, whatever its name', async () => {
    const pro = await asPro();
    for (const id of [
      'nothing-like-it',
      'LADYBIRD',
      'constructor',
      '__proto__',
      '%22%0d%0aX-A:b',
      '..%2fowl',
    ]) {
      const answer = await pro.request(`/api/designs/${id}`);
      expect([id, answer.status]).toEqual([id, 404]);
    }
  });
});

test('every design has its drawing, and every drawing its design', () => {
  expect(Object.keys(drawings).sort()).toEqual(designs.map(({ id }) => `./drawings/${id}.svg`).sort());
});

const read = await Promise.all(
  designs.map(
    async ({ id, name }) => [id, name, (await drawings[`./drawings/${id}.svg`]?.()) ?? ''] as const,
  ),
);

describe.each(read)('%s', (_, name, text) => {
  const svg = text.trimEnd();

  test('has its name as label', () => {
    expect(svg).toContain(` viewBox="-200 -200 400 400" role="img" aria-label="${name}">`);
  });

  test('is well-formed: every element is closed by its own end tag', () => {
    const open: string[] = [];
    const rest = svg.replace(
      /<(\/?)([a-zA-Z]+)((?:\s[a-zA-Z-]+(?::[a-z]+)?="[^"<>&]*")*)(\/?)>/g,
      (_tag, end: string, element: string, _attributes, selfClosing: string) => {
        if (end) expect(open.pop()).toBe(element);
        else if (!selfClosing) open.push(element);
        return '';
      },
    );
    expect(open).toEqual([]);
    expect(rest).toBe('');
  });

  test('contains only lines on white: no script, no style, nothing external', () => {
    const elements = new Set([...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, element]) => element));
    expect(
      [...elements].filter((element) => !['svg', 'g', 'path', 'clipPath'].includes(element ?? '')),
    ).toEqual([]);
    expect(svg).not.toMatch(/\son[a-z]+=|href|style=|javascript:/i);
    expect(svg.replace(' xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/\/\/|:\/\//);
    const addresses = [...svg.matchAll(/url\(([^)]*)\)/g)].map(([, address]) => address);
    expect(addresses.every((address) => address === '#stone')).toBe(true);
    const inks = [...svg.matchAll(/\s(fill|stroke)="([^"]*)"/g)].map(([, use, ink]) => `${use} ${ink}`);
    expect(
      inks.filter((ink) => !['fill #fff', 'fill none', 'stroke #000', 'stroke none'].includes(ink)),
    ).toEqual([]);
  });

  test('has whole numbers, stays within its view box and is small', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|e-\d/);
    expect(svg.length).toBeLessThan(20_000);
    expect(svg.length).toBeGreaterThan(1_500);
  });
});

test('ids are unique and valid in a URL and a file name', () => {
  const ids = designs.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('every design has a painting hint, and every palette four to six different paints', async () => {
  const list: DesignList = await (await (await asPro()).request('/api/designs')).json();
  expect(list.palettes.length).toBeGreaterThanOrEqual(8);
  expect(new Set(list.palettes.map(({ id }) => id)).size).toBe(list.palettes.length);
  const hexOf = new Map<string, string>();
  const check = (paints: readonly Paint[]) => {
    expect(paints.length).toBeGreaterThanOrEqual(4);
    expect(paints.length).toBeLessThanOrEqual(6);
    expect(new Set(paints.map(({ hex }) => hex)).size).toBe(paints.length);
    for (const { name, hex } of paints) {
      expect(hex).toMatch(/^#[0-9a-f]{6}$/);
      // A name is the same color everywhere.
      expect(hexOf.get(name) ?? hex).toBe(hex);
      hexOf.set(name, hex);
    }
  };
  for (const { name, difficulty, hint, palette } of list.designs) {
    expect(name).not.toBe('');
    expect(difficulties).toContain(difficulty);
    expect(hint).toMatch(/^[A-Z].{30,}\.$/);
    check(palette);
  }
  for (const { use, paints } of list.palettes) {
    expect(use).toMatch(/^[A-Z].{20,}\.$/);
    check(paints);
  }
});
