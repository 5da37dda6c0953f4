import { expect, test } from 'vitest';
import { expectAtMostOne, readFlags } from './arguments.ts';

const options = {
  'dry-run': { type: 'boolean', default: false },
  back: { type: 'boolean', default: false },
  'watch-minutes': { type: 'string' },
  'product-name': { type: 'string' },
  replace: { type: 'string', multiple: true },
  to: { type: 'string' },
} as const;

const read = (args: string[], env: NodeJS.ProcessEnv = {}) => readFlags('deploy', options, args, env);

test('flags and names are read', () => {
  const { values, positionals } = read(['--dry-run', '--watch-minutes=30', 'one'], {
    npm_config_cache: '/x',
  });
  expect(values).toMatchObject({ 'dry-run': true, back: false, 'watch-minutes': '30' });
  expect(positionals).toEqual(['one']);
});

test.each([
  [{ npm_config_dry_run: 'true' }, [], '--dry-run'],
  [{ npm_config_dryrun: 'true' }, [], '--dry-run'],
  [{ npm_config_back: 'true' }, ['--dry-run'], '--back --dry-run'],
  [{ npm_config_watch_minutes: '30' }, [], '--watch-minutes=30'],
  // npm knows no such flag, and so no value of it.
  [
    { npm_config_watch_minutes: 'true', npm_config_product_name: 'x' },
    ['30'],
    '--product-name=x --watch-minutes 30',
  ],
  [{ npm_config_product_name: "Ann's Rocks" }, [], `'--product-name=Ann'\\''s Rocks'`],
  // npm completes what begins like a flag of its own.
  [{ npm_config_token_description: '2026-11-26 10:00' }, [], `'--to=2026-11-26 10:00'`],
  [{ npm_config_replace_registry_host: 'NETWORK_SECRET' }, [], '--replace=NETWORK_SECRET'],
])('a flag that npm took is refused with the line to write: %j %j', (env, args, flags) => {
  expect(() => read(args, env)).toThrow(
    new RegExp(`^npm took --.* for itself, .*: npm run deploy -- ${flags.replaceAll('\\', '\\\\')}$`),
  );
});

test('what npm is configured with is no flag', () => {
  expect(
    read([], { npm_config_replace_registry_host: 'always', npm_config_local_prefix: '/x' }).positionals,
  ).toEqual([]);
});

test.each([
  ['--dryrun', `'--dryrun' is no flag. Is it --dry-run?`],
  ['--watch-minute=3', `'--watch-minute' is no flag. Is it --watch-minutes?`],
  ['--watch', `'--watch' is no flag. Is it --watch-minutes?`],
  ['--bakc', `'--bakc' is no flag.`],
  ['--foo', `'--foo' is no flag.`],
  ['--yes', `'--yes' is no flag.`],
  ['-x', `'-x' is no flag.`],
])('an unknown flag is named: %s', (flag, words) => {
  expect(() => read([flag])).toThrow(new Error(words));
});

test('flags that exclude each other are refused', () => {
  expect(() => expectAtMostOne(read(['--back', '--dry-run']).values, 'back', 'dry-run')).toThrow(
    'Choose one: --back or --dry-run.',
  );
  expect(() => expectAtMostOne(read(['--back']).values, 'back', 'dry-run')).not.toThrow();
});
