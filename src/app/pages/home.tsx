import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { homeAreas } from '@/content/areas-home';
import { fleetWords } from '@/content/en/fleet-words';
import { home } from '@/content/en/home';
import type { LayoutContent } from '@/content/layout-types';
import { FleetSection, useFleetStart } from '@/features/fleet';
import { EliteCategories, EmergencyBanner, Hero, HowItWorks, ServiceAreas, Services } from '@/features/home';
import { business, webSite } from '../head/json-ld';
import { Seo } from '../head/seo';
import { TicketSlot } from '../ticket-slot';

const areas = homeAreas.map(({ name }) => ({ id: name, label: name }));

export default function HomePage() {
  const { whatsappMessage, smsMessage } = useOutletContext<LayoutContent>();
  const [slide, setSlide] = useState(0);
  const startMap = useFleetStart({ slideIndex: slide });
  return (
    <>
      <Seo id="home" meta={home.meta} jsonLd={[business(), webSite()]} />
      <Hero content={home} whatsappMessage={whatsappMessage} smsMessage={smsMessage} onSlide={setSlide} />
      <EmergencyBanner banner={home.banner} />
      <HowItWorks how={home.how} />
      <EliteCategories elite={home.elite} />
      <Services services={home.services} />
      <FleetSection words={fleetWords} start={startMap} />
      <ServiceAreas words={home.areas} areas={areas} />
      <TicketSlot />
    </>
  );
}
