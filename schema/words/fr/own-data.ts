// The words of en/own-data.ts in French.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { list } from './lists.ts';

const rocks = (count: number) => plural(count, { one: '# galet', other: '# galets' });

const stepsAndPhotos = (steps: number, photos: number) =>
  list([
    ...(steps > 0 ? [plural(steps, { one: '# étape de voyage', other: '# étapes de voyage' })] : []),
    ...(photos > 0 ? [plural(photos, { one: '# photo', other: '# photos' })] : []),
  ]);

export const ownData: Words['ownData'] = {
  takeWithYou: 'Tout emporter',
  aboutDownload:
    'Un fichier ZIP avec tout ce que tu as ici : tes galets avec leurs Rock ID et leurs photos, chaque étape de leurs voyages, tes trouvailles, tes commentaires et tes commandes. Les tableaux s’ouvrent dans un tableur, les parcours sur une carte. C’est gratuit. Garde-le pour toi : les Rock ID sont secrets.',
  preparing: 'Préparation…',
  download: 'Télécharger mes données',
  downloadBegins: {
    title: 'Ton téléchargement commence',
    description: 'Avec beaucoup de photos, cela prend un moment. Le navigateur te dit quand c’est là.',
  },
  noFile: 'Pas de fichier cette fois',
  tryAgain: 'Réessaie dans un instant.',
  bringItIn: 'Tout importer',
  aboutImport:
    'Tu as un ZIP d’un autre site Rockabout ? Il apporte ses galets, ses voyages et ses photos dans ce compte, avec leurs Rock ID. La distance d’avant compte pour tes galets, mais dans aucun classement. Les galets que d’autres ont sur ce site ne peuvent pas être importés. Si cela s’arrête en route, choisis de nouveau le même fichier : cela reprend là où cela s’est arrêté.',
  bringIn: 'Importer un ZIP',
  bringingIn: 'Importation…',
  progress: 'Arrivée de tes galets',
  doneSoFar: (done: number, all: number) =>
    `${number(done)} sur ${rocks(all)}. Cela continue quand tu fermes ces réglages. Laisse la page ouverte.`,
  reading: 'Lecture du fichier…',
  goToMyRocks: 'Aller à « Mes galets »',
  signInAgain: 'Connecte-toi de nouveau',
  signIn: 'Se connecter',
  leftOut: 'Laissés de côté',
  goOn: (count: number) => `Continuer avec ${rocks(count)}`,
  notAsAWhole: 'Ton fichier n’est pas arrivé en entier',
  chooseAgain: (failure: string) => `${failure} Choisis de nouveau le même fichier, et cela continue.`,

  allHere: (all: number) => plural(all, { one: 'Ton galet est là', other: 'Tes # galets sont là' }),
  noneHere: 'Aucun galet n’est arrivé',
  someHere: (done: number, all: number) =>
    plural(done, {
      one: `# galet sur ${number(all)} est là`,
      other: `# galets sur ${number(all)} sont là`,
    }),
  sentence: (title: string) => `${title}.`,
  came: (count: number, steps: number, photos: number) =>
    steps + photos > 0
      ? `Arrivés cette fois : ${rocks(count)}, avec ${stepsAndPhotos(steps, photos)}.`
      : `Arrivés cette fois : ${rocks(count)}.`,
  cameAlong: (steps: number, photos: number) => `Venus avec : ${stepsAndPhotos(steps, photos)}.`,
  meanwhile: (count: number) =>
    plural(count, {
      one: '# galet était déjà là au moment de l’envoi, peut-être depuis un autre onglet.',
      other: '# galets étaient déjà là au moment de l’envoi, peut-être depuis un autre onglet.',
    }),
  nothingMissing: 'Rien ne manquait, et rien n’a été modifié.',
  someLeftOut: (count: number) =>
    plural(count, { one: '# galet a été laissé de côté.', other: '# galets ont été laissés de côté.' }),
  waiting: (count: number, why: string, from: string) =>
    `${plural(count, { one: '# galet attend.', other: '# galets attendent.' })} ${why} La suite peut venir à partir de ce moment : ${from}.`,
  signedOut: (done: number, all: number) =>
    `Ta session est fermée ici, ou quelqu’un d’autre s’est connecté. ${
      done > 0
        ? plural(done, {
            one: `# galet sur ${number(all)} est arrivé.`,
            other: `# galets sur ${number(all)} sont arrivés.`,
          })
        : 'Rien n’a été importé.'
    } Connecte-toi de nouveau et choisis le même fichier : cela reprend là où cela s’est arrêté.`,
  nothingCame: 'Rien n’a été importé.',
  notSent: 'Le fichier n’a pas pu être envoyé. Réessaie dans un instant.',
  aRock: 'Un galet',

  exportsSpent:
    'Tu as téléchargé tes données plusieurs fois aujourd’hui. Reviens demain, ou dans une heure si un téléchargement s’est interrompu.',
  fromElsewhere:
    'Ce lien est sur un autre site, donc rien n’a été téléchargé. Tes données sont dans ton profil, sous « Réglages ».',
  tooMuch:
    'C’est plus que ce qui peut être importé en une fois. Recharge la page et choisis de nouveau le fichier.',
  notOurs:
    'Ce n’est pas un de nos fichiers, ou il a été modifié. Choisis un ZIP tel qu’il a été téléchargé ici.',
  version: 'Ce fichier vient d’une version plus récente.',
  triedOften:
    'Plusieurs fichiers ont été refusés aujourd’hui. Choisis de nouveau le même fichier demain : cela reprend là où cela s’est arrêté.',
  enoughThisHour:
    'Cela faisait beaucoup de fichiers pour une heure. Choisis de nouveau le même fichier dans une heure : cela reprend là où cela s’est arrêté.',
  enoughToday:
    'C’est tout ce que des fichiers peuvent apporter en un jour. Choisis de nouveau le même fichier demain : cela reprend là où cela s’est arrêté.',
  tooNew: 'Tu pourras importer un galet avec autant d’étapes une fois que tu seras membre depuis 7 jours.',
  untold:
    'Certains de ces Rock ID sont déjà sur des galets de ce site, et nous pourrons dire lesquels dans une heure au plus tard. Choisis alors de nouveau le même fichier.',
  taken: (codes: string, hasMore: boolean) =>
    `Ces Rock ID sont déjà sur des galets de ce site : ${codes}${hasMore ? ', et peut-être d’autres' : ''}. Un fichier apporte des galets à un site qui ne les a pas encore.`,
  wrong: (rock: string, why: string) => `${rock} : ${why}.`.replace(/\.\.$/, '.'),
  allWrong: (names: readonly string[], why: string) => `${list(names)} : ${why}.`.replace(/\.\.$/, '.'),

  tooMuchFor: 'la photo ou le voyage est trop grand',
  twice: 'le Rock ID, ou le numéro, est deux fois dans le fichier',
  otherInText:
    'un texte, ou un texte du voyage, contient le Rock ID d’un autre galet du fichier, et quelqu’un pourrait le lire et s’attribuer une trouvaille. Modifie-le là d’où vient le fichier, et télécharge de nouveau le fichier',
  time: 'un moment est dans le futur, ou avant celui qu’il suit',
  firstStep: 'le voyage commence par une trouvaille',
  photo: 'la photo manque, est abîmée, n’est pas une photo, ou dépasse 10 Mo',
  codeTaken: 'le Rock ID est déjà sur un galet de ce site',
  tooNewFor: 'autant d’étapes ne peuvent être importées que par un membre depuis 7 jours',
};
