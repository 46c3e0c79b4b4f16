import { site } from '@/config/site';

/** A phone number that stays left-to-right and in one line, also inside Arabic text. */
export function Phone({ number = site.hotline }: { number?: string }) {
  return (
    <bdi dir="ltr" className="whitespace-nowrap">
      {number}
    </bdi>
  );
}
