// The origin of distances: the member's position, or a place from the search.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Place } from '../../schema/places.ts';
import { currentPosition, PositionError, type Instead } from '../lib/geolocation.ts';
import { toast } from '../ui/toast.ts';
import { wordsNow } from '../lib/words.ts';

/**
 * @param instead the alternative that the error message suggests
 * @param onStart called with every new origin
 */
export function useOrigin(instead: Instead, onStart: (origin: Place) => void) {
  const [origin, setOrigin] = useState<Place | null>(null);
  const startFrom = (place: Place) => {
    setOrigin(place);
    onStart(place);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => currentPosition(instead),
    onSuccess: (position) => startFrom({ ...position, name: '' }),
    onError: (error) => {
      const title = error instanceof PositionError ? error.title : wordsNow('location').unavailable.title;
      toast({ title, description: error.message, tone: 'bad' });
    },
  });
  const locate = (onFailure?: () => void) => mutate(undefined, { onError: onFailure });
  return { origin, setOrigin, startFrom, locate, isLocating: isPending };
}
