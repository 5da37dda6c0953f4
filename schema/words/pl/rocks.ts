// The words of en/rocks.ts in Polish.
import type { Words } from '../words.ts';

export const rocks: Words['rocks'] = {
  name: 'Brakuje nazwy kamyka',
  locationForHide: 'Żeby od razu schować kamyk, potrzebne jest miejsce',
  notFound: 'Nie ma takiego kamyka',
  tooMany: 'To już dużo rejestracji jak na jeden raz. Wróć do tego trochę później.',
};
