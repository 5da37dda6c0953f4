// The pages for somebody who saw a rock and left it.

export const seenPages = {
  thanks: 'Thank you for leaving it',
  whereNext: 'Where does it go next?',
  /** @param rock an element with its name */
  lead: <T>(rock: T) => [
    'The painter of ',
    rock,
    ' hears that you saw it, and its journey shows a dot for the day. Did it lie in a bad place, and you moved it a little?',
  ],
  sayWhere: 'Say where it lies now',
  wantToHear: 'Want to hear where it goes next?',
  once: 'We write once, when somebody hides it again. No account.',
  tellMe: 'Tell me where it goes next',
  no: 'No, thank you',
  asked: 'Look into your inbox',
  /** @param email an element with the sign that follows it @param rock an element with its name */
  askedLead: <T>(email: (mark: string) => T, rock: T) => [
    'We sent an email to ',
    email('.'),
    ' One click in it, and we tell you where ',
    rock,
    ' goes next.',
  ],
  moreOnMap: 'See more rocks on the map',
  shallWe: 'Shall we tell you?',
  /** @param rock an element with its name */
  shallWeLead: <T>(rock: T) => [
    'When ',
    rock,
    ' is hidden again, you get one email, and then we forget your address.',
  ],
  yes: 'Yes, tell me',
  willTell: 'We will tell you',
  /** @param rock an element with its name */
  willTellLead: <T>(rock: T) => [
    'One email comes when ',
    rock,
    ' is hidden again. By the same link you can take that back.',
  ],
  doNot: 'Do not tell me',
  forgot: 'We forgot your address',
  /** @param rock an element with its name */
  forgotLead: <T>(rock: T) => ['No email comes about ', rock, '.'],
};
