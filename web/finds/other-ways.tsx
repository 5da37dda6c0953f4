// Ways on for finders who do not type the ID: with the camera, or because they cannot read it any more.
import { Link } from '@tanstack/react-router';
import { useWords } from '../views/words.ts';
import { scanPath } from './scan/scan-link.ts';

export function OtherWays({ onLeave }: { onLeave: () => void }) {
  const words = useWords('foundRock');
  return (
    <div className="-my-2 flex flex-wrap gap-x-6">
      <a href={scanPath} className={look}>
        {useWords('scanner').label}
      </a>
      <Link to="/worn-off" onClick={onLeave} className={look}>
        {words.wornOff}
      </Link>
    </div>
  );
}

const look = 'link inline-flex min-h-11 items-center';
