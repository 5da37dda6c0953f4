// A member says something on a rock's page.
import { useQueryClient } from '@tanstack/react-query';
import { rockPage } from '../rocks/rock-page.ts';
import { CommentForm } from './comment-form.tsx';

/** The comment appears with what else was said meanwhile. */
export default function RockReply({ rockId }: { rockId: string }) {
  const queryClient = useQueryClient();
  return (
    <CommentForm
      rockId={rockId}
      onPosted={() => void queryClient.invalidateQueries({ queryKey: rockPage(rockId).queryKey })}
    />
  );
}
