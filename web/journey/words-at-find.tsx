// What finder and painter said at a find, and the painter's 'Say thanks'.
import type { JourneyEntry } from '../../schema/journey.ts';
import { displayName } from '../lib/display-name.ts';
import type { Rock } from '../../schema/rocks.ts';
import { useMember } from '../members/queries.ts';
import { useWaitingWords } from '../outbox/waiting-for.ts';
import { stateWords } from '../outbox/words.ts';
import { RemoveWords } from './remove-words.tsx';
import { SayThanks } from './say-thanks.tsx';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';
import type { ReactNode } from 'react';

interface WordsAtFindProps {
  rock: Pick<Rock, 'id'> & Partial<Pick<Rock, 'owner' | 'painter'>>;
  entry: JourneyEntry;
}

export function WordsAtFind({ rock, entry }: WordsAtFindProps) {
  const words = useWords('thanks');
  const member = useMember();
  const memberId = member?.id;
  const { actionType, seq, user, thanks } = entry;
  const find = { rockId: rock.id, seq };
  const waiting = useWaitingWords(find, 'line');
  const line = waiting ?? entry.line;
  if (actionType !== 'found') return null;
  const isPainter = memberId !== undefined && rock.owner?.id === memberId;
  const isFinder = memberId !== undefined && user?.id === memberId;
  const isAdmin = member?.isAdmin === true;
  const canThank = isPainter && user !== null && user.id !== memberId && !member?.suspension;
  return (
    <>
      {line && (
        <p className="mt-1 text-sm">
          <Sentence parts={words.quoted<ReactNode>(<bdi className="wrap-anywhere">{line}</bdi>)} />
          {(isPainter || isAdmin) && !isFinder && (
            <RemoveWords
              find={find}
              what="line"
              label={user ? words.removeLine(displayName(user)) : words.removeFindersLine}
            />
          )}
          {waiting !== undefined && <span className="block text-soft">{stateWords.waiting}</span>}
        </p>
      )}
      {canThank ? (
        <div className="relative z-10">
          <SayThanks find={find} finder={displayName(user)} thanks={thanks} isSlim />
        </div>
      ) : (
        thanks !== undefined && (
          <p className="text-sm">
            <span className="font-semibold text-moss">
              {/* Those of an adopted rock may be of an earlier owner. */}
              {rock.painter !== undefined
                ? words.ofEarlierOwner
                : isFinder
                  ? words.thanksYou
                  : words.saysThanks}
            </span>
            {thanks && (
              <>
                <Sentence parts={words.andQuoted<ReactNode>(<bdi className="wrap-anywhere">{thanks}</bdi>)} />
                {(isFinder || isAdmin) && (
                  <RemoveWords find={find} what="thanks" label={words.removeThanks} />
                )}
              </>
            )}
          </p>
        )
      )}
    </>
  );
}
