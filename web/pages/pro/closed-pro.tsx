// The page of Rock Hunter Pro for those without access: what would be here, and the way in.
import { PaintedRock } from '../../painting/painted-rock.tsx';
import { UpsellCard } from '../../subscriptions/upsell-card.tsx';
import { sections } from './sections.tsx';

export function ClosedPro() {
  return (
    <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div>
        <h1>Your Rock Hunter Pro</h1>
        <p className="mt-4 max-w-form text-lg">
          The measuring tape, the drawings and the short way to us. They come with Rock Hunter Pro.
        </p>
        <ul className="mt-8">
          {sections.map(({ id, title, words }) => (
            <li
              key={id}
              className="group relative grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-5 pb-8 last:pb-0 sm:grid-cols-[6rem_minmax(0,1fr)] sm:gap-x-7"
            >
              <span
                aria-hidden
                className="dot-thread absolute top-16 bottom-0 left-[calc(2.25rem-6px)] text-coral group-last:hidden sm:left-[calc(3rem-6px)]"
              />
              <PaintedRock id={id} className="relative aspect-square w-full" />
              <div>
                <h2 className="text-lg">{title}</h2>
                <p className="mt-0.5 text-soft">{words}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <UpsellCard returnTo="/pro" />
    </div>
  );
}
