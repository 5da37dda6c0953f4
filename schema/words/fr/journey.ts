// The words of en/journey.ts in French.
import type { Words } from '../words.ts';
export const journey: Words['journey'] = {
  latitude: 'La latitude doit être un nombre de -90 à 90',
  longitude: 'La longitude doit être un nombre de -180 à 180',
  nowhere: 'Latitude 0 et longitude 0, c’est en pleine mer. Saisis l’endroit où est le galet.',
  locationName: 'Il manque le nom du lieu',
  actionType: 'Dis si le galet a été caché ou trouvé',
  notOwner: 'Seule la personne à qui ce galet appartient peut le cacher',
  notActive: 'Ce galet est déjà caché, ou dans la poche de quelqu’un',
  notHolder: 'Seule la personne qui a trouvé ce galet peut compléter la trouvaille',
  initialNotes: 'Première cachette',
  deeds: { hidden: 'Caché', found: 'Trouvé', moved: 'Un peu déplacé', handed: 'Passé' },
  deedsBy: {
    hidden: (name: string) => `Caché par ${name}`,
    found: (name: string) => `Trouvé par ${name}`,
    moved: (name: string) => `Déplacé par ${name}`,
    handed: (name: string) => `Passé à ${name}`,
  },
  tooFast: 'Pas compté dans les classements : importé, ou plus rapide qu’un avion',
  partTooFast: (distance: string) =>
    `Pas compté dans les classements : ${distance} (importé, ou plus rapide qu’un avion)`,
  logged: (day: string) => `Noté le ${day}`,
  mistake: 'C’était une erreur, et cela ne compte pas',
  timeline: 'Les étapes de son voyage',
  begins: <T>(rock: T) => ['Le voyage commence quand ', rock, ' est caché pour la première fois.'],
  earlierMissing: 'Les étapes plus anciennes ne sont pas arrivées. Réessaie.',
  showEarlier: 'Voir les précédentes',
  missing: <T>(rock: T) => ['Le voyage du galet ', rock, ' n’est pas arrivé. Vérifie ta connexion.'],
  tryAgain: 'Réessayer',
};
