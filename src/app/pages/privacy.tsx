import { privacy } from '@/content/en/legal/privacy';
import { LegalPage } from '../templates/legal-page';

export default function PrivacyPage() {
  return <LegalPage page="privacy" content={privacy} />;
}
