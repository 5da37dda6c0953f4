// The words of en/errors.ts in French.
import type { Words } from '../words.ts';
export const errors: Words['errors'] = {
  unauthorized: 'Connexion nécessaire',
  notFound: 'Il n’y a rien ici',
  malformed: 'Cette demande n’a pas pu être lue. Réessaie.',
  tooLarge: 'C’est plus que nous ne pouvons prendre en une fois',
  unsupportedType: 'Ce genre de contenu n’est pas compris ici',
  tooMany: 'Cela faisait beaucoup d’un coup. Attends un peu et réessaie.',
  unavailable: 'Un service dont nous avons besoin fait une pause. Réessaie dans un instant.',
  noEmail: 'Nous n’avons pas pu envoyer l’e-mail pour le moment. Réessaie dans un instant.',
  unexpected: 'Quelque chose n’a pas marché de notre côté. Réessaie.',
  crossSite: 'Cette demande venait d’un autre site',
  keyMalformed: 'Une Idempotency-Key a de 8 à 64 caractères visibles',
  keyReused: 'Cette demande a déjà été faite avec un autre contenu',
};
