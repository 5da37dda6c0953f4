// Sends the outbox whenever there may be a network, and shows what has become of it.
import type { QueryClient } from '@tanstack/react-query';
import type { FromServiceWorker } from '../../schema/offline.ts';
import { goToSignIn } from '../members/sign-in.ts';
import { refreshInteractions, refreshRocks } from '../refresh.ts';
import { toast } from '../ui/toast.ts';
import { requestSending } from './request-sending.ts';
import { deedWords } from './words.ts';
import type { WriteKind } from './kept-write.ts';
import { wordsNow } from '../lib/words.ts';

/** Milliseconds between tries while the page is open: a network may be there without saying so. */
const patience = 30_000;
/** The first requests of a network that has returned often fail. Milliseconds after which it is tried again. */
const again = [0, 2000, 6000];

export function watchOutbox(): void {
  requestSending();
  addEventListener('online', () => again.forEach((after) => setTimeout(requestSending, after)));
  setInterval(() => {
    if (!document.hidden && navigator.onLine) requestSending();
  }, patience);
}

export function hearOfOutbox(queryClient: QueryClient, message: OutboxMessage): void {
  void queryClient.invalidateQueries({ queryKey: ['outbox'] });
  // So that the browser does not clear it for room. It may refuse, or ask.
  if (message.type === 'outbox') void navigator.storage?.persist().catch(() => false);
  if (message.type === 'sent') {
    toast({
      title: wordsNow('outbox').sent,
      description: deedWords({ ...message, kind: message.kind as WriteKind }),
      tone: 'good',
    });
    void refreshRocks(queryClient);
    void refreshInteractions(queryClient);
  } else if (message.type === 'sign-in') {
    const { title, description, action } = wordsNow('outbox').signIn;
    toast({ title, description, action: { label: action, run: () => goToSignIn() } });
  }
}

type OutboxMessage = Extract<FromServiceWorker, { type: 'outbox' | 'sent' | 'sign-in' }>;
