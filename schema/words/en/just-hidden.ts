// The card of a rock that was hidden just now.

export const justHidden = {
  titles: {
    hide: 'Amazing! Rock Hidden Successfully!',
    rehide: 'Perfect! Rock Rehidden!',
  },
  /** @param place its name, an element */
  next: {
    hide: <T>(place: T) => [place, '. It is on the map now, waiting for its first finder.'],
    rehide: <T>(place: T) => [place, '. It is on its way again, and you stay a part of its journey.'],
  },
  journeyBegins: 'Its journey begins here',
  /** How much longer its journey became. @param way such as '12 miles' */
  added: (way: string) => `+ ${way}`,
  samePlace: 'At the same place as before',
};
