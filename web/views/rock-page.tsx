// The page of a rock: its portrait, its figures, its journey, and what people say.
import type { ReactNode } from 'react';
import { nameOr } from '../../schema/members.ts';
import { ownerOf, type RockPage } from '../../schema/rock-page.ts';
import { figuresOf, whereNow } from '../../schema/rock-page-facts.ts';
import { codeMaxLength } from '../../schema/code-lengths.ts';
import { exampleCode, quickLinks } from '../../schema/found-rock.ts';
import { whereaboutsLimits } from '../../schema/whereabouts.ts';
import { buttonClass } from './button-class.ts';
import type { Link } from './link.ts';
import { RockBadge } from './rock-badge.tsx';
import { RockComments, type CommentAction } from './rock-comments.tsx';
import { useWords } from './words.ts';
import { RockStops, type SightingAction, type StopAction } from './rock-stops.tsx';
import { useDistance } from './distance.ts';

interface RockPageProps {
  rock: RockPage;
  /** The member who looks at it; null for a visitor. */
  viewerId: string | null;
  Link: Link;
  picture: ReactNode;
  /** Buttons of what can be done with the page, such as sharing it. */
  actions: ReactNode;
  /** Plays the journey; none if there is nothing to play. */
  play: ReactNode;
  /** To say something, below the comments. */
  reply: ReactNode;
  /** Below the field for its ID. */
  afterFound?: ReactNode;
  /** What its owner can do with a sighting. */
  sightingAction?: SightingAction | undefined;
  /** What its owner can do at a stop. */
  stopAction?: StopAction | undefined;
  /** What a member can report at a stop and at a comment. */
  report?: { stop: StopAction; comment: CommentAction } | undefined;
}

export function RockPageView(props: RockPageProps) {
  const { rock, viewerId, Link, picture, actions, play, reply, afterFound, report } = props;
  const places = useWords('near');
  const words = useWords('rockPage');
  const shell = useWords('shell');
  const resting = useWords('whereabouts');
  return (
    <div className="page flex flex-col gap-12 pt-6 pb-14 sm:gap-16 sm:pt-12">
      <article className="grid items-center gap-x-10 gap-y-7 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-start md:grid-cols-[minmax(14rem,5fr)_minmax(0,6fr)] lg:grid-cols-[30rem_minmax(0,1fr)] md:items-center lg:gap-x-16">
        <div className="w-full max-w-[min(24rem,54svh)] justify-self-center sm:w-[min(14rem,54svh)] md:w-full md:max-w-none">
          {picture}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <div className="flex flex-col items-start gap-3">
            {rock.isOwn && rock.audience !== 'public' && (
              <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-soft">
                <span>{words.seenBy[rock.audience]}</span>
                <Link to="/my-rocks" className="link font-semibold">
                  {words.change}
                </Link>
              </p>
            )}
            {rock.rest ? (
              <p className="font-semibold">{resting.sentence(resting.resting[rock.rest])}</p>
            ) : (
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
                {rock.status !== 'active' && <RockBadge status={rock.status} />}
                <span className="text-soft">{whereNow(words, places, rock)}</span>
              </p>
            )}
            <h1 className="w-full wrap-anywhere">
              <bdi>{rock.name}</bdi>
            </h1>
            <p className="text-soft">
              {words.painter}{' '}
              <bdi className="font-semibold text-ink">{nameOr(rock.painter, shell.anonymous)}</bdi>
              {rock.adoptedBy && (
                <>
                  <br />
                  {words.keeper}{' '}
                  <bdi className="font-semibold text-ink">{nameOr(rock.adoptedBy, shell.anonymous)}</bdi>
                </>
              )}
            </p>
          </div>
          {rock.isMissing && (
            <p className="max-w-reading rounded-md border border-edge bg-card px-4 py-3 text-sm font-semibold">
              {resting.sentence(resting.missing(whereaboutsLimits.absences))}
            </p>
          )}
          {rock.description && (
            <p className="max-w-reading whitespace-pre-line wrap-anywhere">
              <bdi lang={rock.painter?.language ?? undefined}>{rock.description}</bdi>
            </p>
          )}
          <Figures rock={rock} />
          <div className="flex flex-wrap gap-3">{actions}</div>
        </div>
      </article>
      {!rock.isOwn && !isHolder(rock, viewerId) && (
        <div className="flex flex-col gap-3">
          <FoundIt rock={rock} Link={Link} />
          {afterFound}
        </div>
      )}
      {rock.stops.length > 0 && (
        <RockStops
          rock={rock}
          play={play}
          sightingAction={props.sightingAction}
          stopAction={props.stopAction}
          reportStop={report?.stop}
        />
      )}
      <RockComments rock={rock} reply={reply} report={report?.comment} />
      <nav
        id="quick-links"
        aria-label={useWords('foundRock').quickLinks}
        className="flex flex-wrap gap-3 border-t border-line pt-8"
      >
        {quickLinks.map(({ to, label }) => (
          <Link key={to} to={to} className={buttonClass()}>
            {shell[label]}
          </Link>
        ))}
      </nav>
    </div>
  );
}

/** Who found it last still has it. */
function isHolder({ status, stops }: RockPage, viewerId: string | null): boolean {
  return viewerId !== null && status === 'found' && stops[0]?.user?.id === viewerId;
}

function Figures({ rock }: { rock: RockPage }) {
  const { unit } = useDistance();
  const figures = figuresOf(useWords('rockPage'), { distances: useWords('distances'), unit }, rock);
  if (figures.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-9 gap-y-3">
      {figures.map(([count, unit]) => (
        <li key={unit}>
          <strong className="figure block text-3xl">{count}</strong>{' '}
          <span className="text-sm text-soft">{unit}</span>
        </li>
      ))}
    </ul>
  );
}

/** Leads to the Found Rock page, without script too. */
function FoundIt({ rock, Link }: Pick<RockPageProps, 'rock' | 'Link'>) {
  const words = useWords('rockPage');
  const foundRock = useWords('foundRock');
  return (
    <form
      action="/nfc-scan"
      className="flex flex-wrap items-end gap-x-10 gap-y-4 rounded-md border border-line bg-card p-5 sm:p-6 print:hidden"
    >
      <div className="flex min-w-56 flex-1 flex-col gap-1">
        <h2>{words.found}</h2>
        <p id="found-how" className="text-soft">
          {words.foundHow}
        </p>
        {rock.status === 'hidden' && ownerOf(rock) && (
          <Link to="/worn-off" search={{ rock: rock.id }} className="link min-h-11 content-center self-start">
            {foundRock.wornOff}
          </Link>
        )}
      </div>
      <div className="flex w-full max-w-form flex-1 basis-80 flex-wrap gap-3">
        <input
          name="rockId"
          dir="ltr"
          aria-label={foundRock.field}
          aria-describedby="found-how"
          placeholder={exampleCode}
          maxLength={codeMaxLength}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck="false"
          required
          className="code min-h-13 min-w-0 flex-1 basis-44 translated:basis-46.5 rounded-md border border-edge bg-paper px-4 text-lg uppercase placeholder:text-soft"
        />
        <button className={buttonClass({ variant: 'main' })}>{foundRock.lookUp}</button>
      </div>
    </form>
  );
}
