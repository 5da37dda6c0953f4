// The text of a comment. Screen readers get words instead of a mask: they would read three bullets, or nothing.
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
