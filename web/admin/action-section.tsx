// A section of the dashboard with actions, and the dialog that asks for their reason.
import { useRef, type ReactNode, type RefObject } from 'react';
import { useOpened } from '../rocks/use-opened.ts';
import { ReasonDialog, type ReasonedAction } from './reason-dialog.tsx';

interface ActionSectionProps {
  id: string;
  title: string;
  /** The content. @param ask opens the dialog of an action @param area the section, for the focus */
  children: (ask: (decision: ReasonedAction) => void, area: RefObject<HTMLElement | null>) => ReactNode;
}

export function ActionSection({ id, title, children }: ActionSectionProps) {
  const asked = useOpened<ReasonedAction>();
  const area = useRef<HTMLElement>(null);
  return (
    <section ref={area} tabIndex={-1} aria-labelledby={id} className="flex flex-col gap-5">
      <h2 id={id}>{title}</h2>
      {children(asked.open, area)}
      {asked.subject && (
        <ReasonDialog key={asked.subject.key} {...asked.dialog} decision={asked.subject} returnTo={area} />
      )}
    </section>
  );
}
