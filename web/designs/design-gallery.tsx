// The designs of Rock Hunter Pro: drawings to trace onto stones, and palettes.
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../painting/empty-state.tsx';
import { useOpened } from '../rocks/use-opened.ts';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { DesignCard } from './design-card.tsx';
import { DesignDialog } from './design-dialog.tsx';
import { PaletteList } from './palette-list.tsx';
import { designList } from './queries.ts';
import { useWords } from '../views/words.ts';
import { designIn, paletteIn } from './texts.ts';

const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4';

export default function DesignGallery() {
  const query = useQuery(designList);
  const words = useWords('designs');
  const texts = useWords('designTexts');
  const list = query.data && {
    designs: query.data.designs.map((one) => designIn(texts, one)),
    palettes: query.data.palettes.map((one) => paletteIn(texts, one)),
  };
  const opened = useOpened<string>();
  const design = list?.designs.find(({ id }) => id === opened.subject);

  if (!list && query.isError) return <LoadFailed title={words.loadFailed} queries={[query]} />;
  if (!list) return <GalleryWaiting />;

  return (
    <div className="flex flex-col gap-12">
      <ul className={grid}>
        {list.designs.map((one) => (
          <li key={one.id}>
            <DesignCard design={one} onOpen={() => opened.open(one.id)} />
          </li>
        ))}
      </ul>
      <section aria-label={words.palettes} className="flex flex-col gap-5">
        <h3 className="text-xl">{words.palettes}</h3>
        <PaletteList palettes={list.palettes} />
      </section>
      {design && <DesignDialog design={design} {...opened.dialog} />}
    </div>
  );
}

function GalleryWaiting() {
  return (
    <SkeletonGroup className={grid}>
      {Array.from({ length: 8 }, (_, i) => (
        <div key={i} className="flex flex-col gap-3">
          <Skeleton className="aspect-square w-full rounded-md" />
          <Skeleton className="h-5 w-2/3 rounded-sm" />
          <Skeleton className="h-4 w-1/2 rounded-sm" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
