// The words of en/dashboard.ts in French.
import type { Words } from '../words.ts';
export const dashboard: Words['dashboard'] = {
  welcome: <T>(name: T) => ['Quel plaisir de te revoir, ', name],
  adventurer: 'graine d’aventure',
  myRocks: 'Mes galets',
  myFinds: 'Mes trouvailles',
  traveled: { mi: 'Miles parcourus', km: 'Kilomètres parcourus' },
  register: 'Nouveau galet',
  registerHint: 'Donne à un galet peint son nom et son ID.',
  myRocksHint: 'Cache-les, suis-les, recache ceux que tu as trouvés.',
  exploreMap: 'Explorer la carte',
  exploreMapHint: 'Regarde où des galets attendent en ce moment.',
};
