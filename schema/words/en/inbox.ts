// The notifications as lists, and their settings.
import { number } from './intl.ts';

export const inbox = {
  heading: 'Notifications',
  settings: 'Notification settings',
  loadFailed: 'What happened could not be loaded.',
  loadFailedHint: 'Your rocks are on their way all the same. Please try again in a moment.',
  quiet: 'All quiet so far.',
  quietHint: 'When somebody finds a rock of yours, you read it here. Somewhere one waits to be seen.',
  exploreMap: 'Explore Map',
  keptFor: (days: number) => `Kept for ${number(days)} days.`,
  today: 'Today',
  yesterday: 'Yesterday',
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  new: 'New',
  seePhoto: 'See the photo',
  seePhotoOf: (rock: string) => `See the photo: ${rock}`,
  answer: 'Answer',
  answerAbout: (rock: string) => `Answer about ${rock}`,
  /** On the home page. */
  sinceYouWereHere: 'Since you were here',
  newsFailed: 'The news did not arrive. Your rocks are on their way all the same.',
  noNews: 'All quiet so far. Somewhere a rock waits to be seen.',
  all: 'All notifications',
};
