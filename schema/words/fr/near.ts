// The words of en/near.ts in French.
import type { Words } from '../words.ts';
import { country } from './countries.ts';

/** 'de' before the name of a town: 'd’Omaha', 'du Havre', 'des Sables-d’Olonne', 'de Lyon', 'de York'. */
function of(town: string): string {
  if (town.startsWith('Le ')) return `du ${town.slice(3)}`;
  if (town.startsWith('Les ')) return `des ${town.slice(4)}`;
  return /^(?:[aeiouæœø]|y[^aeiou])/iu.test(town.normalize('NFD')) ? `d’${town}` : `de ${town}`;
}

export const near: Words['near'] = {
  country,
  town: (town: string, whole: string) => `${town} (${whole})`,
  near: (town: string) => `près ${of(town)}`,
  placeBeside: <T>(place: T, near: T) => [place, ', ', near],
  nameless: 'Une cachette',
};
