// The banner with the offer to founding ambassadors.
import { ButtonLink } from '../../ui/button.tsx';
import { LabelSheet } from './label-sheet.tsx';

export function Banner() {
  return (
    <section
      aria-labelledby="ambassador"
      className="relative z-1 grid overflow-hidden rounded-md bg-sun text-on-sun lg:grid-cols-[minmax(0,1fr)_24rem] lg:overflow-visible"
    >
      <div className="flex flex-col items-start gap-5 p-6 sm:p-10 lg:py-14 lg:pl-14">
        <h2 id="ambassador" className="text-3xl">
          Founding Rock Ambassador
        </h2>
        <p className="max-w-form sm:text-lg">
          Be one of the first 2 in your state or country, and a free pack of 20 QR code labels is yours. We
          reply within 24 hours.
        </p>
        <ButtonLink to="/qr-code-signup" variant="bare" size="large" className="bg-on-sun! text-sun!">
          Become a Founding Rock Ambassador
        </ButtonLink>
      </div>
      <div className="relative h-28 sm:h-52 lg:h-auto">
        <LabelSheet className="absolute top-2 left-[8%] w-[24rem] max-w-[95%] -rotate-6 sm:left-[38%] lg:top-1/2 lg:-right-6 lg:left-auto lg:max-w-none lg:-translate-y-1/2 lg:rotate-6" />
      </div>
    </section>
  );
}
