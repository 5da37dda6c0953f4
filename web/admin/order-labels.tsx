// The labels of an order, with its reserved Rock IDs, fetched on printing.
import type { AdminOrder } from '../../schema/admin-orders.ts';
import { LabelPreview } from '../labels/label-preview.tsx';
import { useMemberMutation } from '../members/mutation.ts';
import { Button } from '../ui/button.tsx';
import { Refusal, ServerRefusal } from '../ui/field.tsx';
import { PrintedLabels } from './printed-labels.tsx';
import { labelsOf } from './queries.ts';

export function OrderLabels({ order: { id, labels } }: { order: AdminOrder }) {
  const fetching = useMemberMutation(() => labelsOf([id]));
  const [own] = fetching.data ?? [];
  const hasLabels = own !== undefined && own.codes.length > 0;
  return (
    <section aria-labelledby="admin-labels" className="flex flex-col gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 id="admin-labels" className="text-base">
          {labels === 1 ? '1 Rock ID' : `${labels} Rock IDs`} reserved for it
        </h3>
        <Button pending={fetching.isPending} onClick={() => (hasLabels ? print() : fetching.mutate())}>
          {fetching.isPending ? 'Preparing...' : 'Print labels'}
        </Button>
      </div>
      <ServerRefusal error={fetching.error} otherwise="The labels could not be loaded. Please try again." />
      <Refusal>{own?.refusal}</Refusal>
      {own && own.onRocks > 0 && (
        <p className="text-sm text-soft">
          {hasLabels ? `${own.onRocks} more are on a rock already.` : 'All of them are on rocks already.'}
        </p>
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
