// Where the phone points, if it has a compass and may say so.
import { useEffect, useState } from 'react';
import { headingOf, type Orientation } from './direction.ts';

/** iOS asks the user, and only inside a click. */
type AskingEvent = typeof DeviceOrientationEvent & { requestPermission: () => Promise<PermissionState> };

function asking(): AskingEvent | null {
  // Desktop browsers may lack the event, despite the types.
  const event = (window as Partial<typeof window>).DeviceOrientationEvent;
  return event && 'requestPermission' in event ? (event as AskingEvent) : null;
}

export type Compass = 'open' | 'unasked' | 'denied';

/** @param isActive whether an arrow is shown */
export function useHeading(isActive: boolean) {
  const [compass, setCompass] = useState<Compass>(() => (asking() ? 'unasked' : 'open'));
  const [heading, setHeading] = useState<number | null>(null);
  useEffect(() => {
    if (!isActive || compass !== 'open') return;
    const turn = (event: Event) => {
      // Both events are DeviceOrientationEvents; the types do not know iOS's field.
      const next = headingOf(event as Event & Orientation, screen.orientation.angle);
      if (next !== null) setHeading(next);
    };
    // Chromium's first event is relative to north, Safari's second.
    addEventListener('deviceorientationabsolute', turn);
    addEventListener('deviceorientation', turn);
    return () => {
      removeEventListener('deviceorientationabsolute', turn);
      removeEventListener('deviceorientation', turn);
    };
  }, [isActive, compass]);
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
