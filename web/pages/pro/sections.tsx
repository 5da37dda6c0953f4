// The sections of the Rock Hunter Pro page.
import type { ReactNode } from 'react';
import { DistanceAnalytics } from '../../analytics/distance-analytics.tsx';
import { ExportFiles } from '../../exports/export-files.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Loader } from '../../ui/loader.tsx';
import { PrioritySupport } from './priority-support.tsx';

const DesignGallery = lazyPart(() => import('../../designs/design-gallery.tsx'));

interface Section {
  id: string;
  title: string;
  words: string;
  content: ReactNode;
}

export const sections: readonly Section[] = [
  {
    id: 'distance-analytics',
    title: 'Distance analytics',
    words: 'How far your rocks have come, and what you have found.',
    content: <DistanceAnalytics />,
  },
  {
    id: 'csv-export',
    title: 'CSV export',
    words: 'What is yours, as files that every spreadsheet opens.',
    content: <ExportFiles />,
  },
  {
    id: 'premium-designs',
    title: 'Premium designs',
    words: 'Drawings to print and trace onto a stone, with the colors to paint them in.',
    content: <DesignGallery waiting={<Loader />} />,
  },
  {
    id: 'priority-support',
    title: 'Priority support',
    words: 'Write to us about anything. Emails from Rock Hunter Pro are answered first.',
    content: <PrioritySupport />,
  },
];
