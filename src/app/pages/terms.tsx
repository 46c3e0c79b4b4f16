import { terms } from '@/content/en/legal/terms';
import { LegalPage } from '../templates/legal-page';

export default function TermsPage() {
  return <LegalPage page="terms" content={terms} />;
}
