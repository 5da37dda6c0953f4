// The words of en/scanner.ts in French.
import type { Words } from '../words.ts';
export const scanner: Words['scanner'] = {
  label: 'Scanner avec l’appareil photo',
  labelShort: 'Scanner',
  starting: 'L’appareil photo démarre. Ton navigateur te demandera peut-être s’il en a le droit.',
  aim: 'Tiens l’étiquette pour que son code carré soit entre les points.',
  look: 'Cherche l’étiquette du galet, ou choisis-en une photo.',
  photo: 'Choisir une photo',
  reading: 'Lecture de la photo…',
  isId: 'Le chercher comme Rock ID',
  type: 'Saisir plutôt l’ID',
  torch: 'Lampe',
  retry: 'Réessayer',
  reload: 'Recharger la page',
  noCode: {
    title: 'Il n’y a pas de code lisible sur cette photo.',
    text: 'Prends-en une bien d’en haut, de près et sans reflet, ou saisis l’ID.',
  },
  noPhoto: {
    title: 'Cette photo n’a pas pu être ouverte.',
    text: 'Choisis-en une autre, par exemple en JPEG ou PNG, ou saisis l’ID.',
  },
  noDecoder: {
    title: 'La partie qui lit les codes n’est pas arrivée.',
    text: 'Vérifie ta connexion et réessaie, ou saisis l’ID.',
  },
  denied: {
    title: 'L’appareil photo n’est pas autorisé.',
    text: 'Autorise-le pour ce site avec le signe à côté de son adresse, et réessaie. Ou choisis une photo de l’étiquette, ou saisis l’ID.',
    textOnIos:
      'Touche le signe à côté de l’adresse, puis « Réglages du site web », et autorise l’appareil photo. Ou choisis une photo de l’étiquette, ou saisis l’ID.',
  },
  none: {
    title: 'Il n’y a pas d’appareil photo ici.',
    text: 'Choisis une photo de l’étiquette, ou saisis l’ID.',
  },
  busy: {
    title: 'Une autre appli utilise l’appareil photo.',
    text: 'Ferme-la et réessaie. Ou choisis une photo de l’étiquette, ou saisis l’ID.',
  },
  barred: {
    title: 'Pour scanner, il faut du réseau.',
    text: 'Cette page a été ouverte sans réseau. Saisis l’ID pour l’instant, ou recharge la page.',
  },
  foreign: {
    parking: 'C’est un parcmètre.',
    money: 'Ce code demande de l’argent. Un galet ne fait jamais cela.',
    wifi: 'C’est le Wi-Fi de quelqu’un.',
    contact: 'C’est la carte de visite de quelqu’un.',
    date: 'C’est une date pour un calendrier.',
    phone: 'Ce code appelle un numéro de téléphone.',
    message: 'Ce code écrit un SMS.',
    email: 'Ce code écrit un e-mail.',
    place: 'C’est un endroit sur une carte.',
    secret: 'C’est la clé du compte de quelqu’un. Garde-la pour toi.',
    app: 'Ce code ouvre une autre appli.',
  },
  site: (host: string) => `Ce code mène à ${host}, pas à un galet.`,
  ours: (productName: string) => `Ce code mène à ${productName}, mais pas à un galet.`,
  shortText: (text: string) => `Ce code dit : « ${text} ».`,
  longText: 'Ce code est un texte plus long.',
  qrOfPage: 'Code QR qui mène à la page « Galet trouvé »',
  keptFind: <T>(code: T) => ['Tu as gardé une trouvaille : ', code, '. Connecte-toi pour l’envoyer.'],
  signIn: 'Se connecter',
  foundEarlier: 'Trouvé plus tôt ? Dis quand',
  moved: 'Un peu déplacé ? Dis où',
  brokenLink: {
    title: 'Ce lien n’est pas entier',
    description: 'Sa fin a peut-être été coupée. Copie-le de nouveau, ou saisis le Rock ID ici.',
  },
  keepFind: <T>(code: T) => [
    'Pas de réseau, pas de souci. As-tu ',
    code,
    ' en main ? Nous gardons ta trouvaille ici, et l’envoyons plus tard.',
  ],
  keep: 'Garder ma trouvaille',
  saw: 'Vu et laissé sur place',
};
