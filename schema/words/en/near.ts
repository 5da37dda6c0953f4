// Where a place is: the town near it.
import { country } from './countries.ts';

export const near = {
  /** @param code ISO 3166-1 */
  country,
  /** @param whole the state in some countries, else the country: 'Omaha, Nebraska', 'Seville, Spain' */
  town: (town: string, whole: string) => `${town}, ${whole}`,
  /** Also within sentences: 'It was hidden again, near Omaha, Nebraska.' @param town with or without its state */
  near: (town: string) => `near ${town}`,
  /** @param near what the town adds: 'Elmwood Park, near Omaha, Nebraska' */
  placeBeside: <T>(place: T, near: T) => [place, ', ', near],
  /** In place of the name of a hiding place, when its author has deleted their account. */
  nameless: 'A hiding place',
};
