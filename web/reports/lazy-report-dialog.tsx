// The report dialog, lazy until it is first opened.
import { lazyDialog } from '../ui/lazy-part.tsx';

export const LazyReportDialog = lazyDialog(() => import('./report-dialog.tsx'));
