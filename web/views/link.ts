// How a view leads to another page: by a link of the router in the app, by a plain `<a>` where the worker draws it.
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
