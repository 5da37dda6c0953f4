// A member says something on a rock's page.
import { useQueryClient } from '@tanstack/react-query';
import { rockPage } from '../rocks/rock-page.ts';
import { CommentForm } from './comment-form.tsx';
import { WaitingComments } from './waiting-comments.tsx';
import { UnlessSuspended } from '../members/unless-suspended.tsx';

/** The comment appears with what else was said meanwhile. */
export default function RockReply({ rockId }: { rockId: string }) {
  const queryClient = useQueryClient();
  return (
    <>
      <WaitingComments rockId={rockId} />
      <UnlessSuspended>
        <CommentForm
          rockId={rockId}
          onPosted={() => void queryClient.invalidateQueries({ queryKey: rockPage(rockId).queryKey })}
        />
      </UnlessSuspended>
    </>
  );
}
