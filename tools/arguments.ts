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
  const [, , command, ...args] = process.argv;
  if (args.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    const lost = [...Object.keys(options), 'help'].find(
      (name) => process.env[`npm_config_${name}`] !== undefined,
    );
    if (lost) throw new Error(`npm takes --${lost} for itself. Write: npm run ${command} -- --${lost}`);
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return read(values, positionals);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(1);
  }
}
