// What was typed under a rock, kept until it is posted or given up, for as long as the app is open.
import { useState } from 'react';

const drafts = new Map<string, string>();

export function useCommentDraft(rockId: string) {
  const [text, setText] = useState(() => drafts.get(rockId) ?? '');
  const change = (typed: string) => {
    setText(typed);
    if (typed) drafts.set(rockId, typed);
    else drafts.delete(rockId);
  };
  return [text, change] as const;
}
