// The pages for the link that ends emails of a kind: one sentence, one button.
import type { Words } from '../../schema/words/words.ts';
import { buttonClass } from '../../web/views/button-class.ts';
import { useWords } from '../../web/views/words.ts';
import type { Endable } from '../inbox/unsubscribe.ts';
import type { CardPage } from './card.tsx';
import { mainLook, MainWay } from './sign-in-pages.tsx';

function Topics({ endables }: { endables: readonly Endable[] }) {
  const words = useWords('unsubscribe');
  const { topics } = useWords('notifications');
  return (
    <ul className="mt-2 list-disc ps-5 text-ink">
      {endables.map((one) => (
        <li key={one}>{one === 'digest' ? words.digest : topics[one]}</li>
      ))}
    </ul>
  );
}

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

export const endPage = (
  { unsubscribe: words }: Words,
  endables: readonly Endable[],
  token: string,
): CardPage => ({
  heading: words.ask,
  problem: null,
  content: (
    <>
      <p className="mt-2 text-soft">{words.askLead}</p>
      <Topics endables={endables} />
      <p className="mt-2 text-soft">{words.inTheApp}</p>
      <Decision token={token}>{words.stop}</Decision>
    </>
  ),
});

export const endedPage = (
  { unsubscribe: words }: Words,
  endables: readonly Endable[],
  token: string,
): CardPage => ({
  heading: words.ended,
  problem: null,
  content: (
    <>
      <p className="mt-2 text-soft">{words.endedLead}</p>
      <Topics endables={endables} />
      <MainWay href="/">{words.yourRocks}</MainWay>
      <Decision token={token} isAgain>
        {words.sendAgain}
      </Decision>
    </>
  ),
  leave: '',
});

export const sentAgainPage = ({ unsubscribe: words }: Words, endables: readonly Endable[]): CardPage => ({
  heading: words.again,
  problem: null,
  content: (
    <>
      <p className="mt-2 text-soft">{words.againLead}</p>
      <Topics endables={endables} />
      <MainWay href="/">{words.yourRocks}</MainWay>
    </>
  ),
  leave: '',
});
