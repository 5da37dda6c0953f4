// The emails to somebody without an account who asked where a rock goes next.

export const watchEmails = {
  /** Asks whether the address is right. */
  ask: {
    subject: 'Shall we tell you where the rock goes next?',
    heading: 'Where does the rock go next?',
    text: 'Somebody who saw a painted rock asked us to tell this address when it is hidden again: one email, and no more.',
    button: 'Yes, tell me',
    doNothing:
      'Was it not you? Then do nothing: without this click we never write to you again, and forget the address in two days.',
  },
  /** The one email. */
  movedOn: (rock: string) => `${rock} moved on`,
  hidden: 'It was hidden again. Thank you for leaving it for the next one.',
  /** @param near such as 'near Omaha, Nebraska' */
  hiddenNear: (near: string) => `It was hidden again, ${near}. Thank you for leaving it for the next one.`,
  button: 'See its journey',
  forgotten: 'You asked us to tell you. This was the only email, and we have forgotten your address.',
};
