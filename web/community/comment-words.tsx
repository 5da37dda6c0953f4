// The words of a comment. A mask is said in words: a screen reader would read three bullets, or nothing.
import { Fragment } from 'react';
import { codeMask, interactionWords } from '../../schema/interactions.ts';

export function CommentWords({ children }: { children: string }) {
  const [first, ...others] = children.split(codeMask);
  return (
    <>
      {first}
      {others.map((words, i) => (
        <Fragment key={i}>
          <span aria-hidden>{codeMask}</span>
          <span className="sr-only">{interactionWords.codeHidden}</span>
          {words}
        </Fragment>
      ))}
    </>
  );
}
