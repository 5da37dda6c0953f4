// What stands under the news of a find: the question for a name, for whoever has none.
import { useState } from 'react';
import { useMember } from '../members/queries.ts';
import { latePart, NothingInstead } from '../ui/late-part.tsx';

const NameQuestion = latePart(async () => (await import('./name-question.tsx')).NameQuestion, NothingInstead);

/** Whether the member had no name when this was first drawn: one that is given meanwhile takes nothing off the screen. */
export function useWasNameless(): boolean {
  const member = useMember();
  // Others would see 'Anonymous'.
  return useState(member !== null && !member.username.trim() && !member.firstName.trim())[0];
}

interface AfterFindProps {
  findId: string;
  onDone: () => void;
}

export function AfterFind(props: AfterFindProps) {
  return useWasNameless() && <NameQuestion {...props} />;
}
