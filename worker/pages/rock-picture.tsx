// A rock's picture before the app has loaded: its photo, or the painting that the app would make of it.
import { paintRock, paintRockFaceDown, rockDataUrl } from '../../painting/paint-rock.ts';
import { pictureSizes } from '../../schema/found-rock.ts';
import { paintedBy } from '../../schema/painted-by.ts';
import { photoFit } from '../../schema/photo-sizes.ts';
import type { Rock } from '../../schema/rocks.ts';
import { Photo } from '../../web/views/photo.tsx';
import { MissingPicture } from '../../web/views/missing-picture.tsx';
import { PebbleFrame } from '../../web/views/pebble-frame.tsx';
import { oncePerName } from '../platform/once.ts';
import { useWords } from '../../web/views/words.ts';

type Pictured = Pick<Rock, 'name' | 'imageUrl'> & {
  /** The displayed width: see Photo. */
  sizes?: string;
};

/** The placeholder for a photo that fails to load is hidden until web/public/after-photo.js shows it. */
export function RockPicture({ name, imageUrl, sizes = pictureSizes }: Pictured) {
  const seed = paintedBy({ name });
  const words = useWords('shell');
  if (imageUrl === null)
    return <Painting name={`up:${seed}`} src={rockDataUrl(paintRock(seed))} alt={name} />;
  return (
    <PebbleFrame id={seed} className="w-full">
      <Photo
        src={imageUrl}
        alt={name}
        sizes={sizes}
        width={photoFit}
        height={photoFit}
        fetchPriority="high"
        decoding="sync"
        className="size-full object-cover"
      />
      <MissingPicture hidden words={words.pictureMissing} sign={<RetrySign />} />
    </PebbleFrame>
  );
}

/** Lucide's `RotateCw`, the same icon as in the app. */
const RetrySign = () => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    className="size-4.5 shrink-0"
  >
    <path d="M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8" />
    <path d="M21 3v5h-5" />
  </svg>
);

const underside = oncePerName((id: 'home') => rockDataUrl(paintRockFaceDown(id)));

/** A rock that shows its underside with the label. */
export const FaceDown = () => <Painting name="down:home" src={underside('home')} alt="" />;

interface PaintingProps {
  /** Key under which the app caches it, so that it need not paint it again. */
  name: string;
  src: string;
  alt: string;
}

const Painting = ({ name, src, alt }: PaintingProps) => (
  <div className="aspect-square w-full">
    <img src={src} width={400} height={400} alt={alt} className="size-full" data-painting={name} />
  </div>
);
