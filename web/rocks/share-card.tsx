// The card that an owner shares, 240 by 300 pixels. It never contains the Rock ID.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { JourneyEntry } from '../../schema/journey.ts';
import { displayName } from '../lib/display-name.ts';
import { nearBeside, nearWords } from '../../schema/near.ts';
import type { Rock } from '../../schema/rocks.ts';
import type { Site } from '../labels/rock-label.tsx';
import { briefDayWords } from '../lib/days.ts';
import { directionNow } from '../lib/direction.ts';
import { grouped } from '../lib/numbers.ts';
import { StatusBadge } from '../views/badge.tsx';
import { Sentence } from '../views/sentence.tsx';
import { JourneyDots } from './journey-dots.tsx';
import { sharedStatus } from './share-words.ts';
import { useWords } from '../views/words.ts';
import { useDistance } from '../lib/unit.ts';
import { milesPerKm } from '../../schema/distances.ts';

interface ShareCardProps {
  rock: Rock;
  /** URL of a picture in the proportions of `pictureSize`; null if the photo did not load. */
  picture: string | null;
  site: Site;
}

// No `<p>`, `<ul>` or `<ol>`: in Firefox the capturing library brings back their default margins.

/** The number of journey entries on the card. */
const previewed = 3;
/** Names longer than this, in UTF-16 code units, have a smaller font. */
const longName = 20;

export function ShareCard({ rock, picture, site }: ShareCardProps) {
  const words = useWords('share').card;
  const places = useWords('near');
  const status = sharedStatus(rock);
  const { figure, unitOf } = useDistance();
  const miles = rock.totalDistanceTraveled * milesPerKm;
  const recent = rock.locations.slice(0, previewed);
  const stops = rock.locations.filter(({ actionType }) => actionType === 'hidden').length;
  return (
    <div dir={directionNow()} className="relative flex h-75 w-60 flex-col overflow-hidden bg-paper text-ink">
      {picture !== null && (
        <div className="min-h-0 w-full flex-1">
          <img
            src={picture}
            alt=""
            className={clsx(
              'mx-auto h-full',
              rock.imageUrl === null ? 'object-contain pt-3' : 'w-full object-cover',
            )}
          />
        </div>
      )}
      <div className="absolute inset-x-2.5 top-2.5 flex items-start justify-between">
        <Brand site={site} />
        <StatusBadge tone={status} className="px-1.5! text-[9px]! [&_svg]:size-2!">
          {/* Most Hindi words have signs above their letters, and none below. */}
          <span className="in-[:lang(hi)]:relative in-[:lang(hi)]:top-[0.1em]">
            {useWords('rockStatus')[status]}
          </span>
        </StatusBadge>
      </div>
      <div className={clsx('flex flex-col px-4 pb-3', picture === null && 'my-auto pt-10')}>
        <JourneyDots stops={stops} />
        <div
          className={clsx(
            'w-full font-display font-extrabold tracking-tight wrap-anywhere',
            rock.name.length > longName ? 'text-[16px]/[1.1]' : 'text-[24px]/[1.05]',
          )}
        >
          <bdi>{rock.name}</bdi>
        </div>
        {rock.near && (
          <div className="mt-0.5 text-[10px]/[1.3] text-soft">{nearWords(places, rock.near)}</div>
        )}
        <div className="mt-1.5 flex gap-4">
          <Figure title={unitOf(miles)}>{grouped(figure(miles))}</Figure>
          <Figure title={words.findsUnit(rock.timesFound)}>{grouped(rock.timesFound)}</Figure>
        </div>
        {recent.length > 0 && (
          <div className="mt-1.5">
            {recent.map((entry) => (
              <PreviewedEntry key={entry.id} entry={entry} />
            ))}
          </div>
        )}
        <div className="mt-2 text-[8.5px]/[1.2] font-semibold wrap-anywhere text-soft">
          {new URL(site.origin).host}
        </div>
      </div>
    </div>
  );
}

/** On a tab of paper, since it lies on the photo. */
const Brand = ({ site }: { site: Site }) => (
  <div className="flex items-center gap-1 rounded-full bg-paper py-0.5 pe-2 ps-0.5">
    <img src="/icon.svg" alt="" className="size-4.5 -rotate-6" />
    <div className="font-display text-[11px]/none font-extrabold tracking-tight">{site.name}</div>
  </div>
);

function Figure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-1">
      <div className="figure text-[21px]/[1]">{children}</div>
      <div className="text-[10px]/[1] text-soft">{title}</div>
    </div>
  );
}

/** Shows who found a rock and when, but not where: only the finder and the owner may see that. Cut at the end of its line, or of the second. */
function PreviewedEntry({ entry }: { entry: JourneyEntry }) {
  const words = useWords('share').card;
  const isHidden = entry.actionType === 'hidden';
  return (
    <div className="flex items-center gap-1.5 text-[8.5px]/[1.45] translated:items-baseline">
      <span
        className={clsx(
          'size-1.75 shrink-0 rounded-full border-[1.75px]',
          isHidden ? 'border-entry-hidden bg-entry-hidden' : 'border-entry-found',
        )}
      />
      <strong className={clsx('shrink-0', isHidden ? 'text-entry-hidden' : 'text-entry-found')}>
        {isHidden ? words.hidden : words.found}
      </strong>
      <span className="min-w-0 flex-1 truncate translated:line-clamp-2 translated:whitespace-normal">
        {isHidden ? <Place entry={entry} /> : words.by(displayName(entry.user))}
      </span>
      <span className="shrink-0 text-soft">{briefDayWords(entry.createdAt, entry.near?.zone)}</span>
    </div>
  );
}

/** 'Elmwood Park, near Omaha, Nebraska'; without a name 'near Omaha, Nebraska'. */
function Place({ entry: { locationName: name, near } }: { entry: JourneyEntry }) {
  const words = useWords('near');
  const more = near ? nearBeside(words, name, near) : '';
  if (!name) return more;
  const place = <bdi>{name}</bdi>;
  return more ? <Sentence parts={words.placeBeside<ReactNode>(place, more)} /> : place;
}
