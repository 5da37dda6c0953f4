// A line of dots: a divider, or the string between two stations.
import { clsx } from 'clsx';

interface DotLineProps {
  down?: boolean;
  /** With a colour, such as `text-coral`. */
  className?: string;
}

export function DotLine({ down = false, className = 'text-line' }: DotLineProps) {
  return <div aria-hidden className={clsx(down ? 'dot-line-down' : 'dot-line', className)} />;
}
