// The fields of dialogs about a member: an address, typed words that confirm, and when a suspension ends.
import { emailAddress } from '../../../schema/sign-in.ts';
import type { Words } from '../../../schema/words/words.ts';
import { wordsNow } from '../../lib/words.ts';
import type { Suspension } from '../../../schema/suspension.ts';
import { utcMoment } from '../time.tsx';
import { TextField } from '../../ui/field.tsx';
import { RadioField } from '../../ui/radio-field.tsx';
import type { ExtraFieldProps } from '../reason-dialog.tsx';
import { useWords } from '../../views/words.ts';

const address = emailAddress();

const AddressField = ({ value, onChange, error }: ExtraFieldProps) => {
  const { newAddress } = useWords('adminMembers');
  // For the refusals of its fields.
  useWords('signIn');
  return (
    <TextField
      label={newAddress}
      type="email"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
};

export const addressField = () => ({
  initial: '',
  refusalOf: (said: string) => address.safeParse(said).error?.issues[0]?.message,
  Control: AddressField,
});

/** Asks for these words, so that nothing is destroyed by one tap too many. */
export const typedField = (words: string) => ({
  initial: '',
  refusalOf: (said: string) =>
    said.trim().toLowerCase() === words.toLowerCase() ? undefined : wordsNow('admin').pleaseType(words),
  Control: ({ value, onChange, error }: ExtraFieldProps) => (
    <TextField
      label={wordsNow('admin').typeToConfirm(words)}
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
/** In days. */
const lengths: readonly string[] = ['1', '7', '30'];
const spans = ({ spans: words }: Words['adminMembers']) =>
  ({ '1': words[1], '7': words[7], '30': words[30], '': words.lifted }) as const;

/** @param said a span, a day, or an instant @returns an instant; null for 'until I lift it' */
export function endOf(said: string, now: number): string | null {
  if (said === '') return null;
  if (said.includes('T')) return said;
  // A day ends at its midnight, as all days here.
  const at = lengths.includes(said) ? now + Number(said) * day : new Date(`${said}T24:00Z`).getTime();
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** @param held the suspension that holds now: its end is a choice, and chosen at first */
export function endField(held: Suspension | null) {
  const end = held?.until ?? null;
  return {
    initial: held === null ? '7' : (end ?? ''),
    refusalOf: (said: string) => {
      if (said === onADay) return wordsNow('adminMembers').chooseDay;
      // Whether the end that holds has passed meanwhile, the server says.
      const chosen = said === end ? null : endOf(said, Date.now());
      return chosen !== null && Date.parse(chosen) <= Date.now()
        ? wordsNow('adminMembers').dayIsOver
        : undefined;
    },
    Control: (props: ExtraFieldProps) => <EndField {...props} held={end} />,
  };
}

/** While no day is chosen yet. */
const onADay = 'day';

function EndField({ value, onChange, error, held }: ExtraFieldProps & { held: string | null }) {
  const words = useWords('adminMembers');
  const asNow = held === null ? {} : { [held]: words.asNow(utcMoment(held)) };
  const isDay = !Object.hasOwn({ ...spans(words), ...asNow }, value);
  return (
    <div className="flex flex-col gap-2">
      <RadioField
        legend={words.untilWhen}
        choices={{ ...asNow, ...spans(words), [onADay]: words.spans.day }}
        value={isDay ? onADay : value}
        onChange={onChange}
        inColumns
      />
      {isDay && (
        <TextField
          type="date"
          label={words.lastDay}
          value={value === onADay ? '' : value}
          onChange={(event) => onChange(event.target.value || onADay)}
          error={error}
        />
      )}
    </div>
  );
}
