import { privacy } from '@/content/ar/legal/privacy';
import { LegalPage } from '../templates/legal-page';

export default function PrivacyArPage() {
  return <LegalPage page="privacy" content={privacy} />;
}
