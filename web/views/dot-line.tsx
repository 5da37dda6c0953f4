// A dotted line: a divider, or the path between two stops of a journey.
import { clsx } from 'clsx';

interface DotLineProps {
  down?: boolean;
  /** Includes a colour, such as `text-moss`. */
  className?: string;
}

export function DotLine({ down = false, className = 'text-line' }: DotLineProps) {
  return <div aria-hidden className={clsx(down ? 'dot-line-down' : 'dot-line', className)} />;
}
