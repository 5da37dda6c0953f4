// The community's last thirty days as a quiet picture of the world. It plays once, while it is in view.
import { useQuery } from '@tanstack/react-query';
import { Pause, Play, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Month as Hides } from '../../../schema/month.ts';
import landPicture from '../../map/land.svg?url';
import { prefersReducedMotion } from '../../map/move.ts';
import { lastMonth } from '../../map/queries.ts';
import { Button } from '../../ui/button.tsx';
import { monthShow } from './month-show.ts';
import { MonthFrame, MonthWaiting } from './month-frame.tsx';
import { worldPart } from './world-part.ts';
import { useWords } from '../../views/words.ts';

export default function Month() {
  const { data: hides, isError } = useQuery(lastMonth);
  // The page can do without it.
  if (isError || hides?.length === 0) return null;
  return hides ? <Picture hides={hides} /> : <MonthWaiting />;
}

type Stage = 'playing' | 'paused' | 'over';

/** What the button shows, and does. */
const buttons = {
  playing: { Icon: Pause, next: 'paused' },
  paused: { Icon: Play, next: 'playing' },
  over: { Icon: RotateCcw, next: 'playing' },
} as const;

function Picture({ hides }: { hides: Hides }) {
  const words = useWords('landingStops').month;
  const canvas = useRef<HTMLCanvasElement>(null);
  const show = useRef<ReturnType<typeof monthShow>>(null);
  const [isStill] = useState(prefersReducedMotion);
  const [stage, setStage] = useState<Stage>(isStill ? 'over' : 'playing');
  const [isInView, setInView] = useState(false);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const own = (show.current = monthShow(element, hides, () => setStage('over')));
    if (isStill) own.showAll();
    const watch = new IntersectionObserver(([seen]) => setInView(seen?.isIntersecting ?? false), {
      threshold: 0.5,
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      own.stop();
    };
  }, [hides, isStill]);
  useEffect(() => {
    if (stage !== 'playing' || !isInView) return;
    show.current?.play();
    return () => show.current?.pause();
  }, [stage, isInView]);

  const { Icon, next } = buttons[stage];
  return (
    <MonthFrame
      picture={
        <div
          aria-hidden
          className="absolute inset-0 bg-no-repeat"
          style={{
            backgroundImage: `url("${landPicture}")`,
            backgroundSize: worldPart.background.size,
            backgroundPosition: worldPart.background.position,
          }}
        >
          <canvas ref={canvas} className="size-full" />
        </div>
      }
      button={
        !isStill && (
          <Button size="icon" variant="bare" aria-label={words.buttons[stage]} onClick={() => setStage(next)}>
            <Icon aria-hidden className="size-5" />
          </Button>
        )
      }
    />
  );
}
