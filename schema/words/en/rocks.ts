// About rocks: registering one, and why it was refused.

export const rocks = {
  name: 'Rock name is required',
  locationForHide: 'Location is required when hiding the rock immediately',
  notFound: 'Rock not found',
  tooMany: 'You have tried to register a lot of rocks just now. Please go on a little later.',
};
