// The form for a comment.
import { useRef, useState, type SubmitEvent } from 'react';
import { lengthOf } from '../../schema/characters.ts';
import { canPost, commentLimits } from '../../schema/interactions.ts';
import { dropDraft, keepDraft, readDraft } from '../lib/drafts.ts';
import { useMember } from '../members/queries.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/field.tsx';
import { usePostComment } from './use-comments.ts';
import { useWords } from '../views/words.ts';

/** The count is shown when this many characters or fewer are left. */
const nearEnd = 100;

interface CommentFormProps {
  rockId: string;
  /** Without it there is nothing to cancel: the form stays. */
  onCancel?: () => void;
  onPosted?: () => void;
}

export function CommentForm({ rockId, onCancel, onPosted }: CommentFormProps) {
  const words = useWords('interactions');
  const [text, change] = useCommentDraft(useMember()?.id ?? '', rockId);
  const box = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const post = usePostComment(rockId, () => {
    // Emptying the box disables the button, which would lose the focus.
    if (document.activeElement === button.current) box.current?.focus();
    change('');
    onPosted?.();
  });
  /** `isPending` is set too late to stop the second click of a double click. */
  const isSending = useRef(false);
  const left = commentLimits.length - lengthOf(text.trim());

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!canPost(text) || isSending.current) return;
    isSending.current = true;
    post.mutate(text.trim(), { onSettled: () => (isSending.current = false) });
  };
  const cancel = () => {
    change('');
    onCancel?.();
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextArea
        ref={box}
        label={words.yours}
        value={text}
        onChange={(event) => change(event.target.value)}
        error={left < 0 ? words.tooLong(-left, commentLimits.length) : undefined}
        hint={words.codesHidden}
        readOnly={post.isPending}
        dir="auto"
        rows={2}
      />
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p role="status" className="me-auto text-sm text-soft tabular-nums">
          {left >= 0 && left <= nearEnd && words.left(left)}
        </p>
        {onCancel && <Button onClick={cancel}>{words.cancel}</Button>}
        <Button ref={button} type="submit" variant="main" disabled={!canPost(text)} pending={post.isPending}>
          {post.isPending ? words.posting : words.post}
        </Button>
      </div>
    </form>
  );
}

/** The draft of a comment, kept until it is posted or cancelled. Drafts of different members are separate. */
function useCommentDraft(memberId: string, rockId: string) {
  const name = `comment:${memberId}:${rockId}`;
  const [text, setText] = useState(() => readDraft(name, { text: '' }).text);
  const change = (typed: string) => {
    setText(typed);
    if (typed) keepDraft(name, { text: typed });
    else dropDraft(name);
  };
  return [text, change] as const;
}
