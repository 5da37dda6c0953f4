// The corpus of photos: every file that an upload may meet, made anew each time and always the same.
import type { Sample } from '../../worker/photos/testing-samples.ts';
import { bombs } from './bombs.ts';
import { carriers } from './carriers.ts';
import { disguises } from './disguises.ts';
import { goodJpegs } from './good-jpeg.ts';
import { goodMoving } from './good-moving.ts';
import { goodPngs } from './good-png.ts';
import { hiding } from './hiding.ts';

export async function makeCorpus(): Promise<Sample[]> {
  const kinds = await Promise.all([
    goodJpegs(),
    goodPngs(),
    goodMoving(),
    carriers(),
    hiding(),
    disguises(),
    bombs(),
  ]);
  return kinds.flat();
}
