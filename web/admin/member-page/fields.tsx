// The fields of dialogs about a member: an address, typed words that confirm, and when a suspension ends.
import { emailAddress } from '../../../schema/sign-in.ts';
import type { Suspension } from '../../../schema/suspension.ts';
import { utcMoment } from '../../../schema/utc-moment.ts';
import { TextField } from '../../ui/field.tsx';
import { RadioField } from '../../ui/radio-field.tsx';
import type { ExtraFieldProps } from '../reason-dialog.tsx';

const address = emailAddress();

export const addressField = {
  initial: '',
  refusalOf: (said: string) => address.safeParse(said).error?.issues[0]?.message,
  Control: ({ value, onChange, error }: ExtraFieldProps) => (
    <TextField
      label="New email address"
      type="email"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  ),
};

/** Asks for these words, so that nothing is destroyed by one tap too many. */
export const typedField = (words: string) => ({
  initial: '',
  refusalOf: (said: string) =>
    said.trim().toLowerCase() === words.toLowerCase() ? undefined : `Please type ${words}`,
  Control: ({ value, onChange, error }: ExtraFieldProps) => (
    <TextField
      label={`Type ${words} to confirm`}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  ),
});

const day = 86_400_000;
const spans = { '1': '1 day', '7': '7 days', '30': '30 days', '': 'Until I lift it' } as const;

/** @param said a span, a day, or an instant @returns an instant; null for 'until I lift it' */
export function endOf(said: string, now: number): string | null {
  if (said === '') return null;
  if (said.includes('T')) return said;
  // A day ends at its midnight, as all days here.
  const at = Object.hasOwn(spans, said) ? now + Number(said) * day : new Date(`${said}T24:00Z`).getTime();
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** @param held the suspension that holds now: its end is a choice, and chosen at first */
export function endField(held: Suspension | null) {
  const end = held?.until ?? null;
  return {
    initial: held === null ? '7' : (end ?? ''),
    refusalOf: (said: string) => {
      if (said === onADay) return 'Please choose a day';
      // Whether the end that holds has passed meanwhile, the server says.
      const chosen = said === end ? null : endOf(said, Date.now());
      return chosen !== null && Date.parse(chosen) <= Date.now() ? 'This day is over' : undefined;
    },
    Control: (props: ExtraFieldProps) => <EndField {...props} held={end} />,
  };
}

/** While no day is chosen yet. */
const onADay = 'day';

function EndField({ value, onChange, error, held }: ExtraFieldProps & { held: string | null }) {
  const asNow = held === null ? {} : { [held]: `As now: until ${utcMoment(held)}` };
  const isDay = !Object.hasOwn({ ...spans, ...asNow }, value);
  return (
    <div className="flex flex-col gap-2">
      <RadioField
        legend="Until when?"
        choices={{ ...asNow, ...spans, [onADay]: 'Until the end of a day' }}
        value={isDay ? onADay : value}
        onChange={onChange}
        inColumns
      />
      {isDay && (
        <TextField
          type="date"
          label="Last day of the suspension (UTC)"
          value={value === onADay ? '' : value}
          onChange={(event) => onChange(event.target.value || onADay)}
          error={error}
        />
      )}
    </div>
  );
}
