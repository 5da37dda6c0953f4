// The words of en/sightings.ts in French.
import type { Words } from '../words.ts';
export const sightings: Words['sightings'] = {
  neverHidden: 'Ce galet n’a jamais été caché, donc personne ne peut l’avoir vu.',
  inHand:
    'Quelqu’un a ce galet en ce moment. Si tu le vois, il va bientôt être caché : laisse-le à cette personne.',
  tooManyEmails: 'Nous avons envoyé plusieurs de ces e-mails aujourd’hui. Réessaie demain.',
  dead: 'Ce lien n’est pas complet, ou il est trop ancien. Tu peux redemander sur la page de l’ID du galet.',
  notPainter: 'Il n’y a que l’artiste de ce galet qui peut retirer une observation',
  gone: 'Cette observation n’est plus ici',
};
