// The labels of an order, with its reserved Rock IDs, fetched on printing.
import type { AdminOrder } from '../../schema/admin-orders.ts';
import { LabelPreview } from '../labels/label-preview.tsx';
import { useMemberMutation } from '../members/mutation.ts';
import { Button } from '../ui/button.tsx';
import { Refusal, ServerRefusal } from '../ui/field.tsx';
import { PrintedLabels } from './printed-labels.tsx';
import { labelsOf } from './queries.ts';
import { useWords } from '../views/words.ts';

export function OrderLabels({ order: { id, labels } }: { order: AdminOrder }) {
  const words = useWords('adminOrders');
  const shared = useWords('admin');
  const fetching = useMemberMutation(() => labelsOf([id]));
  const [own] = fetching.data ?? [];
  const hasLabels = own !== undefined && own.codes.length > 0;
  return (
    <section aria-labelledby="admin-labels" className="flex flex-col gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 id="admin-labels" className="text-base">
          {words.reserved(labels)}
        </h3>
        <Button pending={fetching.isPending} onClick={() => (hasLabels ? print() : fetching.mutate())}>
          {fetching.isPending ? shared.preparing : words.printLabels}
        </Button>
      </div>
      <ServerRefusal error={fetching.error} otherwise={words.labelsNotLoaded} />
      <Refusal>{own?.refusal}</Refusal>
      {own && own.onRocks > 0 && (
        <p className="text-sm text-soft">{hasLabels ? words.areOnRocks(own.onRocks) : words.allOnRocks}</p>
      )}
      {fetching.data && hasLabels && (
        <>
          <LabelPreview codes={own.codes} />
          <PrintedLabels orders={fetching.data} />
        </>
      )}
    </section>
  );
}
