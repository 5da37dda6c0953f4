// The words of en/find-dialog.ts in French.
import type { Words } from '../words.ts';
export const findDialog: Words['findDialog'] = {
  title: 'Galet trouvé',
  rockId: 'Rock ID',
  hint: 'Retourne le galet : son ID est sur l’étiquette, ou peint sur le dessous.',
  find: 'Trouvé !',
  finding: 'Un instant…',
  failed: 'Erreur',
  seeRock: 'Voir ce galet',
  register: 'Enregistrer un galet',
  visitorTitle: 'Tu as trouvé un galet ?',
  free: 'C’est 100 % GRATUIT',
  why: 'Rejoins-nous pour dire à l’artiste que tu l’as trouvé, pour le recacher et pour suivre son voyage.',
  visitorHint: 'Saisis-le maintenant, et le galet t’attend pendant que tu crées ton compte.',
  join: 'Rejoindre GRATUITEMENT',
  isMember: 'Déjà membre ? Le même bouton sert à se connecter.',
};
