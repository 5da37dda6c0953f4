// What there is to see: the map, featured rocks, the community. The thread goes on through them.
import { Link } from '@tanstack/react-router';
import { Station } from './station.tsx';

export function Stations() {
  return (
    <section>
      <Station id="explore">
        <h2 className="text-2xl">Rocks are waiting near you</h2>
        <p className="mt-2 max-w-form text-soft">
          Every orange dot on the map is a rock that nobody has found yet.
        </p>
        <Link to="/explore-map" className="link mt-2 inline-flex min-h-11 items-center font-semibold">
          Explore Map
        </Link>
      </Station>
      <Station id="featured">
        <h2 className="text-2xl">Some have seen more of the world than we have</h2>
        <p className="mt-2 max-w-form text-soft">
          The rocks that traveled farthest will tell of their adventures here.
        </p>
      </Station>
      <Station id="community">
        <h2 className="text-2xl">Good company on the way</h2>
        <p className="mt-2 max-w-form text-soft">See what others paint, find and say about it.</p>
        <Link to="/community" className="link mt-2 inline-flex min-h-11 items-center font-semibold">
          Community
        </Link>
      </Station>
    </section>
  );
}
