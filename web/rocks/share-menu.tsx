// The Share menu of a rock.
import { Link2, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { OwnRock } from '../../schema/rocks.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { copyWebsiteLink, shareRockDetails } from './share-rock.ts';

export function ShareMenu({ rock, className }: { rock: OwnRock; className?: string }) {
  const [isSharing, setIsSharing] = useState(false);
  const share = async () => {
    setIsSharing(true);
    await shareRockDetails(rock);
    setIsSharing(false);
  };
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
      <MenuItem onSelect={() => void copyWebsiteLink()}>
        <Link2 aria-hidden />
        Copy Website Link
      </MenuItem>
    </Menu>
  );
}
