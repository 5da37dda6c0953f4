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
};
