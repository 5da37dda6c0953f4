// The questions of setup at a terminal. Ctrl-C at any question ends setup; nothing was changed until then.
import * as clack from '@clack/prompts';
import type { Account } from './connect.ts';
import { groups, questions, type Given, type Question, type Settings } from './questions.ts';

function answered<Answer>(answer: Answer | typeof clack.CANCEL_SYMBOL): Answer {
  if (!clack.isCancel(answer)) return answer;
  clack.cancel('Nothing was changed.');
  process.exit(130);
}

/** Asks everything, and writes it into `answers`, which have what is known. A group that is not wanted is emptied. */
export async function askAll(answers: Settings): Promise<void> {
  let group: Question['group'];
  let isWanted = true;
  for (const question of questions) {
    const { key } = question;
    if (question.group === 'flag') continue;
    if (question.group !== group) {
      group = question.group;
      isWanted = group === undefined || (await confirm(groups[group], answers[key] !== ''));
    }
    const known = answers[key] || (question.proposal?.(answers.domain) ?? '');
    answers[key] = isWanted ? await askQuestion(question, known, answers) : '';
  }
}

/** @param known what wrangler.toml, a flag or the environment says; proposed */
async function askQuestion(question: Question, known: string, soFar: Given): Promise<string> {
  const { ask, flag, isNeeded, read } = question;
  // A secret is neither shown nor proposed.
  const chosen = (text: string | undefined) => text || (flag ? '' : known);
  const validate = (text: string | undefined) => {
    if (isNeeded && chosen(text) === '') return 'This is missing.';
    try {
      read(chosen(text), soFar);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
  const prompt = flag
    ? clack.text({ message: ask, initialValue: known, validate })
    : clack.password({ message: known ? `${ask} (Enter: as in the environment)` : ask, validate });
  const answer: string | undefined = answered(await prompt);
  return read(chosen(answer), soFar);
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
