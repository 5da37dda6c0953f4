// The words of en/map.ts in Dutch.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { compact } from './units.ts';

const rocks = (count: number) => plural(count, { one: '# steen', other: '# stenen' });

const foundBefore = (count: number) =>
  count === 0
    ? 'nog niet gevonden'
    : plural(count, { one: 'al één keer gevonden', other: 'al # keer gevonden' });

export const map: Words['map'] = {
  bbox: 'bbox is west,zuid,oost,noord in graden',
  level: (levels: readonly number[]) => `level is ${levels.join(', ')}, of ontbreekt`,
  zoom: (least: number, most: number) => `zoom is een geheel getal van ${least} tot ${most}`,
  loading: 'Kaart laden…',
  missing: {
    list: 'De kaart is niet geladen. Alles wat erop staat, vind je ook in de lijst.',
    pin: 'De kaart is niet geladen. Gebruik je huidige locatie, of vul de plek zelf in.',
  },
  ground: { out: 'Stratenkaart niet geladen.', coarse: 'Hier zijn nog geen straten.' },
  controls: {
    group: 'Kaartweergave',
    zoomIn: 'Inzoomen',
    zoomOut: 'Uitzoomen',
    fitAll: 'Alles',
    fitAllHint: 'Alle stenen tonen',
    world: 'Wereld',
    worldHint: 'Hele wereld tonen',
    mostZoom: 'Verder inzoomen kan niet.',
    leastZoom: 'Verder uitzoomen kan niet.',
    noRocks: 'De stenen zijn niet aangekomen.',
    tryAgain: 'Probeer het opnieuw.',
  },
  ofRocks: 'Kaart van verstopte stenen',
  spots: 'Stenen op de kaart: met de pijltoetsen ga je van de een naar de volgende',
  keys: 'Met de pijltoetsen ga je van de een naar de volgende. Met Enter open je hem.',
  zoomTo: 'Op de kaart tonen',
  close: 'Sluiten',
  hiddenRock: 'Een verstopte steen',
  spot: (title: string, where: string) => `${title}, ${where}`,
  spotPerhapsGone: (title: string, where: string) => `${title}, ${where}, misschien weg`,
  north: (degrees: string) => `${degrees}° N`,
  south: (degrees: string) => `${degrees}° Z`,
  east: (degrees: string) => `${degrees}° O`,
  west: (degrees: string) => `${degrees}° W`,
  coordinates: (latitude: string, longitude: string) => `${latitude}, ${longitude}`,
  rocks,
  countMark: compact,
  rocksAround: (count: number, town: string) =>
    plural(count, { one: `# steen bij ${town}`, other: `# stenen rond ${town}` }),
  rocksNear: (count: number, coordinates: string) => `${rocks(count)} bij ${coordinates}`,
  hidden: (day: string, timesFound: number) => `Verstopt op ${day}, ${foundBefore(timesFound)}`,
  perhapsGone: (day: string, timesFound: number) =>
    `Misschien weg: verstopt op ${day}, ${foundBefore(timesFound)}`,
  accuracy: (distance: string) => `± ${distance}`,
  directions: [
    'naar het noorden',
    'naar het noordoosten',
    'naar het oosten',
    'naar het zuidoosten',
    'naar het zuiden',
    'naar het zuidwesten',
    'naar het westen',
    'naar het noordwesten',
  ],
  way: (distance: string, direction: string) => `${distance} ${direction}`,
};
