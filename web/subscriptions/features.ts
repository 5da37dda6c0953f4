// What each plan opens, in the words of the plan comparison.

export const freeFeatures: readonly string[] = [
  'Unlimited rock registration',
  'Rock timeline viewing',
  'Basic rock tracking',
  'Map view (dots only)',
  'QR Code and Rock ID#',
];

/** What the free plan goes without. */
export const notInFree: readonly string[] = [
  'Community feed access',
  'Distance analytics',
  'Clickable map interactions',
  'CSV data export',
  'Premium rock designs',
  'Priority support',
];

/** What the paid plan has as the free one does. */
const shared: readonly string[] = [
  'Unlimited rock registration',
  'Rock timeline viewing',
  'QR code and Rock ID',
];

/** What the paid plan adds. */
export const addedByPro: readonly string[] = [
  'Advanced tracking',
  'Full interactive map',
  'Community feed',
  'Distance analytics',
  'Clickable map interactions',
  'CSV export',
  'Premium designs',
  'Priority support',
];

export const premiumFeatures: readonly string[] = [...shared, ...addedByPro];
