// The state of a form's photo: chosen, prepared, previewed or refused.
import { useEffect, useRef, useState } from 'react';
import { fitPhoto, PhotoRefusal } from './fit-photo.ts';

export interface Photo {
  /** Ready for upload. Kept when another file is refused. */
  file: File | null;
  /** URL of its preview. */
  url: string | null;
  isFitting: boolean;
  refusal: { title: string; text: string } | null;
}

const none: Photo = { file: null, url: null, isFitting: false, refusal: null };

export interface PhotoChoice {
  photo: Photo;
  choose: (chosen: File) => Promise<void>;
  remove: () => void;
  /** Shows the server's refusal after the upload. */
  refuse: (title: string, text: string) => void;
}

export function usePhoto(): PhotoChoice {
  const [photo, setPhoto] = useState(none);
  const newest = useRef<File | null>(null);
  const { url } = photo;
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);

  const choose = async (chosen: File) => {
    newest.current = chosen;
    setPhoto((before) => ({ ...before, isFitting: true, refusal: null }));
    const outcome = await fitted(chosen);
    // Ignore the result if another file has been chosen meanwhile.
    if (newest.current === chosen) setPhoto((before) => ({ ...before, isFitting: false, ...outcome }));
  };
  const remove = () => {
    newest.current = null;
    setPhoto(none);
  };
  const refuse = (title: string, text: string) =>
    setPhoto((before) => ({ ...before, refusal: { title, text } }));
  return { photo, choose, remove, refuse };
}

async function fitted(chosen: File): Promise<Partial<Photo>> {
  try {
    const file = await fitPhoto(chosen);
    return { file, url: URL.createObjectURL(file) };
  } catch (error) {
    if (error instanceof PhotoRefusal) return { refusal: { title: error.title, text: error.message } };
    throw error;
  }
}
