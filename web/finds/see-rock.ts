// The mutation of a rock that was seen and left.
import { api, bodyOf } from '../api.ts';
import { useMemberMutation } from '../members/mutation.ts';

export const useSeeRock = () =>
  useMemberMutation((laserEngraverId: string, headers) =>
    bodyOf(api.rocks.seen.$post({ json: { laserEngraverId } }, { headers })),
  );
