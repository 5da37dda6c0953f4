// About Founding Rock Ambassadors: the application and its refusals, and the list of those who were selected.
import { plural } from './intl.ts';

/** The fields of the application. */
const fields = {
  name: 'Name',
  email: 'Email',
  address: 'Address',
  city: 'City',
  state: 'State/Province',
  zipcode: 'Zipcode',
  country: 'Country',
};

const become = 'Become a Founding Rock Ambassador';

export const ambassadors = {
  fields,
  tooShort: (field: keyof typeof fields, least: number) =>
    `${fields[field]} must be at least ${least} characters`,
  unknownCountry: 'Please enter the country by its usual name, such as United States or Germany',
  unknownState: 'Please enter the state by its name or its two letters, such as Nebraska or NE',
  applied: (hours: number) =>
    `This email address has applied already. The result comes by mail within ${hours} hours.`,
  tooMany: (most: number) =>
    `There were ${most} applications from this network today. Please try again tomorrow.`,
  submitted: (hours: number) =>
    `Your application has been submitted! We'll email you within ${hours} hours with the selection results.`,
  submittedTitle: 'Application Submitted',
  error: 'Error',
  failed: 'Failed to submit signup. Please try again.',
  heading: become,
  lead: 'Every journey begins with somebody who hides the first rock. Two places at the table are set in every state and every country, and one could be yours.',
  /** After the figure of each. */
  offer: {
    labels: 'free QR code labels, sent to your door',
    perRegion: 'ambassadors for each US state, and for each country elsewhere: the first to apply',
    replyHours: 'hours at most, and you have our reply by email',
  },
  emailHint: 'We write to you here, and nobody else sees it.',
  addressHint: 'Street and number, where the labels shall go.',
  submit: 'Submit Application',
  submitting: 'Submitting...',
  whatIsPublic:
    'Your address is for the pack alone. If you are selected, your first name and the initial of your last name appear among our Founding Ambassadors.',
  /** After the application. */
  next: {
    heading: 'Application Submitted Successfully!',
    text: 'While you wait, choose how you want to take part. Registering, hiding and finding rocks is free.',
    plans: 'Sign Up for Plan',
  },
  list: {
    failed: 'The Founding Ambassadors could not be loaded.',
    none: {
      title: 'The first places are still free.',
      text: 'Two ambassadors of every state and country get 20 QR code labels for free.',
      link: become,
    },
    count: (count: number) =>
      plural(count, { one: '# Founding Ambassador', other: '# Founding Ambassadors' }),
    pioneer: (place: number) => `#${place} Pioneer`,
  },
  /** In a picture: drawn on the label of a place at a table. Short. */
  seat: (place: number) => `#${place}`,
};
