// The Rock Hunter Pro page without access: the features, and the upgrade.
import { PaintedStops } from '../../painting/painted-stops.tsx';
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
        <div className="mt-8">
          <PaintedStops stops={sections} />
        </div>
      </div>
      <UpsellCard returnTo="/pro" />
    </div>
  );
}
