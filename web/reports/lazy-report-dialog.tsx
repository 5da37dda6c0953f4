// The report dialog, loaded when it is opened for the first time.
import { lazyDialog } from '../ui/lazy-part.tsx';

export const LazyReportDialog = lazyDialog(() => import('./report-dialog.tsx'));
