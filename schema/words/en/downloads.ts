// The files that members can download.

export const downloads = {
  files: {
    rocks: {
      title: 'My rocks',
      text: 'Every rock that you registered: Rock ID, description, status, miles, times found and where it was last hidden. Rock IDs are secrets: keep this file to yourself.',
    },
    journeys: {
      title: 'Journeys of my rocks',
      text: 'Every step of every journey: when, where, by whom, the notes, and how far it was from the place before.',
    },
    finds: {
      title: 'My finds',
      text: 'Every rock that you found: whose it is, where it was, and where you hid it again.',
    },
    follows: {
      title: 'Rocks that I follow',
      text: 'Every rock that you chose to follow, since when, and those that you stopped following.',
    },
    notifications: {
      title: 'What I was told',
      text: 'The notifications of the last ninety days: what happened to which rock, and when we wrote to you.',
    },
  },
  download: 'Download',
  preparing: 'Preparing...',
  ready: 'Your file is ready',
  failed: 'No file this time',
  failedHint: 'Please try again in a moment.',
  brokenOff: 'The download broke off, and nothing was saved. Please try again.',
};
