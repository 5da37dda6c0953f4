// A rock lying face down, its label to be seen.
import { keptPainting } from '../painting/kept-paintings.ts';
import { latePart, NothingInstead } from '../ui/late-part.tsx';

const Underside = latePart(async () => {
  const { paintRockFaceDown, rockDataUrl } = await import('../../schema/painting/paint-rock.ts');
  return ({ id }: { id: string }) => (
    <img src={rockDataUrl(paintRockFaceDown(id))} alt="" className="size-full" />
  );
}, NothingInstead);

export function TurnedRock({ id, className }: { id: string; className?: string }) {
  const address = keptPainting(`down:${id}`);
  return (
    <div className={className ?? 'aspect-square'}>
      {address === undefined ? <Underside id={id} /> : <img src={address} alt="" className="size-full" />}
    </div>
  );
}
