// The dialog that reports a rock, a photo, a comment or words.
import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  ReportInput,
  reportLimits,
  reportReasons,
  reportWords,
  type ReportSubject,
} from '../../schema/reports.ts';
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
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<bdi>{title}</bdi>}
      description={`It goes to the people who look after ${productName}. Nobody else learns that you sent it.`}
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
          legend="What do you report?"
          choices={subjects}
          value={draft.subject}
          onChange={(chosen) => change('subject', chosen)}
          error={errors.subject && reportWords.choose}
        />
      )}
      <RadioField
        legend="What is wrong with it?"
        choices={reportReasons}
        value={draft.reason}
        onChange={(chosen) => change('reason', chosen)}
        error={errors.reason}
      />
      <TextArea
        label="Details (optional)"
        hint={`Up to ${reportLimits.details} characters`}
        value={draft.details}
        onChange={(event) => change('details', event.target.value)}
        error={errors.details}
        dir="auto"
      />
      <ServerRefusal error={report.error} otherwise="Your report could not be sent. Please try again." />
      <DialogActions>
        <Button onClick={finish}>Cancel</Button>
        <Button type="submit" variant="main" pending={report.isPending}>
          {report.isPending ? 'Sending...' : 'Send'}
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
