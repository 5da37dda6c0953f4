// When a rock was hidden or found: just now, unless whoever did it says that it was earlier.
import { useEffect, useRef, useState } from 'react';
import { happenedLimits, momentProblem } from '../../schema/happened.ts';
import { shortMomentWords } from '../lib/short-days.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { useWords } from '../views/words.ts';

interface WhenFieldProps {
  /** As the field gives it, such as '2026-11-26T14:05' in the time zone of the device; '' for just now. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** Of what waits to be sent: when it was done, in milliseconds since 1970. Then '' is that moment. */
  doneAt?: number | undefined;
}

/** A date that is not complete. */
const unclear = '?';

export function WhenField({ value, onChange, error, doneAt }: WhenFieldProps) {
  const words = useWords('placeForm');
  // Those of its error.
  useWords('happened');
  const [isOpen, setIsOpen] = useState(value !== '');
  const [now] = useState(Date.now);
  const usual = doneAt === undefined ? words.justNow : shortMomentWords(new Date(doneAt).toISOString());
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
        <span className="font-semibold">{words.when}</span> {usual}
        <Button
          ref={link}
          variant="link"
          onClick={() => {
            onChange(localMoment(doneAt ?? Date.now()));
            setIsOpen(true);
          }}
        >
          {doneAt === undefined ? words.wasEarlier : words.wasAnotherTime}
        </Button>
      </p>
    );
  }
  return (
    <div ref={field} className="flex flex-col items-start">
      <TextField
        label={words.when}
        type="datetime-local"
        value={value}
        min={localMoment(now - happenedLimits.daysBack * 86_400_000)}
        max={localMoment(now)}
        // Browsers give no text for half a date. It is not just now.
        onChange={(event) => onChange(event.target.value || unclear)}
        error={error}
        hint={words.whenHint(happenedLimits.daysBack)}
      />
      <Button
        variant="link"
        onClick={() => {
          onChange('');
          setIsOpen(false);
        }}
      >
        {usual}
      </Button>
    </div>
  );
}

interface ReadMoment {
  /** ISO 8601; undefined for just now. */
  happenedAt: string | undefined;
  error: string | undefined;
}

/** @param value of the field */
export function readWhen(value: string): ReadMoment {
  if (value === '') return { happenedAt: undefined, error: undefined };
  // In the time zone of the device.
  const at = Date.parse(value);
  const error = momentProblem(at, Date.now()) ?? undefined;
  return { happenedAt: error === undefined ? new Date(at).toISOString() : undefined, error };
}

/** What the field shows. @param happenedAt ISO 8601, if it was said */
export function whenOf(happenedAt: unknown): string {
  const at = typeof happenedAt === 'string' ? Date.parse(happenedAt) : NaN;
  return Number.isNaN(at) ? '' : localMoment(at);
}

/** '2026-11-26T14:05' in the time zone of the device. @param at milliseconds since 1970 */
export function localMoment(at: number): string {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
