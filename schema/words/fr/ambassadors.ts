// The words of en/ambassadors.ts in French.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const fields = {
  name: 'Nom',
  email: 'E-mail',
  address: 'Adresse',
  city: 'Ville',
  state: 'État ou région',
  zipcode: 'Code postal',
  country: 'Pays',
};

const become = 'Rejoindre les ambassadeurs fondateurs';

export const ambassadors: Words['ambassadors'] = {
  fields,
  tooShort: (field: keyof typeof fields, least: number) => `${fields[field]} : au moins ${least} caractères`,
  unknownCountry: 'Saisis le pays sous son nom habituel, comme France ou Belgique',
  unknownState: 'Saisis l’État sous son nom ou ses deux lettres, comme Nebraska ou NE',
  applied: (hours: number) =>
    `Il y a déjà une candidature avec cette adresse e-mail. Le résultat arrive par e-mail sous ${hours} heures.`,
  tooMany: (most: number) => `Il y a eu ${most} candidatures depuis ce réseau aujourd’hui. Réessaie demain.`,
  submitted: (hours: number) =>
    `Ta candidature est envoyée ! Nous t’écrirons sous ${hours} heures pour te dire le résultat.`,
  submittedTitle: 'Candidature envoyée',
  error: 'Erreur',
  failed: 'La candidature n’a pas pu être envoyée. Réessaie.',
  heading: become,
  lead: 'Chaque voyage commence par quelqu’un qui cache le premier galet. Dans chaque État et chaque pays, deux places t’attendent à table, et l’une d’elles pourrait être la tienne.',
  offer: {
    labels: 'étiquettes à code QR gratuites, envoyées chez toi',
    perRegion:
      'ambassadeurs pour chaque État des États-Unis, et pour chaque pays ailleurs : les premières candidatures',
    replyHours: 'heures au plus, et tu as notre réponse par e-mail',
  },
  emailHint: 'Nous t’écrivons à cette adresse, et personne d’autre ne la voit.',
  addressHint: 'La rue et le numéro où les étiquettes doivent aller.',
  submit: 'Envoyer la candidature',
  submitting: 'Envoi…',
  whatIsPublic:
    'Ton adresse ne sert que pour le lot. Si tu es dans la sélection, ton prénom et l’initiale de ton nom de famille apparaissent parmi nos ambassadeurs fondateurs.',
  next: {
    heading: 'Ta candidature est bien envoyée !',
    text: 'En attendant, choisis comment tu veux participer. Enregistrer, cacher et trouver des galets est gratuit.',
    plans: 'Voir les formules',
  },
  list: {
    failed: 'Les ambassadeurs fondateurs n’ont pas pu être chargés.',
    none: {
      title: 'Les premières places sont encore libres.',
      text: 'Deux ambassadeurs de chaque État et de chaque pays reçoivent 20 étiquettes à code QR gratuites.',
      link: become,
    },
    count: (count: number) =>
      plural(count, { one: '# ambassadeur fondateur', other: '# ambassadeurs fondateurs' }),
    pioneer: (place: number) => `N° ${place} des pionniers`,
  },
  seat: (place: number) => `n°\u00a0${place}`,
};
