// The report dialog, loaded when it is opened for the first time.
import { lazy, Suspense, useState, type ComponentProps } from 'react';

const Dialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

export function LateReportDialog(props: ComponentProps<typeof Dialog>) {
  // A closed dialog stays mounted, so that it can leave with its movement.
  const [wasOpened, setWasOpened] = useState(false);
  if (props.open && !wasOpened) setWasOpened(true);
  return <Suspense>{wasOpened && <Dialog {...props} />}</Suspense>;
}
