// What the camera sees, in a frame of dots, and the switch of its light. Looks for QR codes in it.
import { Flashlight } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Camera } from './camera.ts';
import { loadDecoder } from './decoder.ts';
import { DotFrame } from './dot-frame.tsx';
import { watch } from './watch.ts';
import { useWords } from '../../views/words.ts';

interface CameraPictureProps {
  /** null while it is opening. */
  camera: Camera | null;
  onTexts: (texts: readonly string[]) => void;
  /** The decoder did not arrive. */
  onFailure: () => void;
}

export function CameraPicture({ camera, onTexts, onFailure }: CameraPictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  const take = useEffectEvent(onTexts);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    const shown = video.current;
    if (!camera || !shown) return;
    const end = new AbortController();
    shown.srcObject = camera.stream;
    // A muted video may always play. It may be gone before it does.
    shown.play().catch(() => undefined);
    const look = async () => {
      try {
        await watch(shown, await loadDecoder(), (texts) => take(texts), end.signal);
      } catch {
        if (!end.signal.aborted) fail();
      }
    };
    void look();
    return () => {
      end.abort();
      shown.srcObject = null;
    };
  }, [camera]);
  return (
    <div className="relative mx-auto aspect-square w-full max-w-[36svh] overflow-hidden rounded-sm bg-[#131b1a]">
      <video ref={video} muted playsInline className="size-full object-cover" />
      <DotFrame />
      {camera?.light && <LightButton light={camera.light} />}
    </div>
  );
}

function LightButton({ light }: { light: NonNullable<Camera['light']> }) {
  const [isOn, setOn] = useState(false);
  return (
    <Button
      variant={isOn ? 'sun' : 'quiet'}
      size="icon"
      aria-label={useWords('scanner').torch}
      aria-pressed={isOn}
      className="absolute! inset-e-2 bottom-2"
      onClick={async () => setOn(await light(!isOn))}
    >
      <Flashlight aria-hidden className="size-5" />
    </Button>
  );
}
