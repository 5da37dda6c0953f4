// The notes about a rock or photo that is hidden from others at the moment.
import type { ReactNode } from 'react';
import type { FoundRock } from '../../schema/finds.ts';
import type { OwnRock } from '../../schema/rocks.ts';

/** For the rock's owner, who got an email about it. */
export function OwnRockNote({ isWithheld, isPhotoWithheld }: OwnRock) {
  if (isWithheld)
    return (
      <Note title="Others do not see this rock at the moment.">
        Its journey is kept. The email that we sent you says why. Do you see it differently? Please answer it.
      </Note>
    );
  if (!isPhotoWithheld) return null;
  return (
    <Note title="The photo of this rock is not shown at the moment.">
      The rock itself goes on traveling. The email that we sent you says why. Do you see it differently?
      Please answer it.
    </Note>
  );
}

/** For the member who has the rock. */
export function HeldRockNote({ isWithheld }: FoundRock) {
  return (
    isWithheld && (
      <Note title="Others do not see this rock at the moment.">
        You can hide it again all the same: it goes on traveling once we have looked at it.
      </Note>
    )
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p className="max-w-reading rounded-md border border-edge bg-paper px-4 py-3 text-sm">
      <strong className="font-semibold">{title}</strong> {children}
    </p>
  );
}
