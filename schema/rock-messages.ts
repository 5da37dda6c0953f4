// Sentences for refused rocks: `rockWords` of rocks.ts.

export const name = 'Rock name is required';
export const locationForHide = 'Location is required when hiding the rock immediately';
export const notFound = 'Rock not found';
export const tooMany = 'You have tried to register a lot of rocks just now. Please go on a little later.';
