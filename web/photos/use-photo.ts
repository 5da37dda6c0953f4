// The photo of a form: chosen, made to fit, shown, or refused with words.
import { useEffect, useRef, useState } from 'react';
import { fitPhoto, PhotoRefusal } from './fit-photo.ts';

export interface Photo {
  /** Ready for upload. It stays when another file is refused. */
  file: File | null;
  /** Address of its preview. */
  url: string | null;
  isFitting: boolean;
  refusal: { title: string; text: string } | null;
}

const none: Photo = { file: null, url: null, isFitting: false, refusal: null };

export interface PhotoChoice {
  photo: Photo;
  choose: (chosen: File) => Promise<void>;
  remove: () => void;
  /** The server's reason, after the upload. */
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
    // Another one may have been chosen in the meantime.
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
