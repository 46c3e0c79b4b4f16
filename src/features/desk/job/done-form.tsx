import type { FormEvent } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import { PAYMENTS, type Job, type Payment } from '@/contract/job/record';
import { mayMove } from '@/contract/job/steps';
import { latinDigits } from '@/contract/readable';
import { Button } from '@/ui/button';
import { Field } from '@/ui/form/field';
import { Select } from '@/ui/form/select';
import { useInitialFocus } from '@/ui/use-initial-focus';
import type { Make } from './use-change';
import { dropDraft, useDraft } from '../use-draft';

interface Typed {
  /** As typed: digits, perhaps a decimal point, which is not saved; or ''. */
  price: string;
  payment: Payment | '';
}

interface Props {
  copy: DeskCopy;
  job: Job;
  saving: boolean;
  /** Somebody has just asked for the form here. */
  pressed: boolean;
  make: Make;
  onClose: () => void;
  onCancel: () => void;
}

/**
 * The price that was paid and how. Both may be left empty and filled in later, when the
 * job is done: the truck's driver may not know yet.
 */
export function DoneForm({ copy, job, saving, pressed, make, onClose, onCancel }: Props) {
  const { actions, next, payments, newJob } = copy;
  const first = useInitialFocus<HTMLInputElement>(pressed);
  const later = job.state === 'done';
  const label = later ? actions.savePrice : next.done;
  const [typed, setTyped] = useDraft<Typed | undefined>(`${job.id} paid`, undefined);
  const paid = typed ?? { price: String(job.finalPrice ?? ''), payment: job.payment ?? '' };
  const { price, payment } = paid;
  const end = (then: () => void) => {
    dropDraft(`${job.id} paid`);
    then();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    // The form's values as shown: also without a price, if a step that was undone had set one.
    const how = payment === '' ? null : payment;
    const wanted = later
      ? { kind: 'price' as const, price: Number(price), ...(how || job.payment ? { payment: how } : {}) }
      : { kind: 'step' as const, to: 'done' as const, price: price === '' ? null : Number(price), payment: how };
    if (await make(wanted, label)) end(onClose);
  };
  return (
    <form className="rounded-lg border-2 border-sign-edge p-3" onSubmit={(event) => void save(event)}>
      <div className="grid gap-x-3 sm:grid-cols-2">
        <Field label={actions.finalPrice}>
          {(control) => (
            <input
              {...control}
              ref={first}
              inputMode="numeric"
              pattern="[0-9]{1,6}"
              title={actions.wholeAed}
              required={later}
              value={price}
              onChange={({ target }) =>
                // A decimal point stays, and is refused: without it, 262.50 would become 26,250.
                setTyped({
                  ...paid,
                  price: latinDigits(target.value)
                    .replace(/[^\d.٫]/g, '')
                    .slice(0, 6),
                })
              }
            />
          )}
        </Field>
        <Field label={actions.payment}>
          {(control) => (
            <Select
              {...control}
              value={payment}
              onChange={(event) => setTyped({ ...paid, payment: event.target.value as Payment | '' })}
            >
              <option value="">{actions.choosePayment}</option>
              {PAYMENTS.map((id) => (
                <option key={id} value={id}>
                  {payments[id]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {(later || mayMove(job, 'done', 'desk')) && (
        <Button type="submit" variant="dark" className="w-full" disabled={saving}>
          {saving ? actions.saving : label}
        </Button>
      )}
      <button type="button" className="mt-2 min-h-12 underline underline-offset-4" onClick={() => end(onCancel)}>
        {newJob.cancel}
      </button>
    </form>
  );
}
