import { expect, test } from 'vitest';
import { objection, packageObjection } from './arrows.ts';

test.each([
  ['web/rocks/card.tsx', 'worker/rocks/card.ts'],
  ['web/rocks/queries.ts', 'worker/api.ts'],
  ['web/rocks/card.tsx', 'schema/tables/rocks.ts'],
  ['worker/rocks/register.ts', 'web/rocks/card.tsx'],
  ['worker/rocks/register.ts', 'web/views/badge.tsx'],
  ['worker/pages/frame.tsx', 'web/ui/button.tsx'],
  ['web/views/header.tsx', 'web/lib/lazy.ts'],
  ['worker/rocks/register.ts', 'tools/demo/world.ts'],
  ['schema/rocks.ts', 'worker/rocks/register.ts'],
  ['schema/rocks.ts', 'web/lib/dates.ts'],
  ['schema/rocks.ts', 'schema/tables/rocks.ts'],
  ['schema/rocks.ts', 'painting/stone.ts'],
  ['painting/stone.ts', 'schema/rocks.ts'],
  ['worker/members/current.ts', 'worker/rocks/card.ts'],
  ['worker/rocks/register.ts', 'worker/api.ts'],
  ['worker/rocks/register.ts', 'worker/testing/make.ts'],
  ['web/ui/button.tsx', 'web/rocks/rock-badge.tsx'],
  ['web/rocks/card.tsx', 'web/shell/layout.tsx'],
  ['web/pages/dashboard.tsx', 'web/router.tsx'],
  ['web/pages/dashboard.tsx', 'web/testing/make.ts'],
  ['web/rocks/card.test.tsx', 'worker/api.ts'],
])('%s may not import %s', (from, to) => {
  expect(objection(from, to, false)).toBeTypeOf('string');
});

test.each([
  ['web/rocks/card.tsx', 'schema/rocks.ts'],
  ['web/rocks/card.tsx', 'web/journey/timeline.tsx'],
  ['worker/finds/find.ts', 'worker/rocks/card.ts'],
  ['worker/rocks/register.ts', 'schema/tables/rocks.ts'],
  ['worker/members/sign-in.test.ts', 'worker/rocks/register.ts'],
  ['worker/rocks/register.test.ts', 'worker/testing/make.ts'],
  ['web/rocks/card.test.tsx', 'web/testing/render.tsx'],
  ['web/testing/render.tsx', 'web/router.tsx'],
  ['web/painting/painting.tsx', 'painting/paint-rock.ts'],
  ['web/ui/button.tsx', 'web/views/button-class.ts'],
  ['worker/pages/frame.tsx', 'web/views/header.tsx'],
  ['worker/pages/rock-picture.tsx', 'painting/paint-rock.ts'],
  ['tools/demo/table.ts', 'schema/tables/index.ts'],
  ['web/e2e/find.e2e.ts', 'tools/e2e/photo.ts'],
])('%s may import %s', (from, to) => {
  expect(objection(from, to, false)).toBeUndefined();
});

test.each(['web/api.ts', 'web/testing/api.ts'])(
  '%s may import the type of the API, but not its value',
  (client) => {
    expect(objection(client, 'worker/api.ts', true)).toBeUndefined();
    expect(objection(client, 'worker/api.ts', false)).toBeTypeOf('string');
  },
);

test('a noun without a place in the order is reported', () => {
  expect(objection('web/weather/cloud.tsx', 'web/ui/button.tsx', false)).toContain('web/weather');
});

test('the painter imports no package', () => {
  expect(packageObjection('painting/stone.ts', 'zod/mini')).toBeTypeOf('string');
  expect(packageObjection('painting/paint-rock.test.ts', 'vitest')).toBeUndefined();
});

test('schema imports zod/mini, its tables drizzle, and its tests what they need', () => {
  expect(packageObjection('schema/rocks.ts', 'zod/mini')).toBeUndefined();
  expect(packageObjection('schema/tables/rocks.ts', 'drizzle-orm/sqlite-core')).toBeUndefined();
  expect(packageObjection('schema/rocks.test.ts', 'fast-check')).toBeUndefined();
  expect(packageObjection('schema/rocks.ts', 'drizzle-orm')).toBeTypeOf('string');
  expect(packageObjection('schema/rocks.ts', 'react')).toBeTypeOf('string');
  expect(packageObjection('web/main.tsx', 'react')).toBeUndefined();
});
