// Asks about the first place of a rock before it is saved: is it a home, on water or in a national park?
import type { ReactNode } from 'react';
import type { Coordinates } from '../../schema/journey.ts';
import type { LocationInput } from '../../schema/journey-input.ts';
import { blurred } from '../../schema/map-grid.ts';
import type { CurrentMember } from '../../schema/members.ts';
import { GroundNotice } from '../journey/ground-notice.tsx';
import { useGroundDoubt } from '../journey/use-ground-doubt.ts';
import { homeAnswer, rememberHome, type HomeAnswer } from './home-answers.ts';
import { HomeQuestion } from './home-question.tsx';
import { useHomeDoubt } from './use-home-doubt.ts';

interface PlaceForm {
  move: (to: Coordinates) => void;
  /** Sends the form again, after an answer. */
  send: () => void;
  /** Leads back to the coordinates. */
  retype: () => void;
}

interface FirstPlaceDoubts {
  /** The question to show, if there is one. */
  notice: ReactNode;
  /** @returns the place to save; null if the member is asked first */
  settle: (place: LocationInput) => Promise<LocationInput | null>;
  drop: () => void;
}

export function useFirstPlaceDoubts(
  member: CurrentMember,
  { move, send, retype }: PlaceForm,
): FirstPlaceDoubts {
  const home = useHomeDoubt(member);
  const ground = useGroundDoubt();
  const drop = () => {
    home.drop();
    ground.drop();
  };
  const coarser = <P extends Coordinates>(place: P): P => {
    const coarse = blurred(place);
    move(coarse);
    return { ...place, ...coarse };
  };
  const answer = (place: Coordinates, said: HomeAnswer) => {
    rememberHome(member.id, place, said);
    home.accept();
    ground.drop();
    if (said === 'coarser') coarser(place);
    send();
  };
  const notice = home.doubt ? (
    <HomeQuestion doubt={home.doubt} onAnswer={answer} />
  ) : (
    ground.doubt && (
      <GroundNotice
        ground={ground.doubt}
        onChange={() => {
          drop();
          retype();
        }}
        onGoOn={() => {
          ground.accept();
          send();
        }}
      />
    )
  );
  return {
    notice,
    drop,
    settle: async (typed) => {
      // A home that was made coarser once is so again.
      const place = homeAnswer(member.id, typed) === 'coarser' ? coarser(typed) : typed;
      const answers = await Promise.all([home.isFine(place), ground.isFine(place)]);
      return answers.every(Boolean) ? place : null;
    },
  };
}
