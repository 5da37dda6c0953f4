// The notice of a shop without a payment provider.
import { PaintedRock } from '../painting/painted-rock.tsx';
import { ButtonLink } from '../ui/button.tsx';

export function ClosedNotice() {
  return (
    <section
      aria-labelledby="shop-coming"
      className="flex flex-col gap-5 rounded-md border border-line bg-card p-5 sm:flex-row sm:items-center sm:gap-8 sm:p-7"
    >
      <PaintedRock id="saffron" className="w-24 shrink-0 sm:w-28" />
      <div className="flex flex-col items-start gap-3">
        <h2 id="shop-coming">The shop is coming soon</h2>
        <p className="max-w-reading text-soft">
          Have a look around: nothing can be bought yet, and this is what it will all cost. You need none of
          it to begin, since a Rock ID that you paint on by hand works just as well.
        </p>
        <ButtonLink to="/getting-started">Getting Started</ButtonLink>
      </div>
    </section>
  );
}
