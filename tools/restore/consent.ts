// Asks the operator before something that everybody on the deployed site notices.
import * as clack from '@clack/prompts';
import { Stopped } from '../release/stopped.ts';

interface Asking {
  isUnattended: boolean;
  /** Fails if the answer would be for nothing, such as without a login. */
  look?: () => Promise<unknown>;
  isAtTerminal?: boolean;
  ask?: (question: string) => Promise<unknown>;
}

const atTerminal = (message: string) => clack.confirm({ message, initialValue: false });

/** @throws Stopped without a terminal, and what `look` throws */
export async function consents(
  question: string,
  { isUnattended, look, isAtTerminal = process.stdin.isTTY, ask = atTerminal }: Asking,
): Promise<boolean> {
  if (isUnattended) return true;
  if (!isAtTerminal) throw new Stopped('Without a terminal nobody can be asked: add --unattended.');
  await look?.();
  // Ctrl-C answers with a symbol.
  return (await ask(question)) === true;
}
