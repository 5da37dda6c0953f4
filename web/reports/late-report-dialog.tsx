// The report dialog, loaded when it is opened for the first time.
import { lateDialog } from '../ui/late-part.tsx';

export const LateReportDialog = lateDialog(async () => (await import('./report-dialog.tsx')).ReportDialog);
