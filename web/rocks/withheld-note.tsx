// The notes about a rock or photo that is hidden from others at the moment.
import type { ReactNode } from 'react';
import type { FoundRock } from '../../schema/finds.ts';
import type { OwnRock } from '../../schema/rocks.ts';
import { useWords } from '../views/words.ts';

/** For the rock's owner, who got an email about it. */
export function OwnRockNote({ isWithheld, isPhotoWithheld }: OwnRock) {
  const words = useWords('rockCards').withheld;
  if (isWithheld) return <Note title={words.rock}>{words.rockHow}</Note>;
  if (!isPhotoWithheld) return null;
  return <Note title={words.photo}>{words.photoHow}</Note>;
}

/** For the member who has the rock. */
export function HeldRockNote({ isWithheld }: FoundRock) {
  const words = useWords('rockCards').withheld;
  return isWithheld && <Note title={words.rock}>{words.heldHow}</Note>;
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p className="max-w-reading rounded-md border border-edge bg-paper px-4 py-3 text-sm">
      <strong className="font-semibold">{title}</strong> {children}
    </p>
  );
}
