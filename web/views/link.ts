// The link component that views receive: a router link in the app, a plain `<a>` in the worker's HTML.
import type { ComponentType, ReactNode } from 'react';

export interface LinkProps {
  /** Path of a page. */
  to: string;
  search?: Readonly<Record<string, string>> | undefined;
  /** Without `#`. */
  hash?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export type Link = ComponentType<LinkProps>;
