// A link of a page that works without script.
import type { LinkProps } from '../../web/views/link.ts';

export function PlainLink({ to, search, hash, className, children }: LinkProps) {
  const query = search ? `?${new URLSearchParams(search).toString()}` : '';
  return (
    <a href={`${to}${query}${hash === undefined ? '' : `#${hash}`}`} className={className}>
      {children}
    </a>
  );
}
