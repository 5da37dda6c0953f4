// The pages for the link that ends emails of a kind: one sentence, one button.
import { buttonClass } from '../../web/views/button-class.ts';
import { topicWords } from '../../schema/notifications.ts';
import type { Endable } from '../inbox/unsubscribe.ts';
import type { CardPage } from './card.tsx';
import { mainLook, MainWay } from './sign-in-pages.tsx';

const Topics = ({ endables }: { endables: readonly Endable[] }) => (
  <ul className="mt-2 list-disc pl-5 text-ink">
    {endables.map((one) => (
      <li key={one}>{one === 'digest' ? 'What comes in your digest' : topicWords[one]}</li>
    ))}
  </ul>
);

interface DecisionProps {
  token: string;
  isAgain?: boolean;
  children: string;
}

const Decision = ({ token, isAgain = false, children }: DecisionProps) => (
  <form method="post" action="/api/unsubscribe" className={isAgain ? 'mt-3' : 'mt-6'}>
    <input type="hidden" name="token" value={token} />
    {isAgain && <input type="hidden" name="again" value="yes" />}
    <button className={isAgain ? buttonClass({ size: 'large', class: 'w-full' }) : mainLook}>
      {children}
    </button>
  </form>
);

export const endPage = (endables: readonly Endable[], token: string): CardPage => ({
  heading: 'No more of these emails?',
  problem: null,
  content: (
    <>
      <p className="mt-2 text-soft">We stop writing to you about:</p>
      <Topics endables={endables} />
      <p className="mt-2 text-soft">In the app you still see what happens.</p>
      <Decision token={token}>Stop these emails</Decision>
    </>
  ),
});

export const endedPage = (endables: readonly Endable[], token: string): CardPage => ({
  heading: 'These emails have stopped',
  problem: null,
  content: (
    <>
      <p className="mt-2 text-soft">We no longer write to you about:</p>
      <Topics endables={endables} />
      <MainWay href="/">See your rocks</MainWay>
      <Decision token={token} isAgain>
        Send them again
      </Decision>
    </>
  ),
  leave: '',
});

export const sentAgainPage = (endables: readonly Endable[]): CardPage => ({
  heading: 'You get these emails again',
  problem: null,
  content: (
    <>
      <p className="mt-2 text-soft">We write to you about:</p>
      <Topics endables={endables} />
      <MainWay href="/">See your rocks</MainWay>
    </>
  ),
  leave: '',
});
