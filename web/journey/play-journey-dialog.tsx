// Plays the journey of a rock's page on a map, from town to town.
import { useMemo } from 'react';
import type { JourneyEntry } from '../../schema/journey.ts';
import type { RockPage } from '../../schema/rock-page.ts';
import { stopTown } from '../../schema/rock-page-facts.ts';
import { startView } from '../map/views.ts';
import { StopsView } from './stops-view.tsx';
import { TrackDialog, type TrackProps } from './track-dialog.tsx';
import { useWords } from '../views/words.ts';
import { type Words } from '../../schema/words/words.ts';

type PlayProps = Omit<TrackProps, 'rock'> & { page: RockPage };

export default function PlayJourneyDialog({ page, ...dialog }: PlayProps) {
  const words = useWords('rockPage');
  const places = useWords('near');
  const entries = useMemo(
    () => page.stops.flatMap((stop) => entryOf(words, places, stop)),
    [words, places, page.stops],
  );
  return (
    <TrackDialog {...dialog} rock={page}>
      <StopsView rock={page} entries={entries} nowhere={startView} empty={null} playsAtOnce />
    </TrackDialog>
  );
}

/** A stop as the map and the timeline take them: its place is its town. None without a position. */
function entryOf(
  words: Words['rockPage'],
  places: Words['near'],
  { seq, near, at, day, actionType, user }: RockPage['stops'][number],
): JourneyEntry[] {
  if (!at) return [];
  return [
    {
      ...at,
      id: String(seq),
      seq,
      locationName: stopTown(words, places, near),
      // The day is already that of the town.
      near: near && { ...near, zone: 'UTC' },
      notes: '',
      actionType,
      createdAt: `${day}T12:00:00Z`,
      isTooFast: false,
      user,
    },
  ];
}
