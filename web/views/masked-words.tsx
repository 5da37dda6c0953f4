// A text that others wrote. Screen readers get words instead of a mask: they would read three bullets, or nothing.
import { codeMask } from '../../schema/interactions.ts';
import { useWords } from './words.ts';

export function MaskedWords({ children }: { children: string }) {
  const text = useWords('text');
  const [first, ...others] = children.split(codeMask);
  return (
    <>
      {first}
      {others.map((words, i) => (
        <span key={i}>
          <span aria-hidden>{codeMask}</span>
          <span className="sr-only">{text.hiddenCode}</span>
          {words}
        </span>
      ))}
    </>
  );
}
