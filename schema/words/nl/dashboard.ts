// The words of en/dashboard.ts in Dutch.
import type { Words } from '../words.ts';
export const dashboard: Words['dashboard'] = {
  welcome: <T>(name: T) => ['Fijn dat je er weer bent, ', name],
  adventurer: 'avonturier',
  myRocks: 'Mijn stenen',
  myFinds: 'Mijn vondsten',
  traveled: { mi: 'Afgelegde mijlen', km: 'Afgelegde kilometers' },
  register: 'Nieuwe steen registreren',
  registerHint: 'Geef een beschilderde steen zijn naam en zijn ID.',
  myRocksHint: 'Verstop ze, volg ze, verstop gevonden stenen weer.',
  exploreMap: 'Ontdek de kaart',
  exploreMapHint: 'Kijk waar nu stenen wachten.',
};
