// What a member hears of by email and push.

export const notificationSettings = {
  loadFailed: 'What you chose could not be loaded. Please try again in a moment.',
  tryAgain: 'Try again',
  intro:
    'The bell tells you of everything. Here you choose what we also write to you about. A change is saved at once.',
  otherDevices: 'Push, where it is ticked, counts for your other devices.',
  group: 'Emails and push messages',
  emails: { now: 'Email at once', digest: 'In the digest', off: 'No email' },
  push: 'Push',
  pushOf: (topic: string) => `Push: ${topic}`,
  when: 'When',
  digest: 'The digest comes in the morning',
  digests: { daily: 'Every day', weekly: 'On Mondays' },
  quietFrom: 'Quiet from',
  quietUntil: 'Quiet until',
  neverQuiet: 'With the same hour twice, push messages come at any time.',
  waitWhileQuiet: 'While it is quiet, push messages wait.',
  hours: 'The hours are those of this device’s time zone. We always write to you about an order.',
  notSaved: 'That was not saved',
  tryInAMoment: 'Please try again in a moment.',
  device: {
    on: 'This device shows push messages.',
    off: 'This device shows no push messages.',
    denied: 'This browser does not let the site send push messages.',
    turnOn: 'Turn them on',
    turnOff: 'Turn them off',
    failed: 'That did not work',
    failedHint: 'Nothing was changed. Please try again.',
  },
};
