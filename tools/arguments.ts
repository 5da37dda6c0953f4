// Parses the arguments of a command. If they are invalid, it prints the usage and exits.
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

type Parsed<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>;

/** @param read turns options and names into the result; throws with a message about what is wrong */
export function readArguments<Options extends ParseArgsOptionsConfig, Wanted>(
  usage: string,
  options: Options,
  read: (values: Parsed<Options>['values'], names: string[]) => Wanted,
): Wanted {
  const [, , command = '', ...args] = process.argv;
  if (args.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    const { values, positionals } = readFlags(command, options, args, process.env);
    return read(values, positionals);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(1);
  }
}

/** @throws in words about a flag that npm took for itself, or that does not exist */
export function readFlags<Options extends ParseArgsOptionsConfig>(
  command: string,
  options: Options,
  args: string[],
  env: NodeJS.ProcessEnv,
): Parsed<Options> {
  const taken = takenByNpm(options, env);
  if (taken.length > 0) {
    const line = [...taken.map(({ written }) => written), ...args].map(quoted).join(' ');
    const flags = taken.map(({ name }) => `--${name}`).join(' and ');
    throw new Error(
      `npm took ${flags} for itself, and nothing was done. Write -- before the flags: npm run ${command} -- ${line}`,
    );
  }
  const unknown = parseArgs({ args, options, strict: false, tokens: true }).tokens.find(
    (token) => token.kind === 'option' && !Object.hasOwn(options, token.name),
  );
  if (unknown?.kind === 'option') {
    const near = Object.keys(options).find((name) => isNear(unknown.name, name));
    throw new Error(`'${unknown.rawName}' is no flag.${near === undefined ? '' : ` Is it --${near}?`}`);
  }
  return parseArgs({ args, options, allowPositionals: true });
}

/** @throws if several of these flags are given */
export function expectAtMostOne<Name extends string>(
  values: Readonly<Partial<Record<Name, unknown>>>,
  ...names: readonly Name[]
): void {
  const given = names.filter((name) => values[name] !== undefined && values[name] !== false);
  if (given.length > 1) throw new Error(`Choose one: ${given.map((name) => `--${name}`).join(' or ')}.`);
}

/** Flags that npm takes for the beginning of one of its own, and values that only ours has. */
const completed = new Map([
  ['to', { as: 'tokendescription', values: /./ }],
  ['replace', { as: 'replaceregistryhost', values: /^[A-Z_]+$/ }],
]);

const squeezed = (name: string) => name.replaceAll(/[-_]/g, '');

/**
 * Flags that were not behind ` -- `: npm passes them on in variables. Only of --local, which is its own word for
 * --no-global, it leaves no trace.
 */
function takenByNpm(
  options: ParseArgsOptionsConfig,
  env: NodeJS.ProcessEnv,
): { name: string; written: string }[] {
  const configured = new Map(
    Object.entries(env).flatMap(([name, value]) =>
      name.startsWith('npm_config_') ? [[squeezed(name.slice('npm_config_'.length)), value] as const] : [],
    ),
  );
  const taken = Object.entries(options).flatMap(([name, { type }]) => {
    const { as, values } = completed.get(name) ?? { as: squeezed(name), values: /^/ };
    const value = configured.get(as);
    if (value === undefined || !values.test(value)) return [];
    // Of a flag that npm does not know, a value behind a space comes with the names.
    const isAlone = type === 'boolean' || value === 'true';
    return [{ name, type, isAlone, written: isAlone ? `--${name}` : `--${name}=${value}` }];
  });
  const isOpen = ({ type, isAlone }: (typeof taken)[number]) => type === 'string' && isAlone;
  return [...taken.filter((one) => !isOpen(one)), ...taken.filter(isOpen)];
}

/** As a shell reads it. */
const quoted = (word: string) =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

/** Whether it was probably meant: without hyphens one begins with the other. */
function isNear(written: string, name: string): boolean {
  const [one, other] = [squeezed(written), squeezed(name)];
  return one.length > 2 && (other.startsWith(one) || one.startsWith(other));
}
