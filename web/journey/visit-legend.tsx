// What the dots of a journey's places mean, on the map and in the list.
import { VisitDots } from './visit-dots.tsx';

export function VisitLegend() {
  return (
    <ul aria-label="Legend" className="flex gap-x-6 text-sm">
      <li className="flex items-center gap-2">
        <VisitDots actions={['hidden']} />
        Hidden
      </li>
      <li className="flex items-center gap-2">
        <VisitDots actions={['found']} />
        Found
      </li>
    </ul>
  );
}
