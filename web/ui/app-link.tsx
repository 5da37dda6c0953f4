// How views lead to another page of the app.
import { Link } from '@tanstack/react-router';
import type { LinkProps } from '../views/link.ts';

/** It is the current page when path and hash are: an address begins with that of the landing page wherever it leads. */
export function AppLink(props: LinkProps) {
  return (
    <Link {...props} activeOptions={{ exact: props.to === '/', includeHash: true, includeSearch: false }} />
  );
}
