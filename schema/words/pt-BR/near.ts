// The words of en/near.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { country } from './countries.ts';

const masculine = /^(?:Rio de Janeiro|Porto|Cairo|Funchal|Guarujá)(?:,|$)/;
const feminine = /^(?:Cidade d|Ilha d)/;

/** "de" before a town, joined with its article where it has one: do Rio de Janeiro, da Cidade do Cabo. */
export function ofTown(town: string): string {
  if (masculine.test(town)) return `do ${town}`;
  return feminine.test(town) ? `da ${town}` : `de ${town}`;
}

export const near: Words['near'] = {
  country,
  town: (town: string, whole: string) => `${town}, ${whole}`,
  near: (town: string) => `perto ${ofTown(town)}`,
  placeBeside: <T>(place: T, near: T) => [place, ', ', near],
  nameless: 'Um esconderijo',
};
