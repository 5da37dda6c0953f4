// `npm run setup`: makes everything that a community needs at Cloudflare and at Stripe, and says what is left to do.
import { spawnSync } from 'node:child_process';
import type { ParseArgsOptionsConfig } from 'node:util';
import { Stripe } from 'stripe';
import { readArguments } from './arguments.ts';
import { askAll, chooseAccount, confirm } from './setup/ask.ts';
import { connect } from './setup/connect.ts';
import { leftForPeople } from './setup/people.ts';
import { questions, type Question, type Settings } from './setup/questions.ts';
import { redacted } from './setup/redacted.ts';
import { messageOf, runSteps, sentence } from './setup/run.ts';
import { knownAnswer, readSettings, wrongAccount, type Wrong } from './setup/settings.ts';
import { vars } from './setup/steps.ts';
import { openConfigFile } from './setup/toml.ts';
import { openSecrets, openWrangler } from './setup/wrangler.ts';

const flags = questions.flatMap(({ flag, ask }) => (flag ? `  --${flag.padEnd(24)} ${ask}` : []));
const usage = `npm run setup [-- FLAGS]

Makes the community at Cloudflare and at Stripe, and writes wrangler.toml. It asks for what it has to know; without a
terminal, or with --unattended, it takes it from the flags and from wrangler.toml. It can be run again at any time: it
looks first, changes only what differs, and goes on where it was broken off.

${flags.join('\n')}
  --account                  Id of the account at Cloudflare, if you have several
  --replace NAME             Replace this secret although it is set; can be repeated
  --deploy                   Deploy at the end
  --dry-run                  Say what would be done, and change nothing
  --unattended               Ask nothing

Secrets are never flags. STRIPE_SECRET_KEY and OIDC_CLIENT_SECRET come from the environment or a question; a token of
Cloudflare from CLOUDFLARE_API_TOKEN, or from npx wrangler login.`;

const options = {
  'dry-run': { type: 'boolean' },
  unattended: { type: 'boolean' },
  deploy: { type: 'boolean' },
  account: { type: 'string' },
  replace: { type: 'string', multiple: true },
} as const;
const answersByFlag: ParseArgsOptionsConfig = Object.fromEntries(
  questions.flatMap(({ flag }) => (flag ? [[flag, { type: 'string' } as const]] : [])),
);
const replaceable = new Set([
  'NETWORK_SECRET',
  'PUSH_PRIVATE_KEY',
  'OIDC_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]);

const wanted = readArguments(usage, { ...answersByFlag, ...options }, (values, [extra]) => {
  if (extra !== undefined) throw new Error(`'${extra}' is no flag.`);
  const read = values as Readonly<Record<string, string | boolean | string[] | undefined>>;
  const replaced = new Set(Array.isArray(read['replace']) ? read['replace'] : []);
  const unknown = [...replaced].find((name) => !replaceable.has(name));
  if (unknown !== undefined)
    throw new Error(`--replace knows ${[...replaceable].join(', ')}, not '${unknown}'`);
  const text = (flag: string) => (typeof read[flag] === 'string' ? read[flag] : undefined);
  return {
    isDry: read['dry-run'] === true,
    isUnattended: read['unattended'] === true,
    isDeploying: read['deploy'] === true,
    replaced,
    text,
  };
});

const { isDry } = wanted;
const isAsking = !wanted.isUnattended && !isDry && process.stdin.isTTY && process.stdout.isTTY;
const config = openConfigFile('wrangler.toml');

const given = ({ flag, variable = '' }: Question) => (flag ? wanted.text(flag) : process.env[variable]);
const answers = Object.fromEntries(
  questions.map((question) => [
    question.key,
    given(question) ?? knownAnswer(question, (name) => config.get(vars, name)),
  ]),
  // Each key has a question.
) as Record<keyof Settings, string>;

/** Ends if an answer is wrong. */
function expectNothing(wrong: readonly Wrong[]): void {
  if (wrong.length === 0) return;
  console.error(wrong.map(({ where, message }) => `${where}: ${message}`).join('\n'));
  process.exit(1);
}

const chosen = wanted.text('account') ?? process.env['CLOUDFLARE_ACCOUNT_ID'] ?? '';
expectNothing(wrongAccount(chosen));

process.once('SIGINT', () => {
  console.log('\nBroken off. Nothing is lost: npm run setup goes on from here.');
  process.exit(130);
});

/** Each line without any secret, whoever said it. */
const say = (line: string) =>
  console.log(
    redacted(line, [answers.stripeSecretKey, answers.oidcClientSecret, process.env['CLOUDFLARE_API_TOKEN']]),
  );

const logInFirst =
  'log in at Cloudflare first: npx wrangler login, or CLOUDFLARE_API_TOKEN in the environment';

async function fail(message: string): Promise<never> {
  say(`\nIt ended early: ${sentence(message)}\nNothing is lost: npm run setup goes on from here.`);
  process.exit(1);
}

const login = () =>
  connect({
    wrangler: openWrangler(chosen),
    config,
    account: chosen,
    choose: isAsking ? chooseAccount : undefined,
    // Wrangler reads it, too.
    url: process.env['CLOUDFLARE_API_BASE_URL'],
  }).catch((error: unknown) => fail(`the login at Cloudflare: ${messageOf(error)}`));

/** Before the questions, so that nobody answers them for nothing. */
async function loginAtTerminal() {
  const known = await login();
  if (known) return known;
  spawnSync('wrangler', ['login'], { stdio: 'inherit' });
  return (await login()) ?? fail(logInFirst);
}

const atTerminal = isAsking ? await loginAtTerminal() : null;
if (isAsking) await askAll(answers);
if (isDry) {
  for (const [key, flag, example] of [
    ['domain', 'domain', 'your-domain.org'],
    ['adminEmail', 'admin-email', 'you@your-domain.org'],
    ['postalLine', 'postal-line', 'Your name, street and town'],
  ] as const) {
    if (answers[key] !== '') continue;
    console.log(`Without --${flag} this shows ${example}`);
    answers[key] = example;
  }
}
const { settings, wrong } = readSettings(answers);
expectNothing(wrong);

const access = atTerminal ?? (await login());
if (!access && !isDry) await fail(logInFirst);

const report = await runSteps(
  {
    settings,
    config,
    cloudflare: access && {
      ...access,
      secrets: openSecrets(openWrangler(access.account), access, config.get(null, 'name') ?? 'rockabout'),
    },
    stripe:
      settings.stripeSecretKey === ''
        ? null
        : new Stripe(settings.stripeSecretKey, { timeout: 30_000, telemetry: false }),
    replaced: wanted.replaced,
  },
  { isDry, say },
);
if (report.failed !== null) await fail(report.failed);

const isDeploying =
  !isDry && (wanted.isDeploying || (isAsking && (await confirm('Deploy now?', report.open.length === 0))));
if (isDeploying) commitConfiguration();
const isDeployed = isDeploying && spawnSync('npm', ['run', 'deploy'], { stdio: 'inherit' }).status === 0;
if (isDeploying && !isDeployed) process.exitCode = 1;
const left = leftForPeople(settings, report.open, isDeployed);
say(`\nLeft for you:\n\n${left.map((line) => `-  ${line}`).join('\n')}`);

/** A deployment contains committed changes only. */
function commitConfiguration(): void {
  const git = (...args: readonly string[]) => spawnSync('git', args, { stdio: 'inherit' }).status === 0;
  if (!git('diff', '--quiet', 'HEAD', '--', 'wrangler.toml'))
    git('commit', '--quiet', '--message', 'Configure this site', '--', 'wrangler.toml');
}
