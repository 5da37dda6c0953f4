// The photo field of a new rock: from the camera, from a file, or by drag and drop.
import { clsx } from 'clsx';
import { useId, useState, type DragEvent } from 'react';
import { LabelledPhotoInput, PhotoLabel } from '../photos/photo-input.tsx';
import { PhotoRefusalNote } from '../photos/photo-refusal-note.tsx';
import type { Photo } from '../photos/use-photo.ts';
import { Button } from '../ui/button.tsx';
import { Pebble } from '../ui/pebble.tsx';

interface PhotoFieldProps {
  photo: Photo;
  onChoose: (file: File) => void;
  onRemove: () => void;
  className?: string;
}

export function PhotoField({ photo, onChoose, onRemove, className }: PhotoFieldProps) {
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
        label="Rock Photo"
        hint="Up to 10 MB. Without one, we paint a picture for your rock."
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
        <PhotoLabel htmlFor={id}>{photo.file ? 'Choose another photo' : 'Choose a photo'}</PhotoLabel>
        {photo.file && (
          <Button variant="bare" onClick={onRemove}>
            Remove photo
          </Button>
        )}
      </div>
      <PhotoRefusalNote id={`${id}-error`} refusal={photo.refusal} />
    </div>
  );
}

function PhotoPebble({ photo: { url, isFitting }, over }: { photo: Photo; over: boolean }) {
  if (url !== null && !isFitting) {
    return (
      <Pebble src={url} alt="Your photo" id="photo" sizes="20rem" className="w-full animate-appear" eager />
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
        {isFitting ? 'Getting your photo ready...' : 'Drop a photo here'}
      </span>
    </span>
  );
}
