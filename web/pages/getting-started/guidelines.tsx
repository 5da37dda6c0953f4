// The section Safety & Guidelines, to which other pages link.
import type { ReactNode } from 'react';

export function Guidelines() {
  return (
    <section
      id="safety-guidelines"
      aria-labelledby="safety-title"
      tabIndex={-1}
      className="-mx-[clamp(1rem,4vw,2.5rem)] scroll-mt-4 border-y border-line bg-card px-[clamp(1rem,4vw,2.5rem)] py-10 sm:mx-0 sm:rounded-md sm:border-x sm:p-12"
    >
      <div className="max-w-reading">
        <h2 id="safety-title" className="text-2xl">
          Safety &amp; Guidelines
        </h2>
        <p className="mt-3 text-soft">
          Children, dogs and ducks come across what we leave outdoors. So do the people who look after the
          place.
        </p>
      </div>
      <div className="mt-9 grid gap-x-14 gap-y-10 md:grid-cols-2">
        <Rules title="Where a rock may lie">
          <li>Ask before you hide one on private property: a shop, a church yard, a neighbor’s wall.</li>
          <li>
            City and county parks have rules of their own. Read the board at the entrance, or ask the park
            office.
          </li>
          <li>Put it where it can be reached on foot, in daylight, by a child at somebody’s hand.</li>
        </Rules>
        <Rules title="Where it may not">
          <li>
            National parks, nature reserves, protected shores and historic sites: leave nothing, take nothing.
          </li>
          <li>Road sides, rails, parking lots, cliffs, building sites, and anywhere behind a fence.</li>
          <li>In or close to water, where paint does not belong and small children should not be.</li>
          <li>Lawns that are mown: a hidden rock becomes a missile under a mower.</li>
          <li>Graves and memorials, playground equipment, nests, burrows and hollow trees.</li>
        </Rules>
        <Rules title="What a rock may carry">
          <li>Paint and varnish that are non-toxic and waterproof, fully dry and sealed on every side.</li>
          <li>
            No food, food stickers, glitter, beads or anything else that an animal could eat or a toddler
            could choke on.
          </li>
          <li>Pictures and words that are fit for families. No advertising, no names or addresses.</li>
        </Rules>
        <Rules title="While you are out">
          <li>Hide and hunt in daylight, tell somebody where you go, and keep children in sight.</li>
          <li>Stay on the path, and leave plants, walls and stones as you found them.</li>
          <li>
            When a place turns out to be a bad one, take the rock along and hide it again where it is safe.
          </li>
          <li>Photos go on the internet: no faces of children, no car plates, no house numbers.</li>
        </Rules>
      </div>
    </section>
  );
}

function Rules({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3">
      <h3>{title}</h3>
      <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-moss">{children}</ul>
    </div>
  );
}
