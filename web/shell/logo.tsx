// The product's name with its painted rock.
import { Link } from '@tanstack/react-router';
import { productName } from '../config.ts';

export function Logo() {
  return (
    <Link
      to="/"
      className="flex min-h-11 items-center gap-2 rounded-sm sm:gap-2.5"
      activeOptions={{ exact: true }}
    >
      <img src="/icon.svg" alt="" width={44} height={44} className="size-11 -rotate-6" />
      <span className="font-display text-[1.375rem] font-extrabold max-[22.4375rem]:sr-only sm:text-2xl tracking-[-0.035em]">
        {productName}
      </span>
    </Link>
  );
}
