// Opens the camera at the back of a phone, with its light, and says why it does not open.

export type CameraFailure = 'denied' | 'none' | 'busy';

export interface Camera {
  stream: MediaStream;
  /** null without a light. @returns whether it is on */
  light: ((isOn: boolean) => Promise<boolean>) | null;
  stop: () => void;
}

/** A size at which a label an arm's length away is still readable. */
const wanted = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } };

/** @throws what `failureOf` reads */
export async function openCamera(): Promise<Camera> {
  // Missing on a page without https, despite the types.
  const devices = (navigator as Partial<Navigator>).mediaDevices;
  if (!devices) throw new DOMException('no cameras', 'NotFoundError');
  const stream = await devices.getUserMedia({ video: wanted, audio: false });
  const [track] = stream.getVideoTracks();
  return {
    stream,
    light: track && hasLight(track) ? (isOn) => setLight(track, isOn) : null,
    stop: () => stream.getTracks().forEach((one) => one.stop()),
  };
}

export function failureOf(error: unknown): CameraFailure {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'none';
}

/** TypeScript does not know it: https://w3c.github.io/mediacapture-image/#torch */
interface WithTorch {
  torch?: boolean;
}

function hasLight(track: MediaStreamTrack): boolean {
  // Missing in Firefox, despite the types.
  const { getCapabilities } = track as Partial<MediaStreamTrack>;
  return (getCapabilities?.call(track) as WithTorch | undefined)?.torch === true;
}

async function setLight(track: MediaStreamTrack, isOn: boolean): Promise<boolean> {
  const set: WithTorch = { torch: isOn };
  try {
    await track.applyConstraints({ advanced: [set as MediaTrackConstraintSet] }); // see `WithTorch`
    return isOn;
  } catch {
    return !isOn;
  }
}
