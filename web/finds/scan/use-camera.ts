// The camera of a component: open while it is wanted and the page is visible.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { failureOf, openCamera, type Camera, type CameraFailure } from './camera.ts';

/** @param attempt another number opens it anew @returns null while it is opening */
export function useCamera(isWanted: boolean, attempt: number): Camera | CameraFailure | null {
  // Other apps may need it meanwhile, and its light tells that somebody watches.
  const isVisible = useSyncExternalStore(subscribe, read);
  const isNeeded = isWanted && isVisible;
  const [camera, setCamera] = useState<Camera | CameraFailure | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    let opened: Camera | undefined;
    const open = async () => {
      try {
        const camera = await openCamera();
        if (isGone) return camera.stop();
        opened = camera;
        for (const track of camera.stream.getTracks())
          track.addEventListener('ended', () => setCamera('busy'), { once: true });
        setCamera(camera);
      } catch (error) {
        if (!isGone) setCamera(failureOf(error));
      }
    };
    void open();
    return () => {
      isGone = true;
      opened?.stop();
      setCamera(null);
    };
  }, [isNeeded, attempt]);
  return camera;
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const read = () => document.visibilityState === 'visible';
