// The card that an owner shares, 240 pixels wide. It never contains the Rock ID.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { kmToMiles, type JourneyEntry } from '../../schema/journey.ts';
import { displayName } from '../../schema/members.ts';
import { nearBeside } from '../../schema/near.ts';
import { statusLabels, type Rock } from '../../schema/rocks.ts';
import type { Site } from '../labels/rock-label.tsx';
import { dayWords } from '../lib/days.ts';
import { grouped } from '../lib/numbers.ts';
import { StatusBadge } from '../views/badge.tsx';
import { pebbleOutline } from '../../schema/pebble-outline.ts';
import { sharedStatus } from './share-words.ts';
import { milesUnit } from './wording.ts';

interface ShareCardProps {
  rock: Rock;
  /** URL of a square picture; null if the photo did not load. */
  picture: string | null;
  site: Site;
}

// No `<p>`, `<ul>` or `<ol>`: in Firefox the capturing library brings back their default margins.

/** The number of journey entries on the card. */
const previewed = 3;
/** Names longer than this, in UTF-16 code units, have a smaller font. */
const longName = 30;
/** The length of a place's name in code points that fills about two lines. */
const longPlace = 56;

export function ShareCard({ rock, picture, site }: ShareCardProps) {
  const status = sharedStatus(rock);
  const miles = kmToMiles(rock.totalDistanceTraveled);
  const recent = rock.locations.slice(0, previewed);
  return (
    <div dir="ltr" className="flex w-60 flex-col gap-3.5 overflow-hidden bg-paper pt-4 text-ink">
      {picture !== null && (
        <div className="px-4">
          <img
            src={picture}
            alt=""
            className={clsx('size-52', rock.imageUrl !== null && `object-cover ${pebbleOutline(rock.id)}`)}
          />
        </div>
      )}
      <div className="flex flex-col items-start gap-2 px-4">
        <div
          dir="auto"
          className={clsx(
            'w-full font-display font-extrabold tracking-tight wrap-anywhere',
            rock.name.length > longName ? 'text-[17px]/[1.15]' : 'text-[25px]/[1.05]',
          )}
        >
          {rock.name}
        </div>
        <StatusBadge tone={status}>{statusLabels[status]}</StatusBadge>
      </div>
      <div className="flex gap-6 px-4">
        <Figure title={milesUnit(miles)}>{grouped(miles)}</Figure>
        <Figure title={rock.timesFound === 1 ? 'time found' : 'times found'}>
          {grouped(rock.timesFound)}
        </Figure>
      </div>
      {recent.length > 0 && (
        <div className="px-4">
          {recent.map((entry, i) => (
            <PreviewedEntry key={entry.id} entry={entry} isLast={i === recent.length - 1} />
          ))}
        </div>
      )}
      <Signature site={site} />
    </div>
  );
}

function Figure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse">
      <div className="text-[11px]/[1.3] text-soft">{title}</div>
      <div className="figure text-[28px]/[1.1]">{children}</div>
    </div>
  );
}

/** Shows who found a rock and when, but not where: only the finder and the owner may see that. */
function PreviewedEntry({ entry, isLast }: { entry: JourneyEntry; isLast: boolean }) {
  const isHidden = entry.actionType === 'hidden';
  return (
    <div className="relative pb-2.5 pl-5 text-[12px]/[1.35] last:pb-0">
      <span
        className={clsx(
          'absolute top-[3px] left-0 size-2.5 rounded-full border-[2.5px]',
          isHidden ? 'border-entry-hidden bg-entry-hidden' : 'border-entry-found',
        )}
      />
      {!isLast && <span className="absolute top-[17px] bottom-0 left-[3.5px] w-[3px] bg-line" />}
      <div className="flex justify-between gap-2">
        <strong className={isHidden ? 'text-entry-hidden' : 'text-entry-found'}>
          {isHidden ? 'Hidden' : 'Found'}
        </strong>
        <span className="text-soft">{dayWords(entry.createdAt, entry.near?.zone)}</span>
      </div>
      <div dir="auto" className="wrap-anywhere">
        {isHidden ? shortened(entry.locationName) : `by ${displayName(entry.user)}`}
      </div>
      {isHidden && entry.near && (
        <div className="text-soft">{nearBeside(entry.locationName, entry.near)}</div>
      )}
    </div>
  );
}

function shortened(place: string): string {
  const characters = [...place];
  return characters.length > longPlace ? `${characters.slice(0, longPlace).join('').trimEnd()}…` : place;
}

/** The site's name below a dotted line, as in the footer. */
function Signature({ site }: { site: Site }) {
  return (
    <div className="mt-0.5">
      <svg viewBox="0 0 240 6" className="h-1.5 w-60 fill-sun">
        {Array.from({ length: 20 }, (_, i) => (
          <circle key={i} cx={6 + i * 12} cy={3 + (i % 3 === 1 ? 0.5 : -0.2)} r={1.9 + (i % 4) * 0.22} />
        ))}
      </svg>
      <div className="flex items-center gap-2 px-4 pt-2.5 pb-3.5">
        <img src="/icon.svg" alt="" className="size-8 -rotate-6" />
        <div className="min-w-0">
          <div className="font-display text-[16px]/none font-extrabold tracking-tight">{site.name}</div>
          <div className="mt-0.5 text-[11px]/[1.3] wrap-anywhere text-soft">{new URL(site.origin).host}</div>
        </div>
      </div>
    </div>
  );
}
