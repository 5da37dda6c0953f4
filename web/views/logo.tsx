// The logo: the product's name with its painted rock.
import type { Link } from './link.ts';

interface LogoProps {
  productName: string;
  Link: Link;
}

/** Shows the name where the header has room; otherwise the name wraps out of the visible box. */
export function Logo({ productName, Link }: LogoProps) {
  return (
    <Link
      to="/"
      className="flex h-11 min-w-11 flex-wrap content-start items-center gap-x-1.5 overflow-hidden rounded-sm sm:gap-x-2.5"
    >
      <img src="/icon.svg" alt="" width={44} height={44} fetchPriority="low" className="size-11 -rotate-6" />
      <span className="font-display text-[1.375rem] font-extrabold tracking-[-0.035em] whitespace-nowrap sm:text-2xl">
        {productName}
      </span>
    </Link>
  );
}
