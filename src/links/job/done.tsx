/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { Payment } from '@/contract/job/record';
import { latinDigits } from '@/contract/readable';
import type { JobWords } from '@/content/links/job';
import type { Wanted } from '../shared/use-press';

interface Props {
  words: JobWords;
  press: (wanted: Wanted) => Promise<void>;
}

/** What was paid, and how: whole AED. */
export function Done({ words, press }: Props) {
  const [price, setPrice] = useState('');
  const [payment, setPayment] = useState<Payment | ''>('');
  const [missing, setMissing] = useState(false);
  async function save(event: Event): Promise<void> {
    event.preventDefault();
    await press({ kind: 'step', to: 'done', price: Number(price), payment: payment as Payment });
  }
  const described = missing ? 'done-missing' : undefined;
  return (
    // The browser marks what is missing, and leads there; what it says is in its own language, which may be another.
    <form onInvalidCapture={() => setMissing(true)} onSubmit={(event) => void save(event)}>
      <label for="price">{words.price}</label>
      <input
        id="price"
        required
        pattern="\d{1,6}"
        inputMode="numeric"
        autoComplete="off"
        value={price}
        aria-describedby={described}
        onInput={(event) => setPrice(latinDigits(event.currentTarget.value).trim())}
      />
      <label for="payment">{words.payment}</label>
      <select
        id="payment"
        required
        value={payment}
        aria-describedby={described}
        onChange={(event) => setPayment(event.currentTarget.value as Payment | '')}
      >
        <option value="">{words.choose}</option>
        {(Object.keys(words.payments) as Payment[]).map((id) => (
          <option key={id} value={id}>
            {words.payments[id]}
          </option>
        ))}
      </select>
      {missing && (
        <p class="notice" id="done-missing" role="alert">
          {words.missing}
        </p>
      )}
      <button type="submit" class="big">
        {words.finish}
      </button>
    </form>
  );
}
