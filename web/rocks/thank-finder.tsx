// The painter's thanks for a find on the page of the rock.
import { useQueryClient } from '@tanstack/react-query';
import type { PublicMember } from '../../schema/members.ts';
import { displayName } from '../lib/display-name.ts';
import { SayThanks } from '../journey/say-thanks.tsx';
import { rockPage } from './rock-page.ts';

interface ThankFinderProps {
  rockId: string;
  seq: number;
  finder: PublicMember;
}

export default function ThankFinder({ rockId, seq, finder }: ThankFinderProps) {
  const queryClient = useQueryClient();
  const { queryKey } = rockPage(rockId);
  return (
    <SayThanks
      find={{ rockId, seq }}
      finder={displayName(finder)}
      thanks={undefined}
      // Not at once: what was said has the focus.
      onThanked={() => void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })}
      isSlim
    />
  );
}
