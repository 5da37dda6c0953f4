// The words of en/dashboard.ts in German.
import type { Words } from '../words.ts';

export const dashboard: Words['dashboard'] = {
  welcome: <T>(name: T) => ['Willkommen zurück, ', name],
  adventurer: 'Spürnase',
  myRocks: 'Meine Steine',
  myFinds: 'Meine Funde',
  traveled: { mi: 'Gereiste Meilen', km: 'Gereiste Kilometer' },
  register: 'Neuen Stein registrieren',
  registerHint: 'Gib einem bemalten Stein seinen Namen und seine ID.',
  myRocksHint: 'Versteck sie, folge ihnen, versteck gefundene wieder.',
  exploreMap: 'Karte erkunden',
  exploreMapHint: 'Sieh, wo gerade Steine warten.',
};
