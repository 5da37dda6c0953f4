// The banner with the offer to founding ambassadors.
import { ButtonLink } from '../../ui/button.tsx';
import { LabelSheet } from './label-sheet.tsx';
import { useWords } from '../../views/words.ts';

export function Banner() {
  const words = useWords('landingStops').ambassador;
  return (
    <section
      aria-labelledby="ambassador"
      className="relative z-1 grid overflow-hidden rounded-md bg-sun text-on-sun lg:grid-cols-[minmax(0,1fr)_24rem] lg:overflow-visible"
    >
      <div className="flex flex-col items-start gap-5 p-6 sm:p-10 lg:py-14 lg:ps-14">
        <h2 id="ambassador" className="text-3xl">
          {words.title}
        </h2>
        <p className="max-w-form sm:text-lg">{words.text}</p>
        <ButtonLink to="/qr-code-signup" variant="bare" size="large" className="bg-on-sun! text-sun!">
          {words.apply}
        </ButtonLink>
      </div>
      <div className="relative h-28 sm:h-52 lg:h-auto">
        <LabelSheet className="absolute top-2 inset-s-[8%] w-[24rem] max-w-[95%] -rotate-6 sm:inset-s-[38%] lg:top-1/2 lg:-inset-e-6 lg:inset-s-auto lg:max-w-none lg:-translate-y-1/2 lg:rotate-6" />
      </div>
    </section>
  );
}
