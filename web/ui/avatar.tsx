// A member's picture, or their initials, in a pebble outline.
import { clsx } from 'clsx';
import { pebbleOutline } from '../../schema/pebble-outline.ts';
import { Pebble } from './pebble.tsx';

const sizes = {
  small: 'size-8 text-xs',
  usual: 'size-11 text-base',
  medium: 'size-14 text-lg',
  large: 'size-24 text-2xl',
} as const;
/** The same widths, for the `sizes` attribute. */
const widths = { small: '2rem', usual: '2.75rem', medium: '3.5rem', large: '6rem' } as const;
const grounds = [
  'bg-moss text-on-moss',
  'bg-sun text-on-sun',
  'bg-status-traveling text-paper',
  'bg-status-active text-paper',
  'bg-status-found text-paper',
] as const;

interface AvatarProps {
  src: string | null;
  initials: string;
  /** Determines outline and colour. */
  id: string;
  /** Empty when the name is beside it. */
  alt?: string;
  size?: keyof typeof sizes;
}

export function Avatar({ src, initials, id, alt = '', size = 'usual' }: AvatarProps) {
  return (
    <Pebble src={src} alt={alt} id={id} sizes={widths[size]} className={clsx('shrink-0', sizes[size])}>
      <bdi
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
        aria-hidden={alt ? undefined : true}
        className={clsx(
          'grid size-full place-items-center font-bold select-none',
          pebbleOutline(id),
          groundOf(id),
        )}
      >
        {initials}
      </bdi>
    </Pebble>
  );
}

function groundOf(id: string): string {
  return grounds[(id.codePointAt(id.length - 1) ?? 0) % grounds.length] ?? grounds[0];
}
