// The words of en/ambassador-emails.ts in French.
import type { Words } from '../words.ts';
const application = 'Ta candidature pour les ambassadeurs fondateurs';

export const ambassadorEmails: Words['ambassadorEmails'] = {
  subject: (productName: string, heading: string) => `${productName} : ${heading}`,
  hello: (firstName: string | null) => (firstName === null ? 'Bonjour,' : `Bonjour ${firstName},`),
  registerRock: 'Enregistrer un galet',
  confirmed: {
    heading: 'Nous avons ta candidature',
    thanks: (productName: string) =>
      `Merci de vouloir rejoindre les ambassadeurs fondateurs de ${productName}. Nous avons ta candidature.`,
    offer: (perRegion: number, labels: number, hours: number) =>
      `Les ${perRegion} premiers ambassadeurs de chaque État des États-Unis, et de chaque autre pays, reçoivent ${labels} étiquettes à code QR gratuites. Nous te dirons sous ${hours} heures si tu en fais partie.`,
    notYou:
      'Ce n’était pas toi ? Alors quelqu’un s’est trompé en écrivant son adresse, et tu n’as rien à faire.',
  },
  selected: {
    heading: 'Bienvenue parmi les ambassadeurs fondateurs',
    welcome: (perRegion: number, isState: boolean) =>
      isState
        ? `Tu fais partie des ${perRegion} premiers ambassadeurs fondateurs de ton État. Bienvenue, et merci.`
        : `Tu fais partie des ${perRegion} premiers ambassadeurs fondateurs de ton pays. Bienvenue, et merci.`,
    pack: (labels: number) =>
      `Un lot gratuit de ${labels} étiquettes à code QR partira à l’adresse de ta candidature. Nous t’écrirons de nouveau quand il sera en route.`,
    isWrong: 'Quelque chose ne va pas ? Réponds à cet e-mail.',
    whatToDo:
      'Les ambassadeurs fondateurs lancent les voyages : peins un galet, mets-lui une étiquette, enregistre-le et cache-le là où quelqu’un sera heureux de le trouver. Montre à des amis ou à une classe comment on fait, et les galets font le reste.',
    whatIsPublic:
      'Ton prénom et l’initiale de ton nom de famille sont maintenant parmi nos ambassadeurs fondateurs. Ton adresse ne sert que pour le lot.',
  },
  declined: {
    heading: application,
    no: (isState: boolean) =>
      isState
        ? 'Merci d’avoir voulu rejoindre les ambassadeurs fondateurs. Cette fois, nous devons dire non : les deux places de ton État étaient prises avant que ta candidature n’arrive.'
        : 'Merci d’avoir voulu rejoindre les ambassadeurs fondateurs. Cette fois, nous devons dire non : les deux places de ton pays étaient prises avant que ta candidature n’arrive.',
    allTheSame: (productName: string) =>
      `Tu peux participer quand même. Rejoindre ${productName} est gratuit, comme chaque galet que tu enregistres. Un Rock ID peut être peint à la main : la page d’enregistrement t’en donne un. Si tu préfères des étiquettes, tu en trouves dans notre boutique.`,
    hope: 'Nous espérons rencontrer tes galets sur la carte.',
  },
  refused: {
    heading: application,
    no: 'Merci d’avoir voulu rejoindre les ambassadeurs fondateurs. Nous devons dire non : le compte de cette adresse est suspendu, ou l’était quand il a été supprimé.',
    differently: 'Tu vois les choses autrement ? Réponds à cet e-mail.',
  },
};
