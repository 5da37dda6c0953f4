// The sections of the Rock Hunter Pro page.
import type { ReactNode } from 'react';
import { DistanceAnalytics } from '../../analytics/distance-analytics.tsx';
import { ExportFiles } from '../../exports/export-files.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Loader } from '../../ui/loader.tsx';
import { PrioritySupport } from './priority-support.tsx';
import type { Words } from '../../../schema/words/words.ts';

const DesignGallery = lazyPart(() => import('../../designs/design-gallery.tsx'));

interface Section {
  id: string;
  /** The name of its words. */
  words: keyof Words['pro']['sections'];
  content: ReactNode;
}

export const sections: readonly Section[] = [
  {
    id: 'distance-analytics',
    words: 'distanceAnalytics',
    content: <DistanceAnalytics />,
  },
  {
    id: 'csv-export',
    words: 'csvExport',
    content: <ExportFiles />,
  },
  {
    id: 'premium-designs',
    words: 'premiumDesigns',
    content: <DesignGallery waiting={<Loader />} />,
  },
  {
    id: 'priority-support',
    words: 'prioritySupport',
    content: <PrioritySupport />,
  },
];
