// What can be done with all chosen orders: print their labels, and mark them as shipped. Stays in sight below the list.
import { clsx } from 'clsx';
import { useRef, type ReactNode, type RefObject } from 'react';
import { adminLimits } from '../../schema/admin.ts';
import type { AdminOrder, OrderLabels } from '../../schema/admin-orders.ts';
import { isToShip } from '../../schema/orders.ts';
import { wordsNow } from '../lib/words.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { useOpened } from '../rocks/use-opened.ts';
import { Button } from '../ui/button.tsx';
import { ServerRefusal } from '../ui/field.tsx';
import { Sentence } from '../views/sentence.tsx';
import type { Choice } from './choice.ts';
import { PrintedLabels } from './printed-labels.tsx';
import { labelsOf } from './queries.ts';
import { ShipMany, type Sheet } from './ship-many.tsx';
import { dollars, numberWords, revenueOf } from './words.ts';
import { useWords } from '../views/words.ts';
import { sentences } from '../lib/sentences.ts';

interface ChosenOrdersProps {
  choice: Choice<AdminOrder>;
  /** Gets the focus when nothing is chosen any more. */
  returnTo: RefObject<HTMLElement | null>;
}

export function ChosenOrders({ choice: { chosen, set }, returnTo }: ChosenOrdersProps) {
  const words = useWords('adminOrders');
  const shared = useWords('admin');
  const printing = useMemberMutation(labelsOf);
  const shipping = useOpened<Sheet>();
  const bar = useRef<HTMLDivElement>(null);
  const isAny = chosen.length > 0;
  const isAnyToShip = chosen.some(isToShip);
  const ids = chosen.map(({ id }) => id);
  // Of another choice: neither its sheet nor its message is kept.
  const printed = isAny && sameIds(printing.variables, ids) ? printing.data : undefined;
  const chooseNone = () => {
    returnTo.current?.focus({ preventScroll: true });
    set(ids, false);
  };
  return (
    <>
      <div
        ref={bar}
        role="group"
        aria-label={words.chosenOrders}
        className={clsx(
          isAny &&
            'sticky bottom-0 z-10 -mx-2 flex flex-col gap-2 border-t border-edge bg-paper px-2 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        )}
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p role="status" className="tabular-nums sm:me-auto">
            {isAny && (
              <>
                <Sentence
                  parts={words.chosenSum<ReactNode>(chosen.length, dollars(revenueOf(chosen)), (text) => (
                    <strong>{text}</strong>
                  ))}
                />
                {!isAnyToShip && <span className="text-soft">{words.noneToShip}</span>}
              </>
            )}
          </p>
          {isAny && (
            <>
              <Button variant="link" onClick={chooseNone} className="max-sm:ms-auto">
                {words.chooseNone}
              </Button>
              <div className="flex gap-2 max-sm:w-full max-sm:*:grow max-sm:*:px-2 max-sm:*:text-sm">
                <Button pending={printing.isPending} onClick={() => printing.mutate(ids)}>
                  {printing.isPending ? shared.preparing : words.printAll}
                </Button>
                {isAnyToShip && (
                  <Button
                    variant="main"
                    aria-haspopup="dialog"
                    onClick={() => shipping.open(sheetOf(chosen))}
                  >
                    {words.markAsShipped}
                  </Button>
                )}
              </div>
            </>
          )}
        </div>
        {isAny && <ServerRefusal error={printing.error} otherwise={words.labelsNotLoaded} />}
        <p role="status" className="text-sm empty:hidden">
          {printed && printedWords(printed)}
        </p>
      </div>
      {printed && printed.some(({ codes }) => codes.length > 0) && <PrintedLabels orders={printed} />}
      {shipping.subject && (
        <ShipMany
          {...shipping.dialog}
          sheet={shipping.subject}
          onShipped={(shipped) => set(shipped, false)}
          returnTo={returnTo}
        />
      )}
    </>
  );
}

function sheetOf(chosen: readonly AdminOrder[]): Sheet {
  const waiting = chosen.filter(isToShip);
  const orders = waiting.slice(0, adminLimits.chosen);
  return { orders, leftOut: chosen.length - waiting.length, later: waiting.length - orders.length };
}

const sameIds = (before: readonly string[] | undefined, now: readonly string[]) =>
  before !== undefined && before.join() === now.join();

/** '30 labels of 3 orders. 2 more are on a rock already. Nothing to print for R-1.' */
function printedWords(printed: readonly OrderLabels[]): string {
  const words = wordsNow('adminOrders');
  const count = (counted: (order: OrderLabels) => number) =>
    printed.reduce((sum, order) => sum + counted(order), 0);
  const [codes, onRocks] = [count((order) => order.codes.length), count((order) => order.onRocks)];
  const without = printed.filter((order) => order.codes.length === 0).map(({ id }) => id);
  return sentences(
    codes > 0 && words.labelsOf(codes, printed.length - without.length),
    onRocks > 0 && words.moreOnRocks(onRocks),
    without.length > 0 && words.nothingToPrint(numberWords(without)),
  );
}
