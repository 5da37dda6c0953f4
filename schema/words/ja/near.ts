// The words of en/near.ts in Japanese.
import type { Words } from '../words.ts';
import { country } from './countries.ts';

export const near: Words['near'] = {
  country,
  town: (town: string, whole: string) => `${whole}・${town}`,
  near: (town: string) => `${town}付近`,
  placeBeside: <T>(place: T, near: T) => [place, '（', near, '）'],
  nameless: 'かくし場所',
};
