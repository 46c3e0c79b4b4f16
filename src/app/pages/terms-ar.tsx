import { terms } from '@/content/ar/legal/terms';
import { LegalPage } from '../templates/legal-page';

export default function TermsArPage() {
  return <LegalPage page="terms" content={terms} />;
}
