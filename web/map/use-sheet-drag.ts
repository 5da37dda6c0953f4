// Drags the sheet over a map by its head. React renders once, at the end.
import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { restAfter, type Rest } from './sheet-rests.ts';

/** Pixels that a tap may move. */
const slack = 6;

interface Drag {
  startY: number;
  startHeight: number;
  heights: Record<Rest, number>;
  isMoving: boolean;
  /** The newest two positions, for the speed. */
  before: { y: number; at: number };
  last: { y: number; at: number };
}

/** @returns handlers for the sheet's head, the first child of the sheet, which is a child of the map's stage */
export function useSheetDrag(onRest: (rest: Rest) => void, onTap: () => void) {
  const drag = useRef<Drag>(null);
  const wasDragged = useRef(false);

  const end = ({ currentTarget }: PointerEvent<HTMLElement>, isLetGo: boolean) => {
    const ended = drag.current;
    drag.current = null;
    const stage = stageOf(currentTarget);
    if (!ended?.isMoving || !stage) return;
    const { before, last, heights, startY, startHeight } = ended;
    stage.style.removeProperty('--sheet-height');
    stage.removeAttribute('data-dragged');
    const speed = (before.y - last.y) / Math.max(1, last.at - before.at);
    if (isLetGo) onRest(restAfter(startHeight + startY - last.y, speed, heights));
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { currentTarget, target, clientY, isPrimary, button, pointerId, timeStamp } = event;
      wasDragged.current = false;
      const [sheet, stage] = [currentTarget.parentElement, stageOf(currentTarget)];
      if (!isPrimary || button !== 0 || !sheet || !stage) return;
      // Beside the map or below it nothing can be dragged.
      if (getComputedStyle(sheet).position !== 'absolute') return;
      // A mouse may leave the head with its first move. Clicks on its buttons must reach them.
      if (!isButton(target)) currentTarget.setPointerCapture(pointerId);
      const [peek, full] = [currentTarget.offsetHeight, stage.clientHeight];
      const here = { y: clientY, at: timeStamp };
      drag.current = {
        startY: clientY,
        startHeight: sheet.offsetHeight,
        heights: {
          peek,
          half: Number.parseFloat(getComputedStyle(stage).getPropertyValue('--sheet-half')),
          full,
        },
        isMoving: false,
        before: here,
        last: here,
      };
    },
    onPointerMove: ({ currentTarget, clientY, pointerId, timeStamp }: PointerEvent<HTMLElement>) => {
      const going = drag.current;
      const stage = stageOf(currentTarget);
      if (!going || !stage) return;
      const moved = going.startY - clientY;
      if (!going.isMoving && Math.abs(moved) < slack) return;
      if (!going.isMoving) {
        going.isMoving = wasDragged.current = true;
        currentTarget.setPointerCapture(pointerId);
        stage.setAttribute('data-dragged', '');
      }
      [going.before, going.last] = [going.last, { y: clientY, at: timeStamp }];
      const { peek, full } = going.heights;
      const height = Math.max(peek, Math.min(full, going.startHeight + moved));
      stage.style.setProperty('--sheet-height', `${height}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    /** A tap on the head, but for its buttons, is a shortcut of its button. */
    onClick: ({ target }: MouseEvent<HTMLElement>) => {
      if (!wasDragged.current && !isButton(target)) onTap();
    },
  };
}

const isButton = (target: EventTarget) => target instanceof Element && target.closest('button, a') !== null;
const stageOf = (head: HTMLElement) => head.closest<HTMLElement>('.map-stage');
