// The photo field of a new rock: from the camera, from a file, or by drag and drop.
import { clsx } from 'clsx';
import { useId, useState, type DragEvent } from 'react';
import { LabelledPhotoInput, PhotoLabel } from '../photos/photo-input.tsx';
import { PhotoRefusalNote } from '../photos/photo-refusal-note.tsx';
import type { Photo } from '../photos/use-photo.ts';
import { Button } from '../ui/button.tsx';
import { Pebble } from '../ui/pebble.tsx';
import { useWords } from '../views/words.ts';

interface PhotoFieldProps {
  photo: Photo;
  onChoose: (file: File) => void;
  onRemove: () => void;
  className?: string;
}

export function PhotoField({ photo, onChoose, onRemove, className }: PhotoFieldProps) {
  const words = useWords('registerForm');
  const photos = useWords('photos');
  const id = useId();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  };
  return (
    <div className={clsx('group flex flex-col gap-3', className)}>
      <LabelledPhotoInput
        id={id}
        label={words.photo}
        hint={words.photoHow}
        refusal={photo.refusal}
        onChoose={onChoose}
      />
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={clsx('block w-full cursor-pointer lg:max-w-none', photo.file ? 'max-w-80' : 'max-w-52')}
      >
        <PhotoPebble photo={photo} over={over} />
      </label>
      <div className="flex flex-wrap gap-3">
        <PhotoLabel htmlFor={id}>{photo.file ? photos.another : photos.choose}</PhotoLabel>
        {photo.file && (
          <Button variant="bare" onClick={onRemove}>
            {words.removePhoto}
          </Button>
        )}
      </div>
      <PhotoRefusalNote id={`${id}-error`} refusal={photo.refusal} />
    </div>
  );
}

function PhotoPebble({ photo: { url, isFitting }, over }: { photo: Photo; over: boolean }) {
  const words = useWords('registerForm');
  const { fitting } = useWords('photos');
  if (url !== null && !isFitting) {
    return (
      <Pebble
        src={url}
        alt={words.yourPhoto}
        id="photo"
        sizes="20rem"
        className="w-full animate-appear"
        eager
      />
    );
  }
  return (
    <span
      role="status"
      className={clsx(
        'pebble-3 dot-field grid aspect-square w-full place-items-center border-3 border-dotted p-8 text-center',
        over ? 'border-moss' : 'border-edge',
        isFitting && 'animate-breathe',
      )}
    >
      <span className={clsx('rounded-md bg-paper px-3 py-1.5 text-soft', !isFitting && 'max-lg:hidden')}>
        {isFitting ? fitting : words.dropPhoto}
      </span>
    </span>
  );
}
