// About a rock's journey: why a place was refused, and how its entries and distances are told.

export const journey = {
  latitude: 'Latitude must be a number from -90 to 90',
  longitude: 'Longitude must be a number from -180 to 180',
  nowhere: 'Latitude 0 and longitude 0 lie in the open sea. Please enter where the rock is.',
  locationName: 'Location name is required',
  actionType: 'Say whether the rock was hidden or found',
  notOwner: 'Only the owner can hide this rock',
  notActive: 'This rock is already hidden or with a finder',
  notHolder: 'Only the finder of this rock can add to the find',
  initialNotes: 'Initial hiding location',
  /** What happened at an entry, also before who did it: 'Hidden' 'by Ann M.' */
  deeds: { hidden: 'Hidden', found: 'Found', moved: 'Moved a little', handed: 'Handed on' },
  /** The same with who did it, or to whom the rock was handed on. */
  deedsBy: {
    hidden: (name: string) => `Hidden by ${name}`,
    found: (name: string) => `Found by ${name}`,
    moved: (name: string) => `Moved by ${name}`,
    handed: (name: string) => `Handed on to ${name}`,
  },
  /** Of a leg of a journey, or of a whole distance. */
  tooFast: 'Not counted in rankings: imported, or faster than an aeroplane',
  /** @param distance such as '621 miles', a part of a longer one */
  partTooFast: (distance: string) =>
    `${distance} not counted in rankings: imported, or faster than an aeroplane`,
  /** Where that was later than it happened. */
  logged: (day: string) => `Logged ${day}`,
  mistake: 'That was a mistake, and does not count',
  timeline: 'Rock Journey Timeline',
  /** @param rock an element with its name */
  begins: <T>(rock: T) => ['The journey begins when ', rock, ' is hidden for the first time.'],
  earlierMissing: 'The earlier entries did not arrive. Please try again.',
  showEarlier: 'Show earlier',
  /** @param rock an element with its name */
  missing: <T>(rock: T) => ['The journey of ', rock, ' did not arrive. Please check your connection.'],
  tryAgain: 'Try again',
};
