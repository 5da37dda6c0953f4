// Where the phone points, if it has a compass and may say so.
import { useEffect, useState } from 'react';
import { headingOf, type Orientation } from './direction.ts';

/** Safari and newer Chromium; Safari asks the user, and only inside a click. */
type AskingEvent = typeof DeviceOrientationEvent & { requestPermission: () => Promise<PermissionState> };

function asking(): AskingEvent | null {
  // Desktop browsers may lack the event, despite the types.
  const event = (window as Partial<typeof window>).DeviceOrientationEvent;
  return event && 'requestPermission' in event ? (event as AskingEvent) : null;
}

/** Whether the compass is to be asked for by a button: phones only, since others have none. */
export type Compass = 'open' | 'unasked' | 'denied';

/** @param isActive whether an arrow is shown */
export function useHeading(isActive: boolean) {
  const [compass, setCompass] = useState<Compass>(() =>
    asking() && matchMedia('(pointer: coarse)').matches ? 'unasked' : 'open',
  );
  const [heading, setHeading] = useState<number | null>(null);
  useEffect(() => {
    if (!isActive) return;
    const turn = (event: Event) => {
      // Both events are DeviceOrientationEvents; the types do not know iOS's field.
      const next = headingOf(event as Event & Orientation, screen.orientation.angle);
      if (next === null) return;
      setHeading(next);
      setCompass('open');
    };
    // Chromium's first event is relative to north, Safari's second.
    addEventListener('deviceorientationabsolute', turn);
    addEventListener('deviceorientation', turn);
    return () => {
      removeEventListener('deviceorientationabsolute', turn);
      removeEventListener('deviceorientation', turn);
    };
  }, [isActive]);
  const ask = () => {
    void asking()
      ?.requestPermission()
      .then(
        (answer) => setCompass(answer === 'granted' ? 'open' : 'denied'),
        () => setCompass('denied'),
      );
  };
  return { heading, compass, ask };
}
