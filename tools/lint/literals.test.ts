import { expect, test } from 'vitest';
import plugin from './literals.ts';

/** What the rule reports for a node, as the linter walks to it. */
function reported(
  type: 'JSXText' | 'JSXAttribute' | 'JSXElement',
  node: object,
  filename = 'web/pages/a.tsx',
) {
  const found: unknown[] = [];
  const rule = plugin.rules.literals.create({ filename, report: ({ node: at }) => found.push(at) });
  const visit = (rule as Partial<Record<typeof type, (node: object) => void>>)[type];
  visit?.(node);
  return found.length;
}

const literal = (value: string) => ({ type: 'Literal', value });
const attribute = (name: string, value: object) => ({ type: 'JSXAttribute', name: { name }, value });
const within = (expression: object) => ({ type: 'JSXExpressionContainer', expression });

test('words between tags are reported, signs and single letters are not', () => {
  for (const value of ['Found Rock', ' has ', 'يجد', '見つけた'])
    expect(reported('JSXText', { type: 'JSXText', value })).toBe(1);
  for (const value of [' ', ' · ', '× 2', 'x', '\n  '])
    expect(reported('JSXText', { type: 'JSXText', value })).toBe(0);
});

test('words in what people hear are reported, classes and ids are not', () => {
  expect(reported('JSXAttribute', attribute('aria-label', literal('Menu')))).toBe(1);
  expect(reported('JSXAttribute', attribute('title', within(literal('Menu'))))).toBe(1);
  expect(reported('JSXAttribute', attribute('className', literal('page grid')))).toBe(0);
  expect(reported('JSXAttribute', attribute('label', within({ type: 'MemberExpression' })))).toBe(0);
});

test('words are found in choices, too', () => {
  const choice = {
    type: 'ConditionalExpression',
    consequent: literal('Looking...'),
    alternate: { type: 'LogicalExpression', left: { type: 'Identifier' }, right: literal('Look Up') },
  };
  expect(reported('JSXElement', { type: 'JSXElement', children: [within(choice)] })).toBe(2);
});

test('tests may say what they look for', () => {
  const text = { type: 'JSXText', value: 'Found Rock' };
  for (const file of ['web/pages/a.test.tsx', 'web/e2e/a.e2e.ts', 'web/testing/a.tsx'])
    expect(reported('JSXText', text, file)).toBe(0);
});
