// The questions of setup at a terminal. Ctrl-C at any question ends setup; nothing was changed until then.
import * as clack from '@clack/prompts';
import type { Account } from './connect.ts';
import type { Question } from './questions.ts';

function answered<Answer>(answer: Answer | typeof clack.CANCEL_SYMBOL): Answer {
  if (!clack.isCancel(answer)) return answer;
  clack.cancel('Nothing was changed.');
  process.exit(130);
}

/** @param known what wrangler.toml or a flag says; proposed */
export async function askQuestion({ ask, flag, read }: Question, known: string): Promise<string> {
  const validate = (text: string | undefined) => {
    try {
      read(text ?? '');
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
  // A secret is neither shown nor proposed.
  const prompt = flag
    ? clack.text({ message: ask, initialValue: known, validate })
    : clack.password({ message: known ? `${ask} (Enter: as in the environment)` : ask, validate });
  const answer: string | undefined = answered(await prompt);
  return answer || known;
}

export const confirm = async (message: string, initialValue: boolean): Promise<boolean> =>
  answered(await clack.confirm({ message, initialValue }));

export const chooseAccount = async (accounts: readonly Account[]): Promise<string> =>
  answered(
    await clack.select({
      message: 'Which account at Cloudflare?',
      options: accounts.map(({ id, name }) => ({ value: id, label: name, hint: id })),
    }),
  );
