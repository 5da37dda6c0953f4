// What a line of the news says.
import { displayName } from '../../schema/members.ts';
import { nearWords } from '../../schema/near.ts';
import type { NewsItem } from '../../schema/news.ts';

const deeds = {
  found: 'was found',
  rehidden: 'was hidden again',
  moved: 'moved on',
  comment: 'has a new comment',
} as const;

/** 'Let It Bee was found' */
export function NewsTitle({ item: { kind, rock } }: { item: NewsItem }) {
  return (
    <>
      <bdi className="wrap-anywhere">{rock.name}</bdi> {deeds[kind]}
    </>
  );
}

/** 'near Lisbon, Portugal, by inesdots', or a comment with its author. A name may end in a full stop, so it is last. */
export function NewsDetails({ item: { kind, near, user, content } }: { item: NewsItem }) {
  const name = <bdi className="wrap-anywhere">{displayName(user)}</bdi>;
  if (kind === 'comment')
    return (
      <>
        {name}: “<bdi className="wrap-anywhere">{content}</bdi>”
      </>
    );
  return (
    <>
      {kind === 'moved' && `You found it once. ${near ? 'Now ' : ''}`}
      {near && `${nearWords(near)}, `}by {name}
    </>
  );
}
