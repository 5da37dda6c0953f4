// Corrects the postal address of a founding pack that was not shipped.
import { useState, type SubmitEvent } from 'react';
import { PackAddress, type AdminOrder } from '../../schema/admin-orders.ts';
import type { ShippingAddress } from '../../schema/orders.ts';
import { api } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { DialogActions } from '../ui/dialog.tsx';
import { ServerRefusal, TextArea, TextField } from '../ui/field.tsx';
import { useAdminAction } from './changes.ts';
import { useWords } from '../views/words.ts';

const parts = ['name', 'line1', 'line2', 'city', 'state', 'postalCode'] as const;
type Part = (typeof parts)[number];

interface PackAddressFormProps {
  order: AdminOrder & { shipping: ShippingAddress };
  onClose: () => void;
}

export function PackAddressForm({ order: { id, shipping }, onClose }: PackAddressFormProps) {
  const words = useWords('adminOrders');
  const shared = useWords('admin');
  const [typed, setTyped] = useState<Record<Part | 'reason', string>>({ ...shipping, reason: '' });
  const [refusals, setRefusals] = useState<Partial<Record<Part | 'reason', string>>>({});
  const correct = useAdminAction({
    send: (json: PackAddress, headers) =>
      api.admin.orders[':id'].address.$put({ param: { id }, json }, { headers }),
    done: { title: words.addressCorrected },
    onDone: onClose,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { data, error } = PackAddress.safeParse(typed);
    setRefusals(Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message])));
    if (data) correct.mutate(data);
    else
      event.currentTarget.querySelector<HTMLElement>(`[name=${String(error?.issues[0]?.path[0])}]`)?.focus();
  };
  const field = (part: Part | 'reason') => ({
    name: part,
    value: typed[part],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [part]: target.value }),
    error: refusals[part],
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 border-t border-line pt-4">
      <h3 className="text-base">{words.correctAddress}</h3>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {parts.map((part) => (
          <TextField key={part} label={words.fields[part]} autoComplete="off" {...field(part)} />
        ))}
      </div>
      <TextArea label={shared.reasonLabel} hint={words.reasonHint} dir="auto" {...field('reason')} />
      <ServerRefusal error={correct.error} otherwise={shared.notSaved} />
      <DialogActions>
        <Button onClick={onClose}>{shared.cancel}</Button>
        <Button type="submit" variant="main" pending={correct.isPending}>
          {correct.isPending ? shared.saving : words.saveAddress}
        </Button>
      </DialogActions>
    </form>
  );
}
