// The pages for the link that ends emails of a kind.

export const unsubscribe = {
  /** In the list of topics. */
  digest: 'What comes in your digest',
  ask: 'No more of these emails?',
  askLead: 'We stop writing to you about:',
  inTheApp: 'In the app you still see what happens.',
  stop: 'Stop these emails',
  ended: 'These emails have stopped',
  endedLead: 'We no longer write to you about:',
  yourRocks: 'See your rocks',
  sendAgain: 'Send them again',
  again: 'You get these emails again',
  againLead: 'We write to you about:',
};
