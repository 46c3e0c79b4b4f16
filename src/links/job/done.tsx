/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Payment } from '@/contract/job/record';
import { latinDigits } from '@/contract/readable';
import type { JobWords } from '@/content/links/job';

interface Props {
  words: JobWords;
  finish: (paid: { price: number; payment: Payment }) => Promise<void>;
}

/** What was paid, and how: whole AED. */
export function Done({ words, finish }: Props) {
  const [price, setPrice] = useState('');
  const [payment, setPayment] = useState<Payment | ''>('');
  const [missing, setMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLSelectElement>(null);
  // It stands where the button was that opened it.
  useEffect(() => first.current?.focus(), []);
  const noPrice = !/^\d{1,6}$/.test(price);
  async function save(event: Event): Promise<void> {
    event.preventDefault();
    const lacks = noPrice || !payment;
    setMissing(lacks);
    if (lacks) (noPrice ? first : second).current?.focus();
    else await finish({ price: Number(price), payment });
  }
  const described = missing ? 'done-missing' : undefined;
  return (
    <form onSubmit={(event) => void save(event)}>
      <label for="price">{words.price}</label>
      <input
        ref={first}
        id="price"
        inputMode="numeric"
        autoComplete="off"
        value={price}
        aria-invalid={missing && noPrice}
        aria-describedby={described}
        onInput={(event) => setPrice(latinDigits(event.currentTarget.value).trim())}
      />
      <label for="payment">{words.payment}</label>
      <select
        ref={second}
        id="payment"
        value={payment}
        aria-invalid={missing && !payment}
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
