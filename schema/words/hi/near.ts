// The words of en/near.ts in Hindi.
import type { Words } from '../words.ts';
import { country } from './countries.ts';

export const near: Words['near'] = {
  country,
  town: (town: string, whole: string) => `${town} (${whole})`,
  near: (town: string) => `${town} के पास`,
  placeBeside: <T>(place: T, near: T) => [place, ' – ', near],
  nameless: 'छिपाने की एक जगह',
};
