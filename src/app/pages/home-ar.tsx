import { useOutletContext } from 'react-router-dom';
import { homeAreas } from '@/content/areas-home';
import { home } from '@/content/ar/home';
import type { LayoutContent } from '@/content/layout-types';
import { EliteCategories, EmergencyBanner, Hero, HowItWorks, ServiceAreas, Services } from '@/features/home';
import { business, webSite } from '../head/json-ld';
import { Seo } from '../head/seo';
import { TicketSlot } from '../ticket-slot';

const areas = homeAreas.map(({ name, ar }) => ({ id: name, label: ar }));

/** `/arabic`: the home page in Arabic. It names the fleet map's page; the map itself would be 6 kB of scripts more. */
export default function HomeArPage() {
  const { whatsappMessage, smsMessage } = useOutletContext<LayoutContent>();
  return (
    <>
      <Seo id="homeAr" meta={home.meta} jsonLd={[business(), webSite()]} />
      <Hero content={home} whatsappMessage={whatsappMessage} smsMessage={smsMessage} />
      <EmergencyBanner banner={home.banner} />
      <HowItWorks how={home.how} />
      <EliteCategories elite={home.elite} />
      <Services services={home.services} />
      <ServiceAreas words={home.areas} areas={areas} />
      <TicketSlot />
    </>
  );
}
