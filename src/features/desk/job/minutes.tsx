import type { Ref } from 'react';
import { Button } from '@/ui/button';

/** What a dispatcher says on the phone, in minutes. */
const MINUTES = [10, 15, 20, 30, 45, 60] as const;

interface Props {
  label: string;
  variant: 'call' | 'ghost';
  saving: boolean;
  first?: Ref<HTMLButtonElement>;
  onChoose: (minutes: number) => void;
}

/** In how many minutes, one tap each. They are what a person said; nothing computes them. */
export function Minutes({ label, variant, saving, first, onChoose }: Props) {
  return (
    <fieldset disabled={saving}>
      <legend className="font-semibold">{label}</legend>
      <div className="mt-2 grid grid-cols-3 gap-2">
        {MINUTES.map((minutes, place) => (
          <Button
            key={minutes}
            variant={variant}
            ref={place === 0 ? first : undefined}
            onClick={() => onChoose(minutes)}
          >
            {minutes}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
