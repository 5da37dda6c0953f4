// What the paid plan adds to the free one, in the words of the plan comparison.

export const proFeatures = [
  'Community feed',
  'Clickable map interactions',
  'Full interactive map',
  'Advanced tracking',
  'Distance analytics',
  'CSV data export',
  'Premium rock designs',
  'Priority support',
] as const;
