// Distances of the model: by the angle between two vectors, and not by the product's formula.

export interface Spot {
  latitude: number;
  longitude: number;
}

type Vector = readonly [x: number, y: number, z: number];

function vectorTo({ latitude, longitude }: Spot): Vector {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

/** Great-circle kilometres on a sphere of the mean radius of the earth. */
export function kilometresBetween(one: Spot, other: Spot): number {
  const [a, b, c] = vectorTo(one);
  const [x, y, z] = vectorTo(other);
  const cross = Math.hypot(b * z - c * y, c * x - a * z, a * y - b * x);
  return 6371.0088 * Math.atan2(cross, a * x + b * y + c * z);
}

interface Arrival {
  place: Spot;
  at: number;
}

/** Whether a leg was faster than 1,000 km/h. */
export function isTooFast(from: Arrival, to: Arrival): boolean {
  const hours = (to.at - from.at) / 3_600_000;
  return kilometresBetween(from.place, to.place) > 1000 * hours;
}
