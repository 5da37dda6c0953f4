// The four steps of a rock's adventure, as stations on the path.
import { PaintedRock } from '../../painting/painted-rock.tsx';
import { TurnedRock } from '../../shell/turned-rock.tsx';
import { Station } from './station.tsx';

const rock = 'size-20 sm:size-28 lg:size-44';

export function Adventure() {
  return (
    <section id="adventure-journey">
      <Station>
        <h2 className="text-3xl">Four steps, and it is on its way</h2>
      </Station>
      <ol>
        <Station as="li" picture={<PaintedRock id="acorn" className={rock} />}>
          <h3 className="text-2xl">Create &amp; Paint</h3>
          <p className="mt-2 max-w-form text-soft sm:text-lg">
            Take a smooth stone and paint what you like. A coat of sealant keeps it bright in the rain.
          </p>
        </Station>
        <Station as="li" picture={<TurnedRock id="acorn" className={rock} />}>
          <h3 className="text-2xl">Register Rock</h3>
          <p className="mt-2 max-w-form text-soft sm:text-lg">
            Give it a name, a photo and a Rock ID, and put the ID on its back: a label, or a steady hand and a
            pen.
          </p>
        </Station>
        <Station as="li" picture={<PaintedRock id="sparrow" className={rock} />}>
          <h3 className="text-2xl">Hide &amp; Share</h3>
          <p className="mt-2 max-w-form text-soft sm:text-lg">
            Leave it by a path, under a bench, on a wall: somewhere safe where it will make somebody look
            twice.
          </p>
        </Station>
        <Station as="li" picture={<PaintedRock id="rocket" className={rock} />}>
          <h3 className="text-2xl">Find &amp; Continue</h3>
          <p className="mt-2 max-w-form text-soft sm:text-lg">
            Somebody finds it, types the ID and hides it again. You see every new place, and the miles add up.
          </p>
        </Station>
      </ol>
    </section>
  );
}
