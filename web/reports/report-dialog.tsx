// The dialog that reports a rock, a photo, a comment or words.
import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { ReportInput, reportLimits, type ReportSubject } from '../../schema/reports.ts';
import { productName } from '../config.ts';
import { bringIntoView } from '../lib/bring-into-view.ts';
import { dropDraft, keepDraft, readDraft } from '../lib/drafts.ts';
import { useMember } from '../members/queries.ts';
import { UnlessSuspended } from '../members/unless-suspended.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { ServerRefusal, TextArea } from '../ui/field.tsx';
import { RadioField } from '../ui/radio-field.tsx';
import { useReport } from './queries.ts';
import { useWords } from '../views/words.ts';

export interface ReportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Where it is. */
  subjectId: string;
  /** What can be reported there, with words if it is more than one. */
  subjects: Partial<Record<ReportSubject, string>>;
  title: string;
}

export default function ReportDialog({ open, onOpenChange, title, ...about }: ReportDialogProps) {
  const words = useWords('reports');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<bdi>{title}</bdi>}
      description={words.toWhom(productName)}
    >
      <UnlessSuspended>
        <ReportForm
          key={Object.keys(about.subjects).join(' ')}
          {...about}
          onClose={() => onOpenChange(false)}
        />
      </UnlessSuspended>
    </Dialog>
  );
}

const empty = { subject: '', reason: '', details: '' };
type Draft = typeof empty;

interface ReportFormProps extends Pick<ReportDialogProps, 'subjects' | 'subjectId'> {
  onClose: () => void;
}

function ReportForm({ subjects, subjectId, onClose }: ReportFormProps) {
  const words = useWords('reports');
  const kinds = Object.keys(subjects);
  const [only = ''] = kinds.length === 1 ? kinds : [];
  // A draft is kept until it is sent or cancelled. Drafts of different members are separate.
  const draftName = `report:${useMember()?.id ?? ''}:${only}:${subjectId}`;
  const [draft, setDraft] = useState(() => readDraft(draftName, empty));
  const [errors, setErrors] = useState<Partial<Draft>>({});
  const finish = () => {
    dropDraft(draftName);
    onClose();
  };
  const report = useReport(finish);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { data, error } = ReportInput.safeParse({
      subjectId,
      ...draft,
      ...(only !== '' && { subject: only }),
    });
    const found = (error?.issues ?? []).map(({ path, message }) => [path[0], message]);
    flushSync(() => setErrors(Object.fromEntries(found)));
    if (data) report.mutate(data);
    else showWrong(event.currentTarget);
  };
  const change = (field: keyof Draft, value: string) => {
    const changed = { ...draft, [field]: value };
    setDraft(changed);
    keepDraft(draftName, changed);
    setErrors((before) => ({ ...before, [field]: undefined }));
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      {only === '' && (
        <RadioField
          legend={words.what}
          choices={subjects}
          value={draft.subject}
          onChange={(chosen) => change('subject', chosen)}
          error={errors.subject && words.choose}
        />
      )}
      <RadioField
        legend={words.why}
        choices={words.reasons}
        value={draft.reason}
        onChange={(chosen) => change('reason', chosen)}
        error={errors.reason}
      />
      <TextArea
        label={words.details}
        hint={words.detailsHint(reportLimits.details)}
        value={draft.details}
        onChange={(event) => change('details', event.target.value)}
        error={errors.details}
        dir="auto"
      />
      <ServerRefusal error={report.error} otherwise={words.failed} />
      <DialogActions>
        <Button onClick={finish}>{words.cancel}</Button>
        <Button type="submit" variant="main" pending={report.isPending}>
          {report.isPending ? words.sending : words.send}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Focuses the first invalid field and scrolls its message into view. */
function showWrong(form: HTMLFormElement): void {
  const why = form.querySelector('[role=alert]:not(:empty)');
  why?.parentElement?.querySelector<HTMLElement>('input, textarea')?.focus();
  bringIntoView(why);
}
