// A reported rock, photo, comment, question, or words, with its reports and the actions on it.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { KnownMember, ModerationInput, ReportedThing } from '../../schema/moderation.ts';
import { type ReportSubject } from '../../schema/reports.ts';
import { Sentence } from '../views/sentence.tsx';
import { MaskedWords } from '../views/masked-words.tsx';
import { StatusBadge } from '../views/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Moment } from './time.tsx';
import { hiding } from './moderation-actions.tsx';
import { linkInRow } from './link-in-row.ts';
import { MemberIdentity } from './member-identity.tsx';
import { RockLink } from './rock-link.tsx';
import { WholePhoto } from '../photos/whole-photo.tsx';
import { thingWords } from './words.ts';
import { useWords } from '../views/words.ts';
import { shownName } from '../lib/display-name.ts';

/** Photos and words that no longer exist: only their reports are left. */
const isGoneNow = ({ subject, rock, words }: ReportedThing) =>
  subject === 'photo' || subject === 'question'
    ? rock.imageUrl === null
    : subject !== 'rock' && subject !== 'comment' && words === null;

const isAtEntry = (subject: ReportSubject) => ['place', 'note', 'line', 'thanks'].includes(subject);

/** Number of reports shown without a click. */
const shownAtFirst = 5;

interface ReportedItemProps {
  thing: ReportedThing;
  onVerdict: (verdict: ModerationInput['verdict']) => void;
  onTakeBack: (author: KnownMember) => void;
}

export function ReportedItem({ thing, onVerdict, onTakeBack }: ReportedItemProps) {
  const { takeBackButton } = useWords('takebacks');
  const words = useWords('moderation');
  const { subject, isWithheld, rock, author, reports, reportCount } = thing;
  const [older, newest] = [reports.slice(0, -shownAtFirst), reports.slice(-shownAtFirst)];
  const isGone = isGoneNow(thing);
  const isBehindRock = subject === 'photo' && isWithheld && rock.isWithheld;
  return (
    <article
      aria-label={thingWords(thing)}
      className="grid gap-x-8 gap-y-5 rounded-md border border-line bg-card p-4 lg:grid-cols-2 lg:p-5"
    >
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="min-w-0 text-base wrap-anywhere">
            <Sentence
              parts={words.reported<ReactNode>(
                subject,
                <RockLink rock={rock} hash={isAtEntry(subject) ? 'journey' : undefined} />,
              )}
            />
          </h3>
          {isWithheld && <StatusBadge tone="warning">{words.hiddenForNow}</StatusBadge>}
        </div>
        <Content thing={thing} />
        <p className="text-sm text-soft">
          <Sentence parts={words.by<ReactNode>(<MemberIdentity member={author} />)} />
        </p>
        {author ? (
          <p>
            <Button onClick={() => onTakeBack(author)}>
              <bdi>{takeBackButton(shownName(author.name))}</bdi>
            </Button>
          </p>
        ) : (
          <p>
            <Link to="/admin" search={{ tab: 'members', q: rock.id }} className={linkInRow}>
              {words.ofDeleted}
            </Link>
          </p>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <h4 className="text-sm font-semibold text-soft">{words.reports(reportCount, reports.length)}</h4>
        {older.length > 0 && (
          <details>
            <summary className="w-fit py-3 text-sm font-semibold">{words.showOlder(older.length)}</summary>
            <Reports reports={older} />
          </details>
        )}
        <Reports reports={newest} />
        {isBehindRock && <p className="text-sm text-soft">{words.rockIsHidden}</p>}
        <div className="mt-auto flex flex-wrap gap-3">
          {!isGone && (
            <Button variant="danger" onClick={() => onVerdict('withhold')}>
              {isWithheld ? words.keepHidden : hiding(subject)}
            </Button>
          )}
          {isWithheld ? (
            !isBehindRock && <Button onClick={() => onVerdict('restore')}>{words.restore}</Button>
          ) : (
            <Button onClick={() => onVerdict('settle')}>{isGone ? words.settle : words.nothingWrong}</Button>
          )}
        </div>
      </div>
    </article>
  );
}

function Reports({ reports }: Pick<ReportedThing, 'reports'>) {
  const { reasons } = useWords('reports');
  const words = useWords('moderation');
  return (
    <ul className="flex flex-col gap-3 text-sm">
      {reports.map((report, i) => (
        // The index, because two reports may have the same time.
        <li key={`${report.createdAt} ${i}`} className="border-s-2 border-edge ps-3">
          <p className="font-semibold">{reasons[report.reason]}</p>
          {report.details && (
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {report.details}
            </p>
          )}
          <p className="text-soft">
            <MemberIdentity member={report.reporter} />
            <br />
            <Sentence parts={words.reportedAt<ReactNode>(<Moment at={report.createdAt} />)} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The reported photo, rock, comment or question, as members see it. */
function Content({ thing: { subject, rock, words } }: { thing: ReportedThing }) {
  const texts = useWords('moderation');
  if (!['photo', 'rock', 'question'].includes(subject))
    return (
      <blockquote dir="auto" className="border-s-2 border-coral ps-3 whitespace-pre-line wrap-anywhere">
        {words === null ? texts.wordsGone : <MaskedWords>{words}</MaskedWords>}
      </blockquote>
    );
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-2">
      {rock.imageUrl ? (
        <WholePhoto
          src={rock.imageUrl}
          alt={texts.reportedPhoto(rock.name)}
          sizes="18rem"
          // Of one size, so that nothing moves when it comes.
          className="size-72 max-w-full rounded-sm border border-line object-contain"
        />
      ) : (
        <p className="text-sm text-soft">{texts.noPhoto}</p>
      )}
      {rock.description && subject !== 'question' && (
        <p dir="auto" className="min-w-0 flex-1 basis-40 text-sm whitespace-pre-line wrap-anywhere">
          {rock.description}
        </p>
      )}
    </div>
  );
}
