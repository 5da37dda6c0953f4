// The features of each plan, as the plan comparison lists them.

export const freeFeatures: readonly string[] = [
  'Unlimited rock registration',
  'Rock timeline viewing',
  'Basic rock tracking',
  'Map view (dots only)',
  'QR Code and Rock ID#',
];

/** Features missing from the free plan. */
export const notInFree: readonly string[] = [
  'Community feed access',
  'Distance analytics',
  'Clickable map interactions',
  'CSV data export',
  'Premium rock designs',
  'Priority support',
];

/** Features that the paid plan shares with the free one. */
const shared: readonly string[] = [
  'Unlimited rock registration',
  'Rock timeline viewing',
  'QR code and Rock ID',
];

/** Features that only the paid plan has. */
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
