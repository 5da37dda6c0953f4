// The newest comments on a rock, on its page.
import type { ReactNode } from 'react';
import { displayName } from '../../schema/members.ts';
import type { RockPage } from '../../schema/rock-page.ts';
import { dayName, rockPageWords as words } from '../../schema/rock-page-words.ts';
import { MaskedWords } from './masked-words.tsx';

export function RockComments({ rock, reply }: { rock: RockPage; reply: ReactNode }) {
  return (
    <section aria-labelledby="comments-title" className="flex max-w-reading flex-col gap-6">
      <h2 id="comments-title">{words.comments}</h2>
      {rock.comments.length === 0 && <p className="text-soft">{words.nobody}</p>}
      {rock.comments.map(({ id, user, content, createdAt }) => (
        <article key={id} className="flex flex-col gap-1">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <bdi className="font-semibold wrap-anywhere">{displayName(user)}</bdi>
            <time dateTime={createdAt.slice(0, 10)} className="text-sm text-soft">
              {dayName(createdAt.slice(0, 10))}
            </time>
          </p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            <MaskedWords>{content}</MaskedWords>
          </p>
        </article>
      ))}
      {reply}
    </section>
  );
}
