// One thing that was reported: the content, the reports of it, and what can be decided.
import type { ModerationInput, ReportedThing } from '../../schema/moderation.ts';
import { reportReasons } from '../../schema/reports.ts';
import { momentWords } from '../lib/days.ts';
import { StatusBadge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { subjectTitles, thingWords } from './words.ts';

interface ReportedItemProps {
  thing: ReportedThing;
  onVerdict: (verdict: ModerationInput['verdict']) => void;
}

export function ReportedItem({ thing, onVerdict }: ReportedItemProps) {
  const { subject, isWithheld, rock, author } = thing;
  const isGone = subject === 'photo' && rock.imageUrl === null;
  const isBehindRock = subject === 'photo' && isWithheld && rock.isWithheld;
  return (
    <article
      aria-label={thingWords(thing)}
      className="grid gap-x-8 gap-y-5 rounded-md border border-line bg-card p-4 lg:grid-cols-2 lg:p-5"
    >
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="min-w-0 text-base wrap-anywhere">
            {subjectTitles[subject]}
            {subject === 'rock' ? ': ' : subject === 'photo' ? ' of ' : ' on '}
            <bdi>{rock.name}</bdi>
          </h3>
          {isWithheld && <StatusBadge tone="warning">Hidden for now</StatusBadge>}
        </div>
        <Content thing={thing} />
        <p className="text-sm text-soft">
          by <bdi className="wrap-anywhere">{author ?? 'somebody whose account is gone'}</bdi>
        </p>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <h4 className="text-sm font-semibold text-soft">
          {thing.reports.length === 1 ? '1 report' : `${thing.reports.length} reports`}
        </h4>
        <ul className="flex flex-col gap-3 text-sm">
          {thing.reports.map((report, i) => (
            // Two reports of one moment have nothing else that tells them apart.
            <li key={`${report.createdAt} ${i}`} className="border-l-2 border-edge pl-3">
              <p className="font-semibold">{reportReasons[report.reason]}</p>
              {report.details && (
                <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                  {report.details}
                </p>
              )}
              <p className="text-soft">
                <bdi>{report.reporter ?? 'Somebody whose account is gone'}</bdi>,{' '}
                <time dateTime={report.createdAt}>{momentWords(report.createdAt)}</time>
              </p>
            </li>
          ))}
        </ul>
        {isBehindRock && (
          <p className="text-sm text-soft">The rock itself is hidden: restore it first, in the log.</p>
        )}
        <div className="mt-auto flex flex-wrap gap-3">
          {!isGone && (
            <Button look="danger" onClick={() => onVerdict('withhold')}>
              {isWithheld ? 'Keep hidden' : 'Hide'}
            </Button>
          )}
          {isWithheld ? (
            !isBehindRock && <Button onClick={() => onVerdict('restore')}>Restore</Button>
          ) : (
            <Button onClick={() => onVerdict('settle')}>{isGone ? 'Settle' : 'Nothing wrong with it'}</Button>
          )}
        </div>
      </div>
    </article>
  );
}

/** The photo, the rock or the comment, as members see it; a comment together with its rock. */
function Content({ thing: { subject, rock, comment } }: { thing: ReportedThing }) {
  if (subject === 'comment')
    return (
      <blockquote dir="auto" className="border-l-2 border-coral pl-3 whitespace-pre-line wrap-anywhere">
        {comment ?? 'This comment is gone.'}
      </blockquote>
    );
  return (
    <div className="flex flex-wrap gap-4">
      {rock.imageUrl ? (
        <img
          src={rock.imageUrl}
          alt={`Reported: ${rock.name}`}
          className="size-48 rounded-sm border border-line object-contain"
        />
      ) : (
        <p className="text-sm text-soft">No photo</p>
      )}
      {rock.description && (
        <p dir="auto" className="min-w-0 flex-1 basis-40 text-sm whitespace-pre-line wrap-anywhere">
          {rock.description}
        </p>
      )}
    </div>
  );
}
