import { homeAreas } from '@/content/areas-home';
import { home } from '@/content/ar/home';
import { layout } from '@/content/ar/layout';
import { EliteCategories, EmergencyBanner, Hero, HowItWorks, ServiceAreas, Services } from '@/features/home';
import { business, webSite } from '../json-ld';
import { Seo } from '../seo';
import { TicketSlot } from '../ticket-slot';

const areas = homeAreas.map(({ name, ar }) => ({ id: name, label: ar }));

/** `/arabic`: the home page in Arabic. The fleet map is an English page of its own. */
export default function HomeArPage() {
  return (
    <>
      <Seo id="homeAr" meta={home.meta} jsonLd={[business(), webSite()]} />
      <Hero content={home} whatsappMessage={layout.whatsappMessage} smsMessage={layout.smsMessage} />
      <EmergencyBanner banner={home.banner} />
      <HowItWorks how={home.how} />
      <EliteCategories elite={home.elite} />
      <Services services={home.services} />
      <ServiceAreas words={home.areas} areas={areas} />
      <TicketSlot />
    </>
  );
}
