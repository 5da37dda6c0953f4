// Why a request was refused, whatever it was about.

export const errors = {
  unauthorized: 'Unauthorized',
  notFound: 'There is nothing here',
  malformed: 'This request could not be read. Please try again.',
  tooLarge: 'This is more than we can take in one go',
  unsupportedType: 'This kind of content is not understood here',
  tooMany: 'That was a lot at once. Please wait a little and try again.',
  unavailable: 'Something we depend on is resting. Please try again in a moment.',
  noEmail: 'We could not send the email just now. Please try again in a moment.',
  unexpected: 'Something went wrong on our side. Please try again.',
  crossSite: 'This request came from another site',
  keyMalformed: 'An Idempotency-Key has 8 to 64 visible characters',
  keyReused: 'This request was already made with other content',
};
