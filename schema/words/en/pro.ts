// The Rock Hunter Pro page.

export const pro = {
  heading: 'Your Rock Hunter Pro',
  onThisPage: 'On this page',
  closed: 'The measuring tape, the drawings and the short way to us. They come with Rock Hunter Pro.',
  sections: {
    distanceAnalytics: {
      title: 'Distance analytics',
      text: 'How far your rocks have come, and what you have found.',
    },
    csvExport: { title: 'CSV export', text: 'What is yours, as files that every spreadsheet opens.' },
    premiumDesigns: {
      title: 'Premium designs',
      text: 'Drawings to print and trace onto a stone, with the colors to paint them in.',
    },
    prioritySupport: {
      title: 'Priority support',
      text: 'Write to us about anything. Emails from Rock Hunter Pro are answered first.',
    },
  },
  support: {
    /** Of the email, which it marks as from Rock Hunter Pro. */
    subject: '[Rock Hunter Pro] A question about my rocks',
    write: 'Write to support',
    keepSubject: 'Please leave [Rock Hunter Pro] in the subject: it puts your email on top of the pile.',
  },
};
