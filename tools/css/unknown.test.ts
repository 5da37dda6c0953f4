import { expect, test } from 'vitest';
import { unknownIn } from './unknown.ts';

test.each([
  ['a shorthand with a thickness', 'a { text-decoration: underline dotted var(--moss) 2.5px }', /thickness/],
  [
    'the same beside a prefix',
    'a { -webkit-text-decoration: underline red 2px; text-decoration: underline red 2px }',
    /thickness/,
  ],
  [
    'a style in the shorthand',
    'a { text-decoration: underline dotted }',
    /text-decoration: dotted .* safari/,
  ],
  ['a property of one engine', 'a { interpolate-size: allow-keywords }', /interpolate-size .* safari/],
  ['a value', 'a { width: -moz-available; height: stretch }', /height: stretch .* firefox/],
  ['a function', 'a { width: if(style(--a: b): 1px; else: 2px) }', /width: if\(\)/],
  ['a selector', 'a:interest-source { color: red }', /:interest-source/],
  ['an at-rule', '@function --a() { result: 1px }', /@function/],
  ['a nested rule', '@media print { a { b & { position-anchor: --c } } }', /position-anchor .* safari/],
])('%s is reported', (_, css, what) => {
  expect(unknownIn(css).join('\n')).toMatch(what);
});

test.each([
  [
    'longhands',
    'a { text-decoration-line: underline; text-decoration-style: dotted; text-decoration-thickness: 2px }',
  ],
  ['the plain shorthand', 'a { text-decoration: underline }'],
  [
    'a style beside its prefix',
    'a { -webkit-text-decoration: underline dotted; text-decoration: underline dotted }',
  ],
  ['a value after another one', 'a { height: 100%; height: stretch }'],
  ['a feature query', '@supports (height: stretch) { a { height: stretch } }'],
  ['a property beside its prefix', 'a { -webkit-user-select: none; user-select: none }'],
  [
    'what every browser supports',
    'a:has(b) { color: color-mix(in oklch, red, blue); inset: 0 } @layer c { a { width: 1cqi } }',
  ],
])('%s is fine', (_, css) => {
  expect(unknownIn(css)).toEqual([]);
});
