// The report dialog, loaded when it is opened for the first time.
import { lateDialog } from '../ui/late-part.tsx';

export const LateReportDialog = lateDialog(() => import('./report-dialog.tsx'));
