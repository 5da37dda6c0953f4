// The router link that the app passes to views.
import { Link } from '@tanstack/react-router';
import type { LinkProps } from '../views/link.ts';

/** Marked as current when path and hash match. `/` must match exactly, because it is a prefix of every path. */
export function AppLink(props: LinkProps) {
  return (
    <Link {...props} activeOptions={{ exact: props.to === '/', includeHash: true, includeSearch: false }} />
  );
}
