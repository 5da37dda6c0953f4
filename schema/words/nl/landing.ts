// The words of en/landing.ts in Dutch.
import type { Words } from '../words.ts';
export const landing: Words['landing'] = {
  claim: <T>(br: T) => ['Beschilder een steen. ', br, 'Verstop hem. ', br, 'Kijk hoe ver hij komt.'],
  lead: 'Elke steen heeft een ID op zijn rug. Wie hem vindt, typt de ID in en verstopt de steen op een nieuwe plek. Jij ziet zijn reis groeien, stip voor stip, over de kaart.',
  signUp: 'Gratis meedoen',
  howItWorks: 'Zo werkt het',
  finder: {
    title: 'Ik vond een steen',
    text: 'Draai hem om en typ in wat er op de sticker staat.',
    field: 'Rock ID',
    find: 'Zoeken',
  },
};
