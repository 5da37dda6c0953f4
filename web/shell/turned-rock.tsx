// A rock lying face down, its label to be seen.
import { lazy, Suspense } from 'react';

const Underside = lazy(async () => {
  const { paintRockFaceDown, rockDataUrl } = await import('../painting/paint-rock.ts');
  return {
    default: ({ id }: { id: string }) => (
      <img src={rockDataUrl(paintRockFaceDown(id))} alt="" className="size-full" />
    ),
  };
});

export function TurnedRock({ id, className }: { id: string; className?: string }) {
  return (
    <div className={className ?? 'aspect-square'}>
      <Suspense>
        <Underside id={id} />
      </Suspense>
    </div>
  );
}
