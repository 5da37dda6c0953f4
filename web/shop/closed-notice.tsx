// The notice of a shop without a payment provider.
import { PaintedRock } from '../painting/painted-rock.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { useWords } from '../views/words.ts';

export function ClosedNotice() {
  const words = useWords('shop').closed;
  return (
    <section
      aria-labelledby="shop-coming"
      className="flex flex-col gap-5 rounded-md border border-line bg-card p-5 sm:flex-row sm:items-center sm:gap-8 sm:p-7"
    >
      <PaintedRock id="saffron" className="w-24 shrink-0 sm:w-28" />
      <div className="flex flex-col items-start gap-3">
        <h2 id="shop-coming">{words.title}</h2>
        <p className="max-w-reading text-soft">{words.text}</p>
        <ButtonLink to="/getting-started">{words.link}</ButtonLink>
      </div>
    </section>
  );
}
