// Reads what a command is asked for; when that makes no sense, says how the command is used, and ends.
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

type Parsed<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>;

/** @param read what is wanted, by options and names; throws with words about what is wrong */
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
    if (lost) throw new Error(`npm keeps --${lost} for itself: npm run ${command} -- --${lost}`);
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return read(values, positionals);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(1);
  }
}
