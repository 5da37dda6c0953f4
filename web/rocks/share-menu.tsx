// A rock's Share menu.
import { Link2, Share2 } from 'lucide-react';
import type { OwnRock } from '../../schema/rocks.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { copyWebsiteLink, shareRockDetails } from './share-rock.ts';

export function ShareMenu({ rock, className }: { rock: OwnRock; className?: string }) {
  return (
    <Menu trigger={<Button className={className}>Share</Button>}>
      <MenuItem onSelect={() => void shareRockDetails(rock)}>
        <Share2 aria-hidden />
        Share Rock Details
      </MenuItem>
      <MenuItem onSelect={() => void copyWebsiteLink()}>
        <Link2 aria-hidden />
        Copy Website Link
      </MenuItem>
    </Menu>
  );
}
