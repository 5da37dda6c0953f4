import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectRoot } from '../app/root.ts';
import plugin, { sidedClasses, sidedDeclarations } from './sides.ts';

test.each([
  'ml-2',
  '-mr-1.5',
  'sm:pl-[16.4%]',
  'pl-11!',
  'left-0',
  '-right-1.5',
  'max-[27rem]:left-2',
  'lg:left-auto',
  'text-left',
  'border-l-2',
  'rounded-r-md',
  'rounded-tl-sm',
  'float-right',
  'before:-left-17.5',
  'first:before:left-[calc(-19.6%-10px)]',
  'bg-linear-to-r',
])('%s is reported', (name) => {
  expect(sidedClasses(`flex ${name} grow`)).toHaveLength(1);
});

test.each([
  'ms-2',
  'inset-s-0',
  'inset-x-0',
  'text-start',
  'border-s-2',
  'rounded-ss-sm',
  'space-x-2',
  'rtl:-scale-x-100',
  'mx-auto',
  'place-items-center',
  'left over',
  'left-handed',
  'prose',
])('%s is not', (name) => {
  expect(sidedClasses(name)).toEqual([]);
});

/** What the rule reports for a node, as the linter walks to it. */
function reported(
  type: 'Literal' | 'TemplateElement' | 'JSXAttribute',
  node: object,
  filename = 'web/a.tsx',
) {
  const found: string[] = [];
  const rule = plugin.rules.sides.create({ filename, report: ({ message }) => found.push(message) });
  const visit = (rule as Partial<Record<typeof type, (node: object) => void>>)[type];
  visit?.(node);
  return found.length;
}

const style = (key: string) => ({
  name: { name: 'style' },
  value: { expression: { properties: [{ key: { name: key } }] } },
});

test('classes are found in plain texts and in templates, and keys in styles', () => {
  expect(reported('Literal', { value: 'flex ml-2' })).toBe(1);
  expect(reported('TemplateElement', { value: { cooked: 'absolute left-0 ' } })).toBe(1);
  expect(reported('JSXAttribute', style('marginLeft'))).toBe(1);
  expect(reported('JSXAttribute', style('left'))).toBe(1);
  expect(reported('JSXAttribute', style('insetInlineStart'))).toBe(0);
});

test('what has a reason, tests and other folders are left alone', () => {
  expect(reported('Literal', { value: 'left-1/2' }, 'web/ui/tooltip.tsx')).toBe(0);
  expect(reported('Literal', { value: 'ml-2' }, 'web/ui/tooltip.test.tsx')).toBe(0);
  expect(reported('Literal', { value: 'ml-2' }, 'worker/rocks/card.ts')).toBe(0);
});

test('declarations are found in style sheets', () => {
  const css = `.a { padding-left: 1px; /* left: 0 */ left: 0; text-align: right; border-top-left-radius: 1px }`;
  expect(sidedDeclarations(css)).toEqual([
    'padding-left',
    'left',
    'text-align: right',
    'border-top-left-radius',
  ]);
  expect(sidedDeclarations('.a { inset-inline-start: 0; text-align: start }')).toEqual([]);
});

test('no style sheet of ours knows left and right', () => {
  const found = globSync('{web,worker}/**/*.css', { cwd: projectRoot }).flatMap((path) =>
    sidedDeclarations(readFileSync(`${projectRoot}/${path}`, 'utf8'), path).map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});
