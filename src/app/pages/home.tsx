import { useState } from 'react';
import { homeAreas } from '@/content/areas-home';
import { home } from '@/content/en/home';
import { layout } from '@/content/en/layout';
import { FleetSection, useFleetStart } from '@/features/fleet';
import { EliteCategories, EmergencyBanner, Hero, HowItWorks, ServiceAreas, Services } from '@/features/home';
import { business, webSite } from '../json-ld';
import { Seo } from '../seo';

const areaNames = homeAreas.map((area) => area.name);

export default function HomePage() {
  const [slide, setSlide] = useState(0);
  const startMap = useFleetStart({ slideIndex: slide });
  return (
    <>
      <Seo id="home" meta={home.meta} jsonLd={[business(), webSite()]} />
      <Hero content={home} whatsappMessage={layout.whatsappMessage} smsMessage={layout.smsMessage} onSlide={setSlide} />
      <EmergencyBanner banner={home.banner} />
      <HowItWorks how={home.how} />
      <EliteCategories elite={home.elite} />
      <Services services={home.services} />
      <FleetSection start={startMap} />
      <ServiceAreas words={home.areas} names={areaNames} />
    </>
  );
}
