// A photo field that shows all of the photo that is sent.
import { useId } from 'react';
import { LabelledPhotoInput, PhotoLabel } from './photo-input.tsx';
import { PhotoRefusalNote } from './photo-refusal-note.tsx';
import type { Photo } from './use-photo.ts';
import { useWords } from '../views/words.ts';

interface WholePhotoFieldProps {
  label: string;
  hint: string;
  /** What the photo shows. */
  alt: string;
  photo: Photo;
  onChoose: (file: File) => void;
}

/** It shows all that is sent. Until there is a photo, its button is the main one. */
export function WholePhotoField({ label, hint, alt, photo, onChoose }: WholePhotoFieldProps) {
  const words = useWords('photos');
  const id = useId();
  const action = photo.isFitting ? words.fitting : photo.file ? words.another : words.takeOrChoose;
  return (
    <div className="group flex flex-col gap-3">
      <LabelledPhotoInput id={id} label={label} hint={hint} refusal={photo.refusal} onChoose={onChoose} />
      {photo.url !== null && (
        <img
          src={photo.url}
          alt={alt}
          className="max-h-[min(18rem,40svh)] max-w-full self-start rounded-md border border-line object-contain"
        />
      )}
      <div role="status" className="flex flex-col">
        <PhotoLabel
          htmlFor={id}
          variant={photo.file ? 'quiet' : 'main'}
          size={photo.file ? 'usual' : 'large'}
        >
          {action}
        </PhotoLabel>
      </div>
      <PhotoRefusalNote id={`${id}-error`} refusal={photo.refusal} />
    </div>
  );
}
