// The words of en/landing-stops.ts in French.
import type { Words } from '../words.ts';
export const landingStops: Words['landingStops'] = {
  signUp: 'Inscription gratuite',
  ambassador: {
    title: 'Ambassadeurs fondateurs',
    text: 'Fais partie des 2 premières personnes de ton État ou de ton pays, et un lot gratuit de 20 étiquettes à code QR est à toi. Nous répondons sous 24 heures.',
    apply: 'Rejoindre les ambassadeurs fondateurs',
  },
  figures: {
    label: 'La communauté en chiffres',
    names: {
      totalRocks: 'Galets',
      activeCountries: 'Pays',
      totalUsers: 'Membres',
    },
    traveled: { mi: 'Miles parcourus', km: 'Kilomètres parcourus' },
    failed: 'Les chiffres de la communauté ne sont pas arrivés.',
    loading: 'Chargement…',
  },
  tryAgain: 'Réessayer',
  adventure: {
    title: 'Quatre étapes, et le voilà en route',
    paint: {
      title: 'Créer et peindre',
      text: 'Prends un galet bien lisse et peins ce qui te plaît. Une couche de vernis lui garde ses couleurs sous la pluie.',
    },
    register: {
      title: 'Enregistrer un galet',
      text: 'Donne-lui un nom, une photo et un Rock ID, et mets l’ID sur son dessous : une étiquette, ou un stylo et une main sûre.',
    },
    hide: {
      title: 'Cacher et partager',
      text: 'Laisse-le au bord d’un chemin, sous un banc, sur un muret : un endroit sûr où quelqu’un le remarquera.',
    },
    find: {
      title: 'Trouver et continuer',
      text: 'Quelqu’un le trouve, saisit l’ID et le recache. Tu vois chaque nouvel endroit, et la distance augmente.',
    },
  },
  explore: {
    title: 'Explore la carte',
    lead: 'Chaque point orange est un galet peint qui attend qu’on le trouve.',
    more: 'Explorer la carte',
    failed: 'Les galets ne sont pas arrivés.',
    pressGroup: 'Appuie sur un cercle de points pour voir ses galets un par un.',
    pressDot: 'Appuie sur un point pour voir depuis quand son galet attend.',
  },
  month: {
    caption: 'Cachés ces trente derniers jours',
    buttons: { playing: 'Pause', paused: 'Lancer', over: 'Revoir' },
  },
  featured: {
    title: 'Galets à la une',
    lead: 'Ces trois-là ont vu plus de pays que la plupart d’entre nous.',
    failed: 'Les voyageurs ne sont pas arrivés.',
    failedText: 'Ils sont quelque part dehors, c’est sûr. Réessaie dans un instant.',
    none: 'Aucun galet n’est encore parti. Le tien pourrait être le premier.',
  },
  community: {
    title: 'Du nouveau dans la communauté',
    lead: 'Peints, photographiés et cachés par des gens comme toi.',
    more: 'Communauté',
  },
  hunters: {
    title: 'Les meilleures chasses',
    first: 'Meilleure chasse du mois',
    failed: 'La liste n’est pas arrivée.',
  },
};
