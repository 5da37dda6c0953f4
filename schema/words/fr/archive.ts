// The words of en/archive.ts in French.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const archive: Words['archive'] = {
  photoOfRock: (name: string) => `la photo du galet ${name}`,
  profilePicture: 'ton image de profil',
  photoToPainter: (rock: string | null) =>
    rock === null ? 'ta photo pour l’artiste d’un galet' : `ta photo pour l’artiste du galet ${rock}`,
  readme: (productName: string, publicOrigin: string, supportEmail: string, missing: string) =>
    `Tes données sur ${productName}

Garde cette archive pour toi. Les Rock ID qu’elle contient sont secrets, et les endroits exacts aussi.

rocks.json, journeys.json   Tes galets avec leurs Rock ID, et chaque étape de leurs voyages comme tu la vois.
account.json                Ton profil, tes réglages, ton abonnement et tes commandes.
community.json              Tes trouvailles, cachettes, commentaires, j’aime, suivis, signalements, questions, réponses
                            et propositions ; les galets que tu as offerts ; ce que d’autres ont donné à tes galets ;
                            les noms que le site montre pour les autres dans tes voyages.
photos/, photos.json        La photo de chaque galet, nommée d’après l’id du galet, et ton image de profil.
questions/                  Tes photos pour des artistes qui n’ont pas encore répondu.
csv/                        Galets, voyages, trouvailles, suivis et notifications pour un tableur.
journeys.gpx, finds.gpx     Voyages et trouvailles pour une carte ou une appli GPS.

Les fichiers JSON suivent ${publicOrigin}/export.schema.json. Les heures sont en UTC.

Ce qui n’y est pas : les commentaires des autres, leurs trouvailles et leurs endroits ailleurs, et ce qui ne fait que
protéger ton compte, comme les empreintes de codes et de sessions.

Tu peux importer tes galets dans un autre compte avec ce fichier : « Profil et réglages », « Réglages », « Tes données ».
Garde le fichier comme il est. Les galets, les voyages et les photos viennent avec ; les j’aime, les commentaires et les
trouvailles de galets d’autres personnes, non.
${missing}
Questions : ${supportEmail}
`,
  missing: (supportEmail: string, lost: readonly string[], more: number) => `
Manquant : le site a perdu ce qui suit, ce n’est donc pas dans cette archive. photos.json énumère les galets sous "missing".
Dis-le à ${supportEmail}, s’il te plaît.
${lost.map((about) => `- ${about}\n`).join('')}${more > 0 ? `- et ${number(more)} de plus\n` : ''}`,
};
