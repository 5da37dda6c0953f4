// The words of en/near.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { country } from './countries.ts';

export const near: Words['near'] = {
  country,
  town: (town: string, whole: string) => `${town}, ${whole}`,
  near: (town: string) => `perto de ${town}`,
  placeBeside: <T>(place: T, near: T) => [place, ', ', near],
  nameless: 'Um esconderijo',
};
