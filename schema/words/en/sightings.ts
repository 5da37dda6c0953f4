// About a rock that somebody saw and left where it was.

export const sightings = {
  neverHidden: 'This rock was never hidden, so nobody can have seen it.',
  inHand: 'Somebody has this rock just now. If you see it, it is hidden soon: please leave it to them.',
  tooManyEmails: 'We sent several of these emails today. Please try again tomorrow.',
  dead: 'This link is not complete, or it is too old. On the page of the rock’s ID you can ask again.',
  notPainter: 'Only the painter of this rock can remove a sighting',
  gone: 'This sighting is no longer here',
};
