// Finding a place on Earth by its name.
import { plural } from './intl.ts';

export const places = {
  empty: 'Please type a place to search for',
  unknown: 'No place with this name was found',
  resting: 'The place search is resting. Please try again in a moment.',
  /** The operator has switched off the search for addresses. */
  off: 'Addresses cannot be searched here. Please search for a town, or tap the map.',
  coordinates: 'A place is latitude,longitude in degrees',
  search: 'Search',
  searchFor: 'Search for a place',
  /** The search itself, for screen readers. */
  places: 'Places',
  suggested: 'Suggested places',
  townOrPark: 'Town or park',
  /** The same where addresses can be searched, too. */
  townParkOrAddress: 'Town, park or address',
  notNow: 'Places cannot be searched right now. What you typed stays here.',
  noneBegins: (typed: string) => `No town or park begins with '${typed}'.`,
  noneBeginsButAddress: (typed: string) =>
    `No town or park begins with '${typed}'. Press Enter to look for an address.`,
  suggestions: (count: number) =>
    plural(count, {
      one: '# place. Arrow keys go through them.',
      other: '# places. Arrow keys go through them.',
    }),
  notFound: {
    title: 'Place Not Found',
    tryPark: 'No place with this name was found. Try a town or a park.',
    tryStreet: 'No place with this name was found. Try a town or a street.',
  },
  park: 'Park',
  notPossible: 'Search Not Possible',
};
