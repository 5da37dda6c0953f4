// When a rock was hidden: just now, unless its hider says that it was earlier.
import { useEffect, useRef, useState } from 'react';
import { happenedLimits } from '../../schema/happened.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';

interface WhenFieldProps {
  /** As the field gives it, such as '2026-11-26T14:05' in the time zone of the device; '' for just now. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** A date that is not complete. */
const unclear = '?';

export function WhenField({ value, onChange, error }: WhenFieldProps) {
  const [isOpen, setIsOpen] = useState(value !== '');
  const [now] = useState(Date.now);
  const field = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen !== wasOpen.current) (isOpen ? field.current?.querySelector('input') : link.current)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!isOpen) {
    return (
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="font-semibold">When?</span> Just now
        <Button
          ref={link}
          variant="link"
          onClick={() => {
            onChange(localMoment(Date.now()));
            setIsOpen(true);
          }}
        >
          It was earlier
        </Button>
      </p>
    );
  }
  return (
    <div ref={field} className="flex flex-col items-start">
      <TextField
        label="When?"
        type="datetime-local"
        value={value}
        min={localMoment(now - happenedLimits.daysBack * 86_400_000)}
        max={localMoment(now)}
        // Browsers give no text for half a date. It is not just now.
        onChange={(event) => onChange(event.target.value || unclear)}
        error={error}
        hint={`Within the last ${happenedLimits.daysBack} days. Its journey keeps the order in which things happened.`}
      />
      <Button
        variant="link"
        onClick={() => {
          onChange('');
          setIsOpen(false);
        }}
      >
        Just now
      </Button>
    </div>
  );
}

/** '2026-11-26T14:05' in the time zone of the device. @param at milliseconds since 1970 */
export function localMoment(at: number): string {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
