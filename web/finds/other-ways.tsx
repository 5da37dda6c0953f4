// Ways on for finders who do not type the ID: with the camera, or because they cannot read it any more.
import { Link } from '@tanstack/react-router';
import { foundRockWords } from '../../schema/found-rock-words.ts';
import { scanLabel, scanPath } from './scan/scan-link.ts';

export function OtherWays({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="-my-2 flex flex-wrap gap-x-6">
      <a href={scanPath} className={look}>
        {scanLabel}
      </a>
      <Link to="/worn-off" onClick={onLeave} className={look}>
        {foundRockWords.wornOff}
      </Link>
    </div>
  );
}

const look = 'link inline-flex min-h-11 items-center';
