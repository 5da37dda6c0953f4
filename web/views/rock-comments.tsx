// The newest comments on a rock, on its page.
import type { ReactNode } from 'react';
import { nameOr } from '../../schema/members.ts';
import type { RockPage } from '../../schema/rock-page.ts';
import type { Interaction } from '../../schema/rocks.ts';
import { MaskedWords } from './masked-words.tsx';
import { useWords } from './words.ts';

export type CommentAction = (comment: Interaction) => ReactNode;

interface RockCommentsProps {
  rock: RockPage;
  reply: ReactNode;
  /** An icon's button beside a comment. */
  report?: CommentAction | undefined;
}

export function RockComments({ rock, reply, report }: RockCommentsProps) {
  const words = useWords('rockPage');
  const { anonymous } = useWords('shell');
  return (
    <section aria-labelledby="comments-title" className="flex max-w-reading flex-col gap-6">
      <h2 id="comments-title">{words.comments}</h2>
      {rock.comments.length === 0 && <p className="text-soft">{words.nobody}</p>}
      {rock.comments.map((comment) => {
        const { id, user, content, createdAt } = comment;
        return (
          <article key={id} className="relative flex flex-col gap-1 pe-11">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <bdi className="font-semibold wrap-anywhere">{nameOr(user, anonymous)}</bdi>
              <time dateTime={createdAt.slice(0, 10)} className="text-sm text-soft">
                {words.day(createdAt.slice(0, 10))}
              </time>
            </p>
            <p dir="auto" lang={user?.language ?? undefined} className="whitespace-pre-line wrap-anywhere">
              <MaskedWords>{content}</MaskedWords>
            </p>
            {report && <span className="absolute -top-2 inset-e-0">{report(comment)}</span>}
          </article>
        );
      })}
      {reply}
    </section>
  );
}
