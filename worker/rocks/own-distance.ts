// What rocks have traveled in all: rankings go by a part of it alone.

interface Distances {
  distanceMetres: number;
  tooFastMetres: number;
}

/** Metres of every leg, those among them that rankings leave out. */
export const ownMetres = ({ distanceMetres, tooFastMetres }: Distances): number =>
  distanceMetres + tooFastMetres;
