// Writes web/map/land.svg: node tools/land/make-land.ts
import { writeFileSync } from 'node:fs';
import { continents } from './continents.ts';
import { landPicture } from './land-picture.ts';

writeFileSync(new URL('../../web/map/land.svg', import.meta.url), landPicture(continents));
