// A member's own data: limits of the export and the import.

export const ownDataLimits = {
  /** Exports of a member in a day that are complete or, for an hour, under way: each reads everything that they have. */
  exportsPerDay: 6,
  /** Exports that are begun in a day, whatever comes of them. */
  exportsBegunPerDay: 20,
  /** Bytes of an archive that is imported: it is read in the memory of a worker. */
  importBytes: 30 * 1024 * 1024,
  /** Rocks of an import, and steps of all their journeys. */
  rocks: 100,
  steps: 20_000,
  /**
   * The app cuts archives into ones with at most as many, so that people see it go on; one rock may have more steps, or
   * a larger photo.
   */
  part: { rocks: 25, steps: 2000, bytes: 10 * 1024 * 1024 },
  /**
   * Archives that are compared with all Rock IDs in a day and are not imported: of a member, and from one IPv4 address or
   * /48, where thirty members of a school may be refused three times each.
   */
  triesPerDay: 10,
  triesPerDayOfNetwork: 100,
  /** Rocks that archives bring in a day for a member, and from one network; steps that count as one more. */
  rocksPerDay: 2000,
  rocksPerDayOfNetwork: 4000,
  stepsOfARock: 40,
  /** Archives of a member that are read in an hour and bring nothing: each takes time and memory. */
  readingsPerHour: 120,
  /** Rock IDs of which a refusal tells. */
  told: 10,
} as const;

/** A rock of an archive that is refused. */
export interface RefusedRock {
  /** Its id in the archive. */
  rock: string;
  /** The rest of a sentence that begins with its name, see `wrong` of schema/words/en/own-data.ts. */
  why: string;
}

/** Answer of GET /api/user/import: ids of the rocks that archives have brought. */
export interface Brought {
  rocks: string[];
}

/** Answer of POST /api/user/import. */
export interface Imported {
  /** Rocks of the archive that the member had already, and that were left as they are. */
  known: number;
  rocks: number;
  steps: number;
  photos: number;
}
