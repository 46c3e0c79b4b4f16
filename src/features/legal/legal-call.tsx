import type { LegalContent } from '@/content/en/legal/shape';
import type { CallSource } from '@/tracking';
import { CallLink } from '@/ui/contact-links';
import { Phone } from '@/ui/phone';

export interface LegalProps {
  content: LegalContent;
  source: CallSource;
}

/** The call button of a legal page. */
export function LegalCall({ content, source }: LegalProps) {
  return (
    <CallLink source={source}>
      <span>
        {content.call} <Phone />
      </span>
    </CallLink>
  );
}
