// How a question is shown once there is nothing to compare: a picture, a heading and what comes next.
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { nameOr } from '../../schema/members.ts';
import type { Question } from '../../schema/questions.ts';
import { RockPicture } from '../painting/rock-picture.tsx';

interface LayoutProps {
  title: ReactNode;
  /** Beside the words on a wide screen, above them on a phone. */
  picture: ReactNode;
  children: ReactNode;
}

/** The heading takes the focus, also when the state changes and the button that had it is gone. */
export function QuestionLayout({ title, picture, children }: LayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <article className="grid items-center gap-x-12 gap-y-6 sm:grid-cols-[auto_minmax(0,1fr)] lg:gap-x-16">
      <div className="w-3/4 max-w-72 sm:w-[min(18rem,54svh)] lg:w-96 lg:max-w-none">{picture}</div>
      <div className="flex max-w-form min-w-0 flex-col items-start gap-4 wrap-anywhere">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </article>
  );
}

export const portrait = (rock: Question['rock']) => (
  <RockPicture rock={rock} named={false} eager sizes="(min-width: 64rem) 24rem, 18rem" className="w-full" />
);

/** Its name, which leads to its page. */
export function RockName({ rock }: Pick<Question, 'rock'>) {
  if (rock.hasNoPage) return <bdi>{rock.name}</bdi>;
  return (
    <Link to="/rocks/$id" params={{ id: rock.id }} className="link">
      <bdi>{rock.name}</bdi>
    </Link>
  );
}

/** A member's name in a sentence; null for somebody without one. */
export function nameOf(member: Question['finder']): ReactNode {
  const name = nameOr(member, '');
  return name === '' ? null : <bdi className="wrap-anywhere">{name}</bdi>;
}
