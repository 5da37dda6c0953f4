// The application page for founding ambassadors.
import { useState } from 'react';
import { ApplicationForm } from '../ambassadors/application-form.tsx';
import { ApplicationSubmitted } from '../ambassadors/application-submitted.tsx';
import { Offer, TableForTwo } from '../ambassadors/offer.tsx';
import { UnlessSuspended } from '../members/unless-suspended.tsx';
import { useWords } from '../views/words.ts';

export default function AmbassadorSignupPage() {
  const words = useWords('ambassadors');
  const [isSubmitted, setIsSubmitted] = useState(false);
  if (isSubmitted) return <ApplicationSubmitted />;
  return (
    <div className="page grid gap-x-20 gap-y-10 py-10 sm:py-16 lg:grid-cols-[minmax(0,34rem)_minmax(0,24rem)] lg:grid-rows-[auto_1fr] lg:justify-between">
      <div className="flex max-w-form flex-col gap-4">
        <h1>{words.heading}</h1>
        <p className="text-lg text-soft">{words.lead}</p>
      </div>
      <div className="flex max-w-form flex-col gap-8 sm:flex-row sm:items-center lg:sticky lg:top-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:flex-col lg:items-stretch lg:self-start">
        <div className="max-w-72 sm:w-1/2 lg:w-full lg:max-w-none">
          <TableForTwo />
        </div>
        <Offer />
      </div>
      <div className="max-w-form">
        <UnlessSuspended>
          <ApplicationForm onSubmitted={() => setIsSubmitted(true)} />
        </UnlessSuspended>
      </div>
    </div>
  );
}
