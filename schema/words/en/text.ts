// About texts that people type.

/** The fields, as the beginning of a sentence about them. */
const fields = {
  rockName: 'The rock name',
  description: 'The description',
  notes: 'Notes',
  line: 'A line',
  comment: 'A comment',
  details: 'Details',
  what: 'What is on it',
  town: 'The town',
  place: 'The place',
  locationName: 'The location name',
  city: 'The city',
  state: 'The state',
  country: 'The country',
  firstName: 'The first name',
  lastName: 'The last name',
  search: 'A search',
  reason: 'The reason',
  tracking: 'The tracking note',
  name: 'The name',
  street: 'The street',
  secondLine: 'The second line',
  address: 'The address',
  stateOrProvince: 'State/Province',
  zipCode: 'The zip code',
  zipcode: 'The zipcode',
  orderNumber: 'An order number',
};

type Field = keyof typeof fields;

export const text = {
  noTimeZone: 'This is no time zone, such as Europe/Lisbon',
  unreadable: 'This text has characters that cannot be kept',
  /** In place of what looks like a Rock ID, for those who hear the text. */
  hiddenCode: 'hidden Rock ID',
  tooLong: (field: Field, most: number) => `${fields[field]} can have at most ${most} characters`,
  noText: (field: Field) => `${fields[field]} must be a text`,
};
