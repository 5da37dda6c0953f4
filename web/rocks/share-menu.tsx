// The Share menu of a rock.
import { Link2, Send, Share2 } from 'lucide-react';
import { useState } from 'react';
import { pageAudiences } from '../../schema/page-audience.ts';
import type { OwnRock } from '../../schema/rocks.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../ui/menu.tsx';
import { offlineWords, toast } from '../ui/toast.ts';
import { usePageAudience } from './page-audience.ts';
import type * as ShareLink from './share-link.ts';
import { copyWebsiteLink, shareRockDetails } from './share-rock.ts';
import { useWords } from '../views/words.ts';

/** Loaded at the click, because a rock's page has it too. */
function withLink(act: (link: typeof ShareLink) => Promise<void>): void {
  import('./share-link.ts').then(act).catch(() => toast(offlineWords));
}

export function ShareMenu({ rock, className }: { rock: OwnRock; className?: string }) {
  const [isSharing, setIsSharing] = useState(false);
  const share = async () => {
    setIsSharing(true);
    await shareRockDetails(rock);
    setIsSharing(false);
  };
  const words = useWords('pageAudience');
  const page = usePageAudience(rock);
  return (
    <Menu
      trigger={
        <Button pending={isSharing} className={className}>
          Share
        </Button>
      }
    >
      <MenuItem disabled={isSharing} onSelect={() => void share()}>
        <Share2 aria-hidden />
        Share Rock Details
      </MenuItem>
      {'share' in navigator && (
        <MenuItem onSelect={() => withLink((link) => link.shareRockLink(rock))}>
          <Send aria-hidden />
          Share Rock Link
        </MenuItem>
      )}
      <MenuItem onSelect={() => withLink((link) => link.copyRockLink(rock))}>
        <Link2 aria-hidden />
        Copy Rock Link
      </MenuItem>
      <MenuItem onSelect={() => void copyWebsiteLink()}>
        <Link2 aria-hidden />
        Copy Website Link
      </MenuItem>
      <MenuSeparator />
      <MenuChoice
        label={words.label}
        value={page.audience}
        choices={pageAudiences.map((value) => ({ value, label: words.choices[value].label }))}
        onChoose={page.choose}
      />
    </Menu>
  );
}
