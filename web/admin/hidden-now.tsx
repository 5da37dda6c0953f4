// All content hidden now, manually or automatically, with buttons that restore it.
import type { WithheldThing } from '../../schema/moderation.ts';
import type { ReactNode } from 'react';
import type { Words } from '../../schema/words/words.ts';
import { Sentence } from '../views/sentence.tsx';
import { MaskedWords } from '../views/masked-words.tsx';
import type { PagedQuery } from '../rocks/show-more.tsx';
import { Button } from '../ui/button.tsx';
import { Moment } from './time.tsx';
import { ActionSection } from './action-section.tsx';
import { destroyInRow, destroyRockPhoto } from './destroy-photo.tsx';
import { moderationAction } from './moderation-actions.tsx';
import { MemberIdentity } from './member-identity.tsx';
import { PagedTable } from './paged-table.tsx';
import type { ReasonedAction } from './reason-dialog.tsx';
import { RockLink } from './rock-link.tsx';
import type { Column } from './table.tsx';
import { WholePhoto } from '../photos/whole-photo.tsx';
import { thingWords } from './words.ts';
import { useWords } from '../views/words.ts';

export function HiddenNow({ query }: { query: PagedQuery<Row> }) {
  const words = useWords('moderation');
  const shared = useWords('admin');
  return (
    <ActionSection id="admin-hidden" title={words.hiddenNow}>
      {(ask) => (
        <PagedTable
          query={query}
          caption={words.hiddenCaption}
          columns={columnsWith({ moderation: words, admin: shared }, ask)}
          failed={words.hiddenNotLoaded}
          empty={words.nothingHidden}
          rows={2}
        />
      )}
    </ActionSection>
  );
}

type Row = WithheldThing & { id: string };

const columnsWith = (
  { moderation: texts, admin: shared }: Pick<Words, 'moderation' | 'admin'>,
  ask: (decision: ReasonedAction) => void,
): Column<Row>[] => [
  {
    title: texts.what,
    cell: ({ subject, rock }) => (
      <span>
        {rock ? (
          <Sentence parts={texts.withRock<ReactNode>(subject, <RockLink rock={rock} />)} />
        ) : (
          texts.titles[subject]
        )}
      </span>
    ),
  },
  { title: texts.asOthersSaw, cell: (thing) => <Content {...thing} /> },
  {
    title: texts.whose,
    cell: ({ author }) => (
      <div>
        <MemberIdentity member={author} />
      </div>
    ),
  },
  {
    title: texts.hiddenSince,
    cell: ({ since }) => (since === null ? shared.notKnown : <Moment at={since} />),
  },
  {
    title: shared.whatCanBeDone,
    isQuiet: true,
    cell: (thing) => {
      const words = thingWords(thing);
      const { subject, rock } = thing;
      return (
        <span className="flex flex-wrap gap-2 lg:justify-end">
          <Button
            aria-label={texts.restoreThing(words)}
            onClick={() => ask(moderationAction({ ...thing, isWithheld: true }, words, 'restore'))}
          >
            {texts.restore}
          </Button>
          {(subject === 'rock' || subject === 'photo') && rock !== null && rock.imageUrl !== null && (
            <Button
              aria-label={shared.destroyPhotoOf(rock.name)}
              className={destroyInRow}
              onClick={() => ask(destroyRockPhoto({ id: thing.subjectId, name: rock.name }))}
            >
              {shared.destroyPhoto}
            </Button>
          )}
        </span>
      );
    },
  },
];

/** The hidden words, photo, or rock with its description. */
function Content({ subject, rock, words }: WithheldThing) {
  const texts = useWords('moderation');
  if (words !== null || rock === null)
    return (
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {words !== null && <MaskedWords>{words}</MaskedWords>}
      </p>
    );
  const description = subject === 'rock' && rock.description;
  return (
    <div className="flex flex-col gap-1 max-lg:self-start lg:py-1">
      {rock.imageUrl && (
        <WholePhoto
          src={rock.imageUrl}
          alt={texts.hiddenPhoto(rock.name)}
          sizes="6rem"
          className="size-24 rounded-sm border border-line object-contain"
        />
      )}
      {description && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {description}
        </p>
      )}
      {!rock.imageUrl && !description && texts.noPhoto}
    </div>
  );
}
