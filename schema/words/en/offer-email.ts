// The email that offers a rock to somebody.
import { unit } from './units.ts';

export const offerEmail = {
  subject: 'Somebody would like to give you a painted rock',
  heading: 'A painted rock for you?',
  what: 'Somebody looks for a new home for a painted rock, and thought of you. Whoever adopts it hides it, and follows its journey as others find it and hide it again.',
  see: (days: number) => `See which rock it is, and who gives it. The link works for ${unit(days, 'day')}.`,
  button: 'See the rock',
  doNothing:
    'You do not know who that could be, or have no room for a rock? Then do nothing: nothing changes hands without you, and we keep your address only while the offer is open.',
};
