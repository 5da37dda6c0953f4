// The total distance of rocks, of which rankings count only a part.

interface Distances {
  distanceMetres: number;
  tooFastMetres: number;
}

/** Metres of all legs, including those that rankings leave out. */
export const ownMetres = ({ distanceMetres, tooFastMetres }: Distances): number =>
  distanceMetres + tooFastMetres;
