// All content hidden now, manually or automatically, with buttons that restore it.
import type { WithheldThing } from '../../schema/moderation.ts';
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
import { notKnown, subjectTitles, thingWords } from './words.ts';

export function HiddenNow({ query }: { query: PagedQuery<Row> }) {
  return (
    <ActionSection id="admin-hidden" title="Hidden now">
      {(ask) => (
        <PagedTable
          query={query}
          caption="What is hidden now, the newest first"
          columns={columnsWith(ask)}
          failed="What is hidden could not be loaded."
          empty="Nothing is hidden."
          rows={2}
        />
      )}
    </ActionSection>
  );
}

type Row = WithheldThing & { id: string };

const columnsWith = (ask: (decision: ReasonedAction) => void): Column<Row>[] => [
  {
    title: 'What',
    cell: ({ subject, rock }) => (
      <span>
        {subjectTitles[subject]}
        {rock && (
          <>
            , <RockLink rock={rock} />
          </>
        )}
      </span>
    ),
  },
  { title: 'As others saw it', cell: (thing) => <Content {...thing} /> },
  {
    title: 'Whose',
    cell: ({ author }) => (
      <div>
        <MemberIdentity member={author} />
      </div>
    ),
  },
  {
    title: 'Hidden since',
    cell: ({ since }) => (since === null ? notKnown : <Moment at={since} />),
  },
  {
    title: 'What can be done',
    isQuiet: true,
    cell: (thing) => {
      const words = thingWords(thing);
      const { subject, rock } = thing;
      return (
        <span className="flex flex-wrap gap-2 lg:justify-end">
          <Button
            aria-label={`Restore ${words}`}
            onClick={() => ask(moderationAction({ ...thing, isWithheld: true }, words, 'restore'))}
          >
            Restore
          </Button>
          {(subject === 'rock' || subject === 'photo') && rock !== null && rock.imageUrl !== null && (
            <Button
              aria-label={`Destroy the photo of ${rock.name}`}
              className={destroyInRow}
              onClick={() => ask(destroyRockPhoto({ id: thing.subjectId, name: rock.name }))}
            >
              Destroy the photo
            </Button>
          )}
        </span>
      );
    },
  },
];

/** The hidden words, photo, or rock with its description. */
function Content({ subject, rock, words }: WithheldThing) {
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
          alt={`Hidden: ${rock.name}`}
          sizes="6rem"
          className="size-24 rounded-sm border border-line object-contain"
        />
      )}
      {description && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {description}
        </p>
      )}
      {!rock.imageUrl && !description && 'No photo'}
    </div>
  );
}
