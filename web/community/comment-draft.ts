// What was typed under a rock, kept until it is posted or given up.
import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../lib/drafts.ts';

/** @param memberId whose words they are: nobody else who signs in here meets them */
export function useCommentDraft(memberId: string, rockId: string) {
  const name = `comment:${memberId}:${rockId}`;
  const [text, setText] = useState(() => readDraft(name, { text: '' }).text);
  const change = (typed: string) => {
    setText(typed);
    if (typed) keepDraft(name, { text: typed });
    else dropDraft(name);
  };
  return [text, change] as const;
}
