// When an entry of a journey was logged, where that was later than it happened.
import type { JourneyEntry } from '../../schema/journey.ts';
import { dayWords } from '../lib/days.ts';
import { useWords } from '../views/words.ts';

/** In the browser's time zone: where its author was then, nobody knows. */
export function LoggedDay({ entry: { createdAt, loggedAt } }: { entry: JourneyEntry }) {
  const words = useWords('journey');
  if (loggedAt === undefined || dayWords(loggedAt) === dayWords(createdAt)) return null;
  return <p className="text-sm text-soft">{words.logged(dayWords(loggedAt))}</p>;
}
