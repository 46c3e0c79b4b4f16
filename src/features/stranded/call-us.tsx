import { CallLink } from '@/ui/contact-links';
import { cx } from '@/ui/cx';
import { Phone } from '@/ui/phone';

/**
 * The company's own line as a full-width button with the number on it, for reading off to somebody else's phone too.
 */
export function CallUs({ label, className }: { label: string; className?: string }) {
  return (
    <CallLink
      source="stranded"
      className={cx('min-h-16 w-full flex-wrap gap-x-2.5 gap-y-0 px-3 text-[1.35rem] xs:text-2xl', className)}
    >
      <span className="whitespace-nowrap">{label}</span> <Phone />
    </CallLink>
  );
}
