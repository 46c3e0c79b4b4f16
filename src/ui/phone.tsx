import { site } from '@/config/site';

/** A phone number that stays left-to-right and in one line (`.tel` in the styles), also inside Arabic text. */
export function Phone({ number = site.hotline }: { number?: string }) {
  return (
    <bdi dir="ltr" className="tel">
      {number}
    </bdi>
  );
}
