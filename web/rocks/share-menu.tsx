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
import { withWords } from '../lib/words.ts';

/** Loaded at the click, because a rock's page has it too. */
function withLink(act: (link: typeof ShareLink) => Promise<void>): void {
  withWords(import('./share-link.ts'))
    .then(act)
    .catch(() => toast(offlineWords));
}

export function ShareMenu({ rock, className }: { rock: OwnRock; className?: string }) {
  const [isSharing, setIsSharing] = useState(false);
  const share = async () => {
    setIsSharing(true);
    await shareRockDetails(rock);
    setIsSharing(false);
  };
  const words = useWords('share');
  const ofPage = useWords('pageAudience');
  const page = usePageAudience(rock);
  return (
    <Menu
      trigger={
        <Button pending={isSharing} className={className}>
          {words.share}
        </Button>
      }
    >
      <MenuItem disabled={isSharing} onSelect={() => void share()}>
        <Share2 aria-hidden />
        {words.details}
      </MenuItem>
      {'share' in navigator && (
        <MenuItem onSelect={() => withLink((link) => link.shareRockLink(rock))}>
          <Send aria-hidden />
          {words.link}
        </MenuItem>
      )}
      <MenuItem onSelect={() => withLink((link) => link.copyRockLink(rock))}>
        <Link2 aria-hidden />
        {words.copyLink}
      </MenuItem>
      <MenuItem onSelect={() => void copyWebsiteLink()}>
        <Link2 aria-hidden />
        {words.copyWebsite}
      </MenuItem>
      <MenuSeparator />
      <MenuChoice
        label={ofPage.label}
        value={page.audience}
        choices={pageAudiences.map((value) => ({ value, label: ofPage.choices[value].label }))}
        onChoose={page.choose}
      />
    </Menu>
  );
}
