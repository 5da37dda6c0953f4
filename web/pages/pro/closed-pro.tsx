// The Rock Hunter Pro page without access: the features, and the upgrade.
import { PaintedStops } from '../../painting/painted-stops.tsx';
import { UpsellCard } from '../../subscriptions/upsell-card.tsx';
import { sections } from './sections.tsx';
import { useWords } from '../../views/words.ts';

export function ClosedPro() {
  const words = useWords('pro');
  return (
    <div className="grid items-start gap-x-16 gap-y-12 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div>
        <h1>{words.heading}</h1>
        <p className="mt-4 max-w-form text-lg">{words.closed}</p>
        <div className="mt-8">
          <PaintedStops
            stops={sections.map(({ id, words: name }) => ({
              id,
              title: words.sections[name].title,
              words: words.sections[name].text,
            }))}
          />
        </div>
      </div>
      <UpsellCard returnTo="/pro" />
    </div>
  );
}
