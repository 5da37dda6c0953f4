// What the one who did something is told, by the model.
import { expect } from 'vitest';
import type { Act } from './acts.ts';
import { openFind } from './game.ts';
import { card, entry, iso, ownCard, remark, type Scene } from './views.ts';

/** After the model has done it, too. */
export function expectedAnswer(scene: Scene, act: Act): unknown {
  const { by, kind, hasPhoto } = act;
  if (kind === 'delete account') return { deleted: true };
  const rock = scene.state.rocks[act.stone];
  if (!rock) throw new Error(`nothing is registered for stone ${act.stone}`);
  const { id, name, imageUrl } = rock;
  const step = rock.steps.at(-1);
  const find = openFind(rock);
  const said = rock.remarks.at(-1);
  const { likeCount, likedByMe } = card(scene, rock, by, 0);
  switch (kind) {
    case 'register': {
      const photo = hasPhoto ? expect.stringMatching(/^\/img\/[a-z2-7]{32}$/) : null;
      return { ...ownCard(scene, rock, by), imageUrl: photo };
    }
    case 'find':
      return { foundRockId: find?.id, foundAt: iso(find?.at ?? 0), rock: { id, name, imageUrl } };
    case 'like':
    case 'unlike':
      return { likedByMe, likeCount };
    case 'comment':
      return said && remark(scene, said, by);
    case 'hide':
    case 'rehide':
    case 'log find':
      return step && entry(scene, rock, step, by);
  }
}
