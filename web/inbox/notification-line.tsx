// One notification in the list: the rock, what happened, and the painter's 'Say thanks' for a find.
import { useQueryClient } from '@tanstack/react-query';
import { displayName } from '../lib/display-name.ts';
import type { Notification } from '../../schema/notifications.ts';
import { SayThanks } from '../journey/say-thanks.tsx';
import { RockPicture } from '../painting/rock-picture.tsx';
import { timeWords } from './by-day.ts';
import { ButtonLink } from '../ui/button.tsx';
import { AnswerKeeper } from '../whereabouts/answer-keeper.tsx';
import { NotificationLink } from './notification-link.tsx';
import { NewMark, NotificationDetails } from './notification-words.tsx';
import { ParcelPicture } from './parcel-picture.tsx';
import { changeListed } from './queries.ts';
import { useWords } from '../views/words.ts';

export function NotificationLine({ notification }: { notification: Notification }) {
  const { id, kind, at, isUnread, rock, user, seq, isThanked, isAnswered, content } = notification;
  const words = useWords('inbox');
  const queryClient = useQueryClient();
  const noteThanks = () =>
    changeListed(queryClient, (one) => (one.id === id ? { ...one, isThanked: true } : one));
  return (
    <article className="relative flex items-start gap-4 py-4 sm:gap-6">
      {rock ? (
        <RockPicture
          rock={rock}
          named={false}
          isPart
          sizes="4.5rem"
          className="size-14 shrink-0 sm:size-18"
        />
      ) : (
        <ParcelPicture className="size-14 sm:size-18" />
      )}
      <div className="grid min-w-0 flex-1 gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
        <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">
          <NotificationLink notification={notification} />
        </h3>
        <p className="leading-snug text-soft empty:hidden sm:col-span-2">
          <NotificationDetails notification={notification} />
        </p>
        <p className="flex items-baseline gap-3 text-sm text-soft sm:col-start-2 sm:row-start-1">
          {isUnread && <NewMark />}
          <time dateTime={at}>{timeWords(at)}</time>
        </p>
        {kind === 'asked' && !isAnswered && (
          <ButtonLink
            to="/worn-off"
            search={{ question: content }}
            aria-label={words.seePhotoOf(rock?.name ?? '')}
            // Above the link of the whole line.
            className="z-10 mt-1 justify-self-start"
          >
            {words.seePhoto}
          </ButtonLink>
        )}
        {kind === 'keep' && !isAnswered && rock && (
          // Above the link of the whole line.
          <div className="relative z-10 mt-1 sm:col-span-2">
            <AnswerKeeper rock={rock} />
          </div>
        )}
        {kind === 'wanted' && !isAnswered && rock && (
          <ButtonLink
            to="/my-rocks"
            search={{ action: 'give', rockId: rock.id }}
            aria-label={words.answerAbout(rock.name)}
            // Above the link of the whole line.
            className="z-10 mt-1 justify-self-start"
          >
            {words.answer}
          </ButtonLink>
        )}
        {kind === 'found' && rock && user && seq !== null && (
          // Above the link of the whole line.
          <div className="relative z-10 mt-1 max-w-form sm:col-span-2">
            <SayThanks
              find={{ rockId: rock.id, seq }}
              finder={displayName(user)}
              thanks={isThanked ? content : undefined}
              onThanked={noteThanks}
            />
          </div>
        )}
      </div>
    </article>
  );
}
