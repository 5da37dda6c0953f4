// The labels of an order, with its reserved Rock IDs, fetched on printing.
import { useEffect } from 'react';
import type { AdminOrder } from '../../schema/admin.ts';
import { api, bodyOf } from '../api.ts';
import { LabelPreview } from '../labels/label-preview.tsx';
import { LabelSheet } from '../labels/label-sheet.tsx';
import { useMemberMutation } from '../members/mutation.ts';
import { Button } from '../ui/button.tsx';
import { ServerRefusal } from '../ui/field.tsx';

export function OrderLabels({ order: { id, labels } }: { order: AdminOrder }) {
  const fetching = useMemberMutation(() => bodyOf(api.admin.orders[':id'].labels.$get({ param: { id } })));
  const codes = fetching.data?.codes;
  const onRocks = fetching.data?.onRocks ?? 0;
  useEffect(() => {
    if (!codes?.length) return;
    let isUnmounted = false;
    // Print once the labels are rendered and their font has loaded.
    requestAnimationFrame(() => void document.fonts.ready.then(() => isUnmounted || print()));
    return () => {
      isUnmounted = true;
    };
  }, [codes]);

  return (
    <section aria-labelledby="admin-labels" className="flex flex-col gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 id="admin-labels" className="text-base">
          {labels === 1 ? '1 Rock ID' : `${labels} Rock IDs`} reserved for it
        </h3>
        <Button pending={fetching.isPending} onClick={() => (codes?.length ? print() : fetching.mutate())}>
          {fetching.isPending ? 'Preparing...' : 'Print labels'}
        </Button>
      </div>
      <ServerRefusal error={fetching.error} otherwise="The labels could not be loaded. Please try again." />
      {onRocks > 0 && (
        <p className="text-sm text-soft">
          {codes?.length ? `${onRocks} more are on a rock already.` : 'All of them are on rocks already.'}
        </p>
      )}
      {codes && codes.length > 0 && (
        <>
          <LabelPreview codes={codes} />
          <LabelSheet
            rocks={codes.map((code) => ({ id: code, name: id, laserEngraverId: code }))}
            copies={1}
          />
        </>
      )}
    </section>
  );
}
