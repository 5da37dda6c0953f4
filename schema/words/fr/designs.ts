// The words of en/designs.ts in French.
import type { Words } from '../words.ts';
export const designs: Words['designs'] = {
  unknown: 'Ce dessin n’existe pas',
  loadFailed: 'Les dessins n’ont pas pu être chargés.',
  palettes: 'Palettes',
  notLoaded: 'Ce dessin n’a pas pu être chargé.',
  tryAgain: 'Réessayer',
  tryAgainOf: (design: string) => `Réessayer : ${design}`,
  lineArt: (design: string) => `Dessin au trait : ${design}`,
  difficulties: { easy: 'facile', 'steady hand': 'main sûre', patient: 'patience' },
  paints: 'Peintures',
  printSizes:
    'L’impression le montre en 3, 5 et 8 cm de large, à décalquer ou à colorier. Imprime à 100 % (« Taille réelle »).',
  download: 'Télécharger',
  print: 'Imprimer',
  notPrinted: {
    title: 'Le dessin n’est pas encore arrivé',
    text: 'Vérifie ta connexion, puis ferme cette fenêtre et rouvre-la.',
  },
  size: (cm: number, inches: string) => `${cm} cm · ${inches} po`,
  centimeters: (count: number) => `${count} cm`,
  inches: (count: number) => `${count} po`,
  toStone: 'Du papier au galet',
  steps: [
    'Choisis la taille de ton galet, et découpe le dessin le long du bord.',
    'Frotte le dos avec un crayon à papier tendre, ou une craie blanche pour un galet sombre.',
    'Fixe-le sur le galet avec du ruban adhésif et repasse les lignes au stylo à bille.',
    'Peins, laisse sécher, et protège avec deux couches de vernis transparent.',
  ],
  rulerAgrees: 'Imprimée à 100 % (« Taille réelle »), cette règle a les mêmes mesures que la tienne.',
};
