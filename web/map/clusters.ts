// Places that would lie on one another become one cluster.
import Supercluster from 'supercluster';
import type { Coordinates } from '../../schema/journey.ts';
import { spread } from './spread.ts';
import { zooms } from './views.ts';

interface Placed extends Coordinates {
  id: string;
}

/** Stands for several places. */
export interface Cluster extends Coordinates {
  id: number;
  count: number;
  /** Where it falls apart. */
  opensAt: number;
}

export interface Grouped<P extends Placed> {
  singles: P[];
  clusters: Cluster[];
}

/** Pixels within which places are one. */
const radius = 60;
/** Pixels of one of the map's tiles. */
const tile = 256;

/** The places of a view, grouped for its zoom. */
export function grouping<P extends Placed>(places: readonly P[]) {
  // At the last zoom every rock is on its own, so that each can be pressed.
  const index = new Supercluster<{ place: P }>({
    radius,
    extent: tile,
    minZoom: zooms.least,
    maxZoom: zooms.most - 1,
  });
  index.load(
    spread(places).map((place) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
      properties: { place },
    })),
  );
  return (box: [west: number, south: number, east: number, north: number], zoom: number): Grouped<P> => {
    const groups: Grouped<P> = { singles: [], clusters: [] };
    for (const { geometry, properties } of index.getClusters(box, zoom)) {
      if (!('cluster' in properties)) {
        groups.singles.push(properties.place);
        continue;
      }
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const { cluster_id: id, point_count: count } = properties;
      groups.clusters.push({ id, count, latitude, longitude, opensAt: index.getClusterExpansionZoom(id) });
    }
    return groups;
  };
}
