// The words of en/qr-code-generator.ts in French.
import type { Words } from '../words.ts';
export const qrCodeGenerator: Words['qrCodeGenerator'] = {
  heading: 'Générateur de code QR',
  lead: (productName: string) =>
    `Un code pour les gens qui n’ont pas encore entendu parler des galets peints : il mène à la page d’accueil de ${productName}, où l’on voit ce qui est caché tout près.`,
  download: 'Télécharger le code QR',
  print: 'Imprimer le code QR',
  notALabel:
    'L’étiquette d’un galet, c’est autre chose : elle porte l’ID du galet, et s’imprime depuis « Mes galets ».',
  code: (productName: string) => `Code QR qui mène à ${productName}`,
  saved: {
    title: 'Code QR enregistré',
    description: (fileName: string) => `Il s’appelle ${fileName}.`,
  },
  notDrawn: {
    title: 'L’image n’a pas pu être créée',
    description: 'Ton navigateur ne nous laisse pas la dessiner. Imprimer le code marche quand même.',
  },
  howTo: {
    title: 'Comment s’en servir',
    lines: [
      'Télécharge l’image pour un tract, une lettre d’information ou un site web, ou imprime la page et affiche-la.',
      'Donne-lui au moins 2,5 cm de large (un pouce), et davantage là où les gens se tiennent plus loin.',
      'Laisse le bord blanc autour, et garde le noir sur blanc : c’est ce que cherchent les appareils photo.',
      'Scanne-la une fois avec ton propre téléphone avant d’en imprimer cinquante.',
    ],
  },
  perfectFor: {
    title: 'Parfait pour',
    lines: [
      'Les panneaux d’affichage des parcs, des campings et des départs de sentier, si l’accueil est d’accord',
      'Les salles de classe, les groupes de scouts, les bibliothèques et les maisons de retraite',
      'Les stands au marché, les foires artisanales et les après-midi peinture',
      'Le couvercle d’une boîte de peinture, ou une carte à côté d’un panier de galets nus',
    ],
  },
};
