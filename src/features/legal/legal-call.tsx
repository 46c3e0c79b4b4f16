import type { LegalContent } from '@/content/en/legal/shape';
import type { CallSource } from '@/tracking';
import { CallLink } from '@/ui/contact-links';
import { Phone } from '@/ui/phone';

/** Conversion value of the legal pages' call buttons, in AED (spec 1, section 9). */
const LEGAL_CALL_VALUE = 1300;

export interface LegalProps {
  content: LegalContent;
  source: CallSource;
}

/** The call button of a legal page, reported with the legal pages' own value. */
export function LegalCall({ content, source }: LegalProps) {
  return (
    <CallLink source={source} value={LEGAL_CALL_VALUE}>
      <span>
        {content.call} <Phone />
      </span>
    </CallLink>
  );
}
