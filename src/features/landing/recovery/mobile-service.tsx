import type { RecoveryContent } from '@/content/types-recovery';
import { CallLink } from '@/ui/contact-links';
import { Icon } from '@/ui/icon';
import { LinkedText } from '@/ui/linked-text';
import { Section } from '@/ui/section';

/** 'Mobile-Optimized Service' with its own call: an emergency help click of 2000 AED (spec 2, section 7). */
export function MobileService({ mobile }: { mobile: RecoveryContent['mobile'] }) {
  return (
    <Section id="mobile" title={mobile.title} intro={mobile.text} tone="dim">
      <div className="flex flex-wrap items-center gap-x-10 gap-y-6">
        <CallLink source="emergency help" className="min-h-16 px-8 text-2xl">
          {mobile.button}
        </CallLink>
        <ul className="space-y-1">
          {mobile.points.map((point) => (
            <li key={point} className="flex gap-2">
              <Icon name="check" className="mt-0.5 size-5 text-whatsapp-dark" />
              <span>
                <LinkedText>{point}</LinkedText>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
