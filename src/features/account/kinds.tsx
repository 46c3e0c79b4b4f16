import { ACCOUNT_KINDS } from '@/contract/account-fields';
import type { AccountContent } from '@/content/account-types';
import { TILE, TILE_INPUT } from '@/ui/form/tiles';
import { controlId } from './control-id';

/** As many as fit, each a tile to tick. */
export function Kinds({ words, error }: { words: AccountContent; error: string | undefined }) {
  const id = controlId('kinds');
  return (
    <fieldset className="asked min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-semibold">{words.fields.kinds.label}</legend>
      <div className="mt-1.5 grid grid-cols-2 gap-2 xs:grid-cols-3 lg:grid-cols-6">
        {ACCOUNT_KINDS.map((kind, index) => (
          <label key={kind} className={TILE}>
            <input
              id={index === 0 ? id : undefined}
              type="checkbox"
              name="kinds"
              value={kind}
              aria-invalid={Boolean(error)}
              className={TILE_INPUT}
            />
            {words.kinds[kind]}
          </label>
        ))}
      </div>
      <p id={`${id}-error`} className="min-h-6 pt-0.5 text-base font-semibold text-alert">
        {error ?? ''}
      </p>
    </fieldset>
  );
}
