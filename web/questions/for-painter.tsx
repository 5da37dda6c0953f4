// A question as its painter sees it: they compare the photo with their rock, and answer.
import { useState, type ReactNode } from 'react';
import { displayName } from '../lib/display-name.ts';
import { nearWords } from '../../schema/near.ts';
import type { Question } from '../../schema/questions.ts';
import { SayThanks } from '../journey/say-thanks.tsx';
import { serverWords } from '../lib/api-error.ts';
import { RockPicture } from '../painting/rock-picture.tsx';
import { WholePhoto } from '../photos/whole-photo.tsx';
import { LazyReportDialog } from '../reports/lazy-report-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { Refusal } from '../ui/field.tsx';
import { nameOf, portrait, QuestionLayout, RockName } from './question-layout.tsx';
import { useAnswer } from './queries.ts';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';

export function ForPainter({ question }: { question: Question }) {
  const words = useWords('questions').forPainter;
  const { state, rock, finder, seq, thanks } = question;
  const picture = portrait(rock);
  switch (state) {
    case 'open':
      return <Answering question={question} />;
    case 'yes':
      return (
        <QuestionLayout
          key={state}
          picture={picture}
          title={<Sentence parts={words.wasFound<ReactNode>(<bdi>{rock.name}</bdi>)} />}
        >
          <p className="text-lg">
            <Sentence parts={words.counts<ReactNode>(nameOf(finder))} />
          </p>
          {seq !== null && (
            <SayThanks
              find={{ rockId: rock.id, seq }}
              finder={displayName(finder)}
              thanks={thanks ?? undefined}
              isMain
            />
          )}
        </QuestionLayout>
      );
    case 'no':
      return (
        <QuestionLayout key={state} picture={picture} title={words.thanks}>
          <p className="text-lg">
            <Sentence parts={words.theyKnow<ReactNode>(nameOf(finder), <RockName rock={rock} />)} />
          </p>
        </QuestionLayout>
      );
    case 'over':
      return (
        <QuestionLayout key={state} picture={picture} title={words.nothingLeft}>
          <p className="text-lg">
            <Sentence parts={words.movedOn<ReactNode>(<RockName rock={rock} />)} />
          </p>
        </QuestionLayout>
      );
  }
}

/** The photo is large: the answer cannot be taken back. */
function Answering({ question: { id, rock, finder, photoUrl } }: { question: Question }) {
  const places = useWords('near');
  const words = useWords('questions').forPainter;
  const answer = useAnswer(id);
  const [isReporting, setReporting] = useState(false);
  const refusal = answer.isError ? serverWords(answer.error, words.failed) : '';
  return (
    <article className="flex flex-col gap-6 wrap-anywhere">
      <h1>{words.heading}</h1>
      <div className="grid max-w-4xl gap-x-10 gap-y-6 sm:grid-cols-2">
        <figure className="flex min-w-0 flex-col gap-2">
          <figcaption className="line-clamp-1 font-semibold">{words.theirPhoto}</figcaption>
          {photoUrl && (
            <WholePhoto
              src={photoUrl}
              alt={words.theirPhoto}
              sizes="(min-width: 40rem) 26rem, 100vw"
              className="max-h-[min(26rem,60svh)] rounded-md border border-line object-contain"
            />
          )}
        </figure>
        <figure className="flex min-w-0 items-center gap-4 sm:flex-col sm:items-start sm:gap-2">
          <figcaption className="line-clamp-3 min-w-0 font-semibold sm:line-clamp-1">
            <Sentence parts={words.yours<ReactNode>(<RockName rock={rock} />)} />
            {rock.near && (
              <span className="block font-normal text-soft sm:hidden">{nearWords(places, rock.near)}</span>
            )}
          </figcaption>
          <RockPicture
            rock={rock}
            named={false}
            eager
            sizes="(min-width: 40rem) 26rem, 6rem"
            className="w-24 shrink-0 max-sm:order-first sm:w-full sm:max-w-[min(26rem,60svh)]"
          />
        </figure>
      </div>
      <div className="flex max-w-form flex-col items-start gap-4">
        <p className="text-lg">
          <Sentence
            parts={words.thinks<ReactNode>(
              nameOf(finder),
              <bdi>{rock.name}</bdi>,
              rock.near && nearWords(places, rock.near),
            )}
          />
        </p>
        <p className="text-soft">{words.ifYes}</p>
        <Refusal>{refusal}</Refusal>
        <div className="flex w-full flex-col gap-3 sm:flex-row">
          <Button
            variant="main"
            size="large"
            className="flex-1"
            pending={answer.isPending && answer.variables}
            disabled={answer.isPending && !answer.variables}
            onClick={() => answer.mutate(true)}
          >
            {words.yes}
          </Button>
          <Button
            size="large"
            className="flex-1"
            pending={answer.isPending && !answer.variables}
            disabled={answer.isPending && answer.variables}
            onClick={() => answer.mutate(false)}
          >
            {words.no}
          </Button>
        </div>
        <Button variant="link" className="text-sm" onClick={() => setReporting(true)}>
          {words.report}
        </Button>
      </div>
      <LazyReportDialog
        open={isReporting}
        onOpenChange={setReporting}
        subjects={{ question: '' }}
        subjectId={id}
        title={words.report}
      />
    </article>
  );
}
