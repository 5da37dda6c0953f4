// The dialog that registers many rocks from a spreadsheet: paste or choose a file, say which column is what, look, send.
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useId, useMemo, useRef, useState, type ChangeEvent } from 'react';
import { readLines } from '../../../schema/rock-lines.ts';
import { rockListLimits } from '../../../schema/rock-list.ts';
import { api, bodyOf } from '../../api.ts';
import { serverWords } from '../../lib/api-error.ts';
import { useMemberMutation } from '../../members/mutation.ts';
import { PhotoLabel } from '../../photos/photo-input.tsx';
import { refreshRocks } from '../../refresh.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Refusal, TextArea } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { inputClass } from '../../views/field.tsx';
import { Problems } from './problems.tsx';
import {
  columnName,
  columnProblem,
  guessedMapping,
  listedBy,
  sheetOf,
  textOf,
  type Mapping,
  type Sheet,
} from './read-list.ts';
import { useWords } from '../../views/words.ts';
import { wordsNow } from '../../lib/words.ts';
import { type Words } from '../../../schema/words/words.ts';
import { useWorded } from '../../lib/worded.ts';

interface ListDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Rows of the preview. */
const shown = 5;

export default function ListDialog({ open, onOpenChange }: ListDialogProps) {
  const words = useWords('rockList');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Mapping | null>(null);
  const read = useDeferredValue(text);
  const sheet = useMemo(() => sheetOf(read), [read]);
  const guessed = useMemo(() => guessedMapping(sheet), [sheet]);
  const mapping = chosen ?? guessed;
  const list = useMemo(() => listedBy(sheet, mapping), [sheet, mapping]);
  const ofColumns = sheet.rows.length > 0 ? columnProblem(sheet, mapping) : null;
  const problems = useMemo(() => (ofColumns === null ? readLines(list).problems : []), [list, ofColumns]);
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMemberMutation(
    (sent: typeof list, headers) => bodyOf(api.rocks.list.$post({ json: { rocks: sent } }, { headers })),
    {
      onDone: async ({ registered }) => {
        await refreshRocks(queryClient);
        // The next list is another one.
        setText('');
        setChosen(null);
        onOpenChange(false);
        const { registered: title, findThem } = wordsNow('rockList');
        toast({ title: title(registered), description: findThem, tone: 'good' });
      },
    },
  );
  const replace = (next: string) => {
    setText(next);
    setChosen(null);
    reset();
  };
  const isTooLong = list.length > rockListLimits.rocks;
  const columnsWords = useWorded(ofColumns ?? undefined) ?? null;
  const ofList = isTooLong ? words.tooLong(list.length, rockListLimits.rocks) : columnsWords;
  const isReady = list.length > 0 && ofList === null && problems.length === 0;
  const [why, first] = [useId(), useId()];
  const wrong = useRef<HTMLDivElement>(null);
  const showProblems = () => {
    wrong.current?.scrollIntoView({ block: 'start' });
    wrong.current?.focus({ preventScroll: true });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.many}
      description={words.from(rockListLimits.rocks)}
      footer={
        <div className="flex flex-col gap-3 border-t border-line px-5 py-4 sm:px-7">
          <Refusal>{error && serverWords(error, words.notSent)}</Refusal>
          {/* Swapped columns would tell everybody the Rock IDs. */}
          <p id={first} className="line-clamp-3 wrap-anywhere empty:hidden">
            {problems.length === 0 && firstRockWords(words, list, mapping)}
          </p>
          <div className={problems.length > 0 ? 'flex flex-wrap items-baseline gap-x-3 text-sm' : 'contents'}>
            <div id={why} className="contents text-sm font-semibold text-coral">
              <p role="status" className="empty:hidden">
                {ofList}
              </p>
              {/* They are above, perhaps out of sight, where screen readers hear how many. */}
              {problems.length > 0 && <p>{words.wrong(problems.length)}</p>}
            </div>
            {problems.length > 0 && (
              <button type="button" className="link -my-3 min-h-11" onClick={showProblems}>
                {words.seeWhich}
              </button>
            )}
          </div>
          <Button
            variant="main"
            aria-describedby={`${first} ${why}`}
            disabled={!isReady}
            pending={isPending}
            onClick={() => mutate(list)}
          >
            {isPending
              ? words.registering
              : list.length > 0
                ? words.registerCount(list.length)
                : words.register}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-6">
        <Source text={text} onChange={replace} />
        {sheet.rows.length > 0 && (
          <>
            <Columns
              sheet={sheet}
              mapping={mapping}
              onChange={(change) => {
                setChosen({ ...mapping, ...change });
                reset();
              }}
            />
            {problems.length > 0 ? (
              <Problems problems={problems} place={wrong} />
            ) : (
              ofColumns === null && <Preview list={list} />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

function firstRockWords(
  words: Words['rockList'],
  [rock]: ReturnType<typeof listedBy>,
  { name, code }: Mapping,
): string | null {
  if (!rock || name === null) return null;
  return words.first(rock.name, code === null ? undefined : rock.laserEngraverId);
}

function Source({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const words = useWords('rockList');
  const id = useId();
  const [refusal, setRefusal] = useState<'unread' | 'noText' | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [one] = target.files ?? [];
    // So that choosing the same file again fires a change event.
    target.value = '';
    if (!one) return;
    const bytes = one.size > rockListLimits.bytes ? null : await one.arrayBuffer().catch(() => null);
    const read = bytes && textOf(new Uint8Array(bytes));
    setRefusal(bytes === null ? 'unread' : read === null ? 'noText' : null);
    if (read !== null) onChange(read);
  };
  return (
    <div className="flex flex-col gap-4">
      <TextArea
        label={words.cells}
        hint={words.cellsHow}
        rows={5}
        // It grows with what is pasted, and what is said of it should not be far below.
        style={{ maxHeight: '12rem' }}
        value={text}
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="group relative flex flex-wrap items-center gap-3">
        <input
          ref={file}
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          className="sr-only"
          onChange={(event) => void choose(event)}
        />
        <PhotoLabel htmlFor={id}>{words.chooseFile}</PhotoLabel>
        <Refusal>{refusal && words[refusal]}</Refusal>
      </div>
    </div>
  );
}

interface ColumnsProps {
  sheet: Sheet;
  mapping: Mapping;
  onChange: (change: Partial<Mapping>) => void;
}

const fields = ['name', 'code', 'description'] as const;

function Columns({ sheet, mapping, onChange }: ColumnsProps) {
  const words = useWords('rockList');
  const first = sheet.rows[0]?.cells ?? [];
  const headingOf = (index: number) =>
    mapping.hasHeadings && first[index] ? first[index] : words.column(columnName(index));
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 font-display text-lg font-bold tracking-tight">{words.whichColumn}</legend>
      <Checkbox
        label={words.hasHeadings}
        checked={mapping.hasHeadings}
        onChange={({ target }) => onChange({ hasHeadings: target.checked })}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        {fields.map((field) => (
          <Field key={field} label={words.fields[field]}>
            {(control) => (
              <select
                {...control}
                className={`${inputClass()} choice`}
                value={mapping[field] ?? ''}
                onChange={({ target }) =>
                  onChange({ [field]: target.value === '' ? null : Number(target.value) })
                }
              >
                <option value="">{field === 'description' ? words.none : words.choose}</option>
                {Array.from({ length: sheet.columns }, (_, index) => (
                  <option key={columnName(index)} value={index}>
                    {headingOf(index)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}

function Preview({ list }: { list: ReturnType<typeof listedBy> }) {
  const words = useWords('rockList');
  return (
    <section aria-label={words.preview} className="flex flex-col gap-2">
      <ul className="border-t border-line">
        {list.slice(0, shown).map(({ line, name, laserEngraverId }) => (
          <li
            key={line}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2"
          >
            <span className="wrap-anywhere">{name || words.noName}</span>
            <span className="code wrap-anywhere">{laserEngraverId || words.noRockId}</span>
          </li>
        ))}
      </ul>
      {list.length > shown && <p className="text-sm text-soft">{words.more(list.length - shown)}</p>}
    </section>
  );
}
